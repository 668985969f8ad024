/// What each system does in its own way. One of the files Posix.c, Windows.c and OneThread.c defines it.

#ifndef KEYWORKS_SYSTEM_H
#define KEYWORKS_SYSTEM_H

#include "KeyworksThreads.h"

#if defined(__APPLE__)
#include <os/lock.h>
typedef os_unfair_lock kw_system_lock;
#define KW_UNLOCKED OS_UNFAIR_LOCK_INIT
#elif defined(_WIN32)
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
typedef SRWLOCK kw_system_lock;
#define KW_UNLOCKED SRWLOCK_INIT
#elif defined(__wasm__)
#define KW_ONE_THREAD
typedef char kw_system_lock;
#define KW_UNLOCKED 0
#else
#include <pthread.h>
typedef pthread_mutex_t kw_system_lock;
#define KW_UNLOCKED PTHREAD_MUTEX_INITIALIZER
#endif

void kw_system_acquire(kw_system_lock *lock);
void kw_system_release(kw_system_lock *lock);

/// Calls `kw_end_thread` when the calling thread ends.
void kw_when_thread_ends(kw_thread *thread);

/// Another destructor that runs later on the same thread and resolves is given a new record. The end of
/// that record is reported in one more round.
void kw_end_thread(kw_thread *thread);

/// The lowest address of a stack and its size, which is 0 if the system does not provide it.
typedef struct kw_stack {
  uintptr_t lowest;
  uintptr_t size;
} kw_stack;

/// Finds the stack of the calling thread.
kw_stack kw_find_stack(void);

#endif
