/// What the kernel needs of threads and the standard library does not offer: one
/// thread-local record, a lock that the sanitizers understand, and a way to sleep
/// until another thread has finished.

#ifndef KEYWORKS_THREADS_H
#define KEYWORKS_THREADS_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__APPLE__)
#include <os/lock.h>
#endif

#pragma mark - The thread

/// How much memory for frames a thread has from the start.
#define KW_ROOM 6144

/// What one thread is doing, written by that thread alone. The one exception is
/// `awaited`: it is guarded by the monitor below.
typedef struct kw_thread {
  /// The innermost frame of the resolutions on this thread.
  void *_Nullable innermost;
  /// A frame whose stack address is outside this window looks back for a cycle and
  /// checks what is left of the stack. The first frame of a thread always does.
  uintptr_t window_start;
  uintptr_t window_size;
  /// The lowest address of the stack, 0 until it was asked for, and its size, 0 where the
  /// system does not say.
  uintptr_t stack_end;
  uintptr_t stack_size;
  /// The instances with the lifetime `.graph` of the outermost resolution. Their memory
  /// stays for the next one; this says whether there are any.
  void *_Nullable graph;
  bool has_graph;
  /// Frees that memory when the thread ends.
  void (*_Nullable free_graph)(void *_Nonnull graph);
  /// Whether the thread gathers a list outside of every frame: its members share them.
  bool is_gathering;
  /// The variants under which the thread resolves, if there are any.
  void *_Nullable variants;
  /// Whether an observer runs: what it resolves is no event.
  bool is_observing;
  /// The frame whose result this thread sleeps for.
  void *_Nullable awaited;
  /// Memory for the first frames; deeper ones are allocated one by one.
  _Alignas(16) unsigned char room[KW_ROOM];
} kw_thread;

/// Where the record of the calling thread is, once it has one. Only a pointer: with glibc a
/// library that is loaded late gets a few words of the memory that one instruction reaches, and
/// all that is larger is asked for with a call.
extern _Thread_local kw_thread *_Nullable kw_this_thread
#if defined(__GLIBC__)
    __attribute__((tls_model("initial-exec")))
#endif
    ;

/// Makes a record, which lives until the thread ends.
kw_thread *_Nonnull kw_begin_thread(void);

static inline kw_thread *_Nonnull kw_current_thread(void) {
  kw_thread *thread = kw_this_thread;
  return __builtin_expect(thread != NULL, 1) ? thread : kw_begin_thread();
}

static inline void *_Nonnull kw_room(kw_thread *_Nonnull thread) { return thread->room; }

/// Returns an address on the stack, near to where the caller runs.
static inline uintptr_t kw_stack_address(void) { return (uintptr_t)__builtin_frame_address(0); }

/// Asks the system for the stack of the calling thread.
void kw_measure_stack(kw_thread *_Nonnull thread);

#pragma mark - The process

/// Whether any isolation has ever begun. A relaxed load is enough: who runs in an isolation
/// was handed it by the thread that began it, and so sees what that did before.
extern uint32_t kw_isolations;
static inline bool kw_isolation_has_begun(void) {
  return __builtin_expect(__atomic_load_n(&kw_isolations, __ATOMIC_RELAXED) != 0, 0);
}
static inline void kw_isolation_begins(void) {
  __atomic_store_n(&kw_isolations, 1, __ATOMIC_RELAXED);
}

/// The same for values that a `with` gives.
extern uint32_t kw_contexts;
static inline bool kw_context_has_begun(void) {
  return __atomic_load_n(&kw_contexts, __ATOMIC_RELAXED) != 0;
}
static inline void kw_context_begins(void) {
  __atomic_store_n(&kw_contexts, 1, __ATOMIC_RELAXED);
}

/// A variable of the environment.
const char *_Nullable kw_environment(const char *_Nonnull name);

#pragma mark - The lock

/// The lock and the unlock are calls, never inlined: seen from Swift an unlock may
/// then do anything, so the optimiser cannot move a retain behind it.
typedef struct kw_lock {
#if defined(__APPLE__)
  os_unfair_lock raw;
#else
  pthread_mutex_t raw;
#endif
} kw_lock;

void kw_lock_init(kw_lock *_Nonnull lock);
void kw_lock_destroy(kw_lock *_Nonnull lock);
void kw_lock_acquire(kw_lock *_Nonnull lock);
void kw_lock_release(kw_lock *_Nonnull lock);

/// A lock that is held for a few instructions, without a call to the system. Its fast way
/// is one atomic operation where the lock above needs two. Who finds it held tries again,
/// then gives its turn away, then sleeps, so that a thread of low priority that holds it
/// gets to run.
typedef struct kw_brief_lock {
#if defined(__APPLE__)
  os_unfair_lock raw;
#else
  uint32_t raw;
#endif
} kw_brief_lock;

void kw_brief_lock_wait(kw_brief_lock *_Nonnull lock);
void kw_brief_lock_release(kw_brief_lock *_Nonnull lock);

/// Inlined, unlike the release: what comes after an acquire is never moved before it.
static inline void kw_brief_lock_acquire(kw_brief_lock *_Nonnull lock) {
#if defined(__APPLE__)
  os_unfair_lock_lock(&lock->raw);
#else
  if (__atomic_exchange_n(&lock->raw, 1, __ATOMIC_ACQUIRE)) kw_brief_lock_wait(lock);
#endif
}

/// The release for who has retained nothing under the lock; inlined too.
static inline void kw_brief_lock_release_plainly(kw_brief_lock *_Nonnull lock) {
#if defined(__APPLE__)
  os_unfair_lock_unlock(&lock->raw);
#else
  __atomic_store_n(&lock->raw, 0, __ATOMIC_RELEASE);
#endif
}

#pragma mark - The monitor

/// One lock for the whole process, in which threads sleep. Only a thread that is
/// about to wait, or has somebody waiting for it, ever enters.
typedef struct kw_sleeper {
  pthread_cond_t raw;
} kw_sleeper;

void kw_monitor_enter(void);
void kw_monitor_exit(void);
void kw_sleeper_init(kw_sleeper *_Nonnull sleeper);
void kw_sleeper_destroy(kw_sleeper *_Nonnull sleeper);
/// Leaves the monitor, sleeps, and enters it again. May return without a wake.
void kw_sleeper_sleep(kw_sleeper *_Nonnull sleeper);
void kw_sleeper_wake(kw_sleeper *_Nonnull sleeper);

#endif
