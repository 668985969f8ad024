#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "KeyworksThreads.h"

#include <sched.h>
#include <stdlib.h>
#include <time.h>

#if defined(__linux__)
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

_Thread_local kw_thread kw_this_thread;
uint32_t kw_isolations;

const char *kw_environment(const char *name) { return getenv(name); }

void kw_measure_stack(kw_thread *thread) {
#if defined(__APPLE__)
  pthread_t self = pthread_self();
  thread->stack_size = pthread_get_stacksize_np(self);
  thread->stack_end = (uintptr_t)pthread_get_stackaddr_np(self) - thread->stack_size;
#elif defined(__linux__)
  pthread_attr_t attributes;
  void *lowest = 0;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  pthread_attr_getstack(&attributes, &lowest, &size);
  pthread_attr_destroy(&attributes);
  thread->stack_end = (uintptr_t)lowest;
  thread->stack_size = size;
  // The stack of the first thread grows. Some C libraries tell how far it has come, not
  // how far it may go.
  struct rlimit limit;
  if (syscall(SYS_gettid) != getpid() || getrlimit(RLIMIT_STACK, &limit) != 0) return;
  if (limit.rlim_cur == RLIM_INFINITY) {
    thread->stack_end = 0;
  } else if (limit.rlim_cur > size) {
    thread->stack_end -= limit.rlim_cur - size;
    thread->stack_size = limit.rlim_cur;
  }
#endif
}

kw_farewell kw_farewell_make(void (*work)(void *)) {
  kw_farewell farewell;
  farewell.exists = pthread_key_create(&farewell.raw, work) == 0;
  return farewell;
}

bool kw_farewell_to(kw_farewell farewell, void *object) {
  return farewell.exists && pthread_setspecific(farewell.raw, object) == 0;
}

#if defined(__APPLE__)
void kw_lock_init(kw_lock *lock) { lock->raw = OS_UNFAIR_LOCK_INIT; }
void kw_lock_destroy(kw_lock *lock) { (void)lock; }
void kw_lock_acquire(kw_lock *lock) { os_unfair_lock_lock(&lock->raw); }
void kw_lock_release(kw_lock *lock) { os_unfair_lock_unlock(&lock->raw); }
void kw_brief_lock_wait(kw_brief_lock *lock) { os_unfair_lock_lock(&lock->raw); }
void kw_brief_lock_release(kw_brief_lock *lock) { os_unfair_lock_unlock(&lock->raw); }
#else
void kw_lock_init(kw_lock *lock) { pthread_mutex_init(&lock->raw, 0); }
void kw_lock_destroy(kw_lock *lock) { pthread_mutex_destroy(&lock->raw); }
void kw_lock_acquire(kw_lock *lock) { pthread_mutex_lock(&lock->raw); }
void kw_lock_release(kw_lock *lock) { pthread_mutex_unlock(&lock->raw); }

static void wait_briefly(const uint32_t *lock) {
  for (int turn = 0; __atomic_load_n(lock, __ATOMIC_RELAXED); turn++) {
    if (turn < 64) continue;
    if (turn < 128) {
      sched_yield();
    } else {
      nanosleep(&(struct timespec){.tv_nsec = 50000}, 0);
    }
  }
}

void kw_brief_lock_wait(kw_brief_lock *lock) {
  do wait_briefly(&lock->raw);
  while (__atomic_exchange_n(&lock->raw, 1, __ATOMIC_ACQUIRE));
}
void kw_brief_lock_release(kw_brief_lock *lock) {
  __atomic_store_n(&lock->raw, 0, __ATOMIC_RELEASE);
}
#endif

static pthread_mutex_t monitor = PTHREAD_MUTEX_INITIALIZER;

void kw_monitor_enter(void) { pthread_mutex_lock(&monitor); }
void kw_monitor_exit(void) { pthread_mutex_unlock(&monitor); }
void kw_sleeper_init(kw_sleeper *sleeper) { pthread_cond_init(&sleeper->raw, 0); }
void kw_sleeper_destroy(kw_sleeper *sleeper) { pthread_cond_destroy(&sleeper->raw); }
void kw_sleeper_sleep(kw_sleeper *sleeper) { pthread_cond_wait(&sleeper->raw, &monitor); }
void kw_sleeper_wake(kw_sleeper *sleeper) { pthread_cond_signal(&sleeper->raw); }
