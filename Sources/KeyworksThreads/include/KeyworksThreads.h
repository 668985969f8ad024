/// The functions for threads that the library needs and the standard library does not offer: a
/// thread-local record, atomic words, a lock for systems without `Mutex`, and a way to sleep until
/// another thread has finished.

#ifndef KEYWORKS_THREADS_H
#define KEYWORKS_THREADS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma mark - The thread

/// The size of the memory for frames that a thread has from the start.
#define KW_ROOM 6144

/// The size of the memory for the property that a property wrapper injects.
#define KW_PROPERTY 48

/// The state of one thread. Only that thread writes it.
typedef struct kw_thread {
  /// The innermost frame of the resolves on this thread.
  void *_Nullable innermost;
  /// A frame whose stack address is outside this window looks back for a cycle and checks the rest
  /// of the stack. The first frame of a thread always does.
  uintptr_t window_start;
  uintptr_t window_size;
  /// The lowest address of the stack, or 0 until it is measured; and its size, or 0 if the system
  /// does not provide it.
  uintptr_t stack_end;
  uintptr_t stack_size;
  /// The instances with the lifetime `.graph` of the outermost resolve, if there are any.
  void *_Nullable graph;
  /// Called if the thread ends during a resolve, for example by `pthread_exit`.
  void (*_Nullable when_abandoned)(void *_Nonnull innermost);
  /// Whether the thread gathers a list outside all frames. Its members then share the graph.
  bool is_gathering;
  /// The variants under which the thread resolves, if there are any, and the task that runs under them.
  void *_Nullable variants;
  intptr_t task_of_variants;
  /// What the thread has dropped while it prepares a container, if it does.
  void *_Nullable leftovers;
  /// Whether frames record their inputs, because a recursion may be endless.
  bool notes_inputs;
  /// Whether an observer is running. Its own resolves cause no events.
  bool is_observing;
  /// Whether a property wrapper is injecting, and its property.
  bool is_injecting;
  _Alignas(8) unsigned char property[KW_PROPERTY];
  /// Memory for the first frames, of size `KW_ROOM`; deeper ones are allocated one by one. Its size is not
  /// part of the type, because Swift would generate code to copy it.
  _Alignas(16) unsigned char room[];
} kw_thread;

/// The record of the calling thread, once it has one. It is only a pointer: with glibc, a library
/// that is loaded late gets a few words of the memory that one instruction can reach. Anything
/// larger takes a function call.
extern _Thread_local kw_thread *_Nullable kw_this_thread
#if defined(__GLIBC__)
    __attribute__((tls_model("initial-exec")))
#endif
    ;

/// Creates a record, which lives until the thread ends.
kw_thread *_Nonnull kw_begin_thread(void);

static inline kw_thread *_Nonnull kw_current_thread(void) {
  kw_thread *thread = kw_this_thread;
  return __builtin_expect(thread != NULL, 1) ? thread : kw_begin_thread();
}

static inline void *_Nonnull kw_room(kw_thread *_Nonnull thread) { return thread->room; }
static inline void *_Nonnull kw_property(kw_thread *_Nonnull thread) { return thread->property; }

/// Returns an address on the stack, near the caller's frame.
static inline uintptr_t kw_stack_address(void) { return (uintptr_t)__builtin_frame_address(0); }

/// Asks the system for the stack of the calling thread.
void kw_measure_stack(kw_thread *_Nonnull thread);

/// Returns the nanoseconds since some moment, on a clock that goes on while the system sleeps.
int64_t kw_now(void);

/// Runs a function on a thread with a stack of its own, because the calling thread has little left.
/// Returns without running it if there can be no such thread.
void kw_run_aside(void (*_Nonnull work)(const void *_Nonnull), const void *_Nonnull argument);

#pragma mark - Words

// The compiler puts these into their callers, so that the thread sanitizer sees them.
#define KW_INLINE static inline __attribute__((always_inline))

KW_INLINE intptr_t kw_load(const intptr_t *_Nonnull word) {
  return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}
KW_INLINE void kw_store(intptr_t *_Nonnull word, intptr_t value) {
  __atomic_store_n(word, value, __ATOMIC_RELEASE);
}
KW_INLINE intptr_t kw_add(intptr_t *_Nonnull word, intptr_t number) {
  return __atomic_add_fetch(word, number, __ATOMIC_ACQ_REL);
}
KW_INLINE intptr_t kw_replace(intptr_t *_Nonnull word, intptr_t expected, intptr_t value) {
  __atomic_compare_exchange_n(word, &expected, value, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
  return expected;
}
KW_INLINE void kw_set_bits(intptr_t *_Nonnull word, intptr_t bits) {
  __atomic_fetch_or(word, bits, __ATOMIC_RELEASE);
}
KW_INLINE void kw_clear_bits(intptr_t *_Nonnull word, intptr_t bits) {
  __atomic_fetch_and(word, ~bits, __ATOMIC_RELEASE);
}

#pragma mark - The process

/// Whether any sandbox has ever begun, or the process was launched for tests. A relaxed load is
/// enough: code in a sandbox received it from the thread that began it, and so sees what that thread
/// did before.
extern uint32_t kw_sandboxes;
static inline bool kw_sandbox_has_begun(void) {
  return __builtin_expect(__atomic_load_n(&kw_sandboxes, __ATOMIC_RELAXED) != 0, 0);
}
static inline void kw_sandbox_begins(void) {
  __atomic_store_n(&kw_sandboxes, 1, __ATOMIC_RELAXED);
}

/// The same for the values of a `with`.
extern uint32_t kw_contexts;
static inline bool kw_context_has_begun(void) {
  return __atomic_load_n(&kw_contexts, __ATOMIC_RELAXED) != 0;
}
static inline void kw_context_begins(void) {
  __atomic_store_n(&kw_contexts, 1, __ATOMIC_RELAXED);
}

/// The same for the records of who fetches what later.
extern uint32_t kw_later_uses;
static inline bool kw_later_use_has_begun(void) {
  return __builtin_expect(__atomic_load_n(&kw_later_uses, __ATOMIC_RELAXED) != 0, 0);
}
static inline void kw_later_use_begins(void) {
  if (!kw_later_use_has_begun()) __atomic_store_n(&kw_later_uses, 1, __ATOMIC_RELAXED);
}

/// The same for factories that are resolved in tasks, and for variants in force in a task.
extern uint32_t kw_tasks, kw_variants_of_tasks;
static inline bool kw_task_has_begun(void) {
  return __builtin_expect(__atomic_load_n(&kw_tasks, __ATOMIC_RELAXED) != 0, 0);
}
// Written only once, because other threads read data nearby.
static inline void kw_task_begins(void) {
  if (!kw_task_has_begun()) __atomic_store_n(&kw_tasks, 1, __ATOMIC_RELAXED);
}
static inline bool kw_task_may_have_variants(void) {
  return __builtin_expect(__atomic_load_n(&kw_variants_of_tasks, __ATOMIC_RELAXED) != 0, 0);
}
static inline void kw_task_has_variants(void) {
  if (!kw_task_may_have_variants()) __atomic_fetch_or(&kw_variants_of_tasks, 1, __ATOMIC_RELAXED);
}
/// The same for the variants of a launch, which are those of tasks too.
static inline bool kw_launch_may_have_variants(void) {
  return __builtin_expect(__atomic_load_n(&kw_variants_of_tasks, __ATOMIC_RELAXED) & 2, 0);
}
static inline void kw_launch_has_variants(void) {
  if (!kw_launch_may_have_variants()) {
    __atomic_fetch_or(&kw_variants_of_tasks, 2, __ATOMIC_RELAXED);
  }
}

/// Whether an environment variable is neither empty nor 0.
bool kw_is_set(const char *_Nonnull variable);

/// Whether the process was launched for tests. Written in C because every program asks once, and the first
/// use of `CommandLine` and of strings takes a third of a start.
bool kw_is_launched_for_tests(void);

#pragma mark - The lock

/// Creates a lock together with memory for what it guards, and returns that memory.
void *_Nonnull kw_make_lock(size_t size, size_t alignment);
void kw_destroy_lock(void *_Nonnull content);
void kw_acquire(void *_Nonnull content);
void kw_release(void *_Nonnull content);

#pragma mark - The monitor

/// One lock for the whole process, in which threads sleep until a build has ended.
void kw_monitor_enter(void);
void kw_monitor_exit(void);
/// Leaves the monitor, sleeps, and enters it again. May return without a wake.
///
/// Returns false if there is only one thread, which nothing could wake.
bool kw_monitor_sleep(void);
/// Wakes all sleeping threads.
void kw_monitor_wake(void);

#endif
