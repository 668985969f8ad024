#if !defined(_WIN32) && !defined(__wasm__)

#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "System.h"

#include <pthread.h>
#include <time.h>

#if defined(__linux__)
#include <string.h>
#include <sys/auxv.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

#pragma mark - The end of a thread

static pthread_key_t end_of_thread;
static bool hears_of_ends;

static void end_thread(void *thread) { kw_end_thread(thread); }

static void listen_to_ends(void) {
  hears_of_ends = pthread_key_create(&end_of_thread, end_thread) == 0;
}

void kw_when_thread_ends(kw_thread *thread) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, listen_to_ends);
  if (hears_of_ends) pthread_setspecific(end_of_thread, thread);
}

#pragma mark - Time

int64_t kw_now(void) {
#if defined(__APPLE__)
  return (int64_t)clock_gettime_nsec_np(CLOCK_MONOTONIC_RAW);
#else
#if defined(CLOCK_BOOTTIME)
  const clockid_t clock = CLOCK_BOOTTIME;
#else
  const clockid_t clock = CLOCK_MONOTONIC;
#endif
  struct timespec now = {0};
  clock_gettime(clock, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
#endif
}

#pragma mark - Locks

#if defined(__APPLE__)
void kw_system_acquire(kw_system_lock *lock) { os_unfair_lock_lock(lock); }
void kw_system_release(kw_system_lock *lock) { os_unfair_lock_unlock(lock); }
#else
void kw_system_acquire(kw_system_lock *lock) { pthread_mutex_lock(lock); }
void kw_system_release(kw_system_lock *lock) { pthread_mutex_unlock(lock); }
#endif

static pthread_mutex_t monitor = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t something_ended = PTHREAD_COND_INITIALIZER;

void kw_monitor_enter(void) { pthread_mutex_lock(&monitor); }
void kw_monitor_exit(void) { pthread_mutex_unlock(&monitor); }
bool kw_monitor_sleep(void) { return pthread_cond_wait(&something_ended, &monitor), true; }
void kw_monitor_wake(void) { pthread_cond_broadcast(&something_ended); }

#pragma mark - Stacks

#if defined(__APPLE__)

kw_stack kw_find_stack(void) {
  pthread_t self = pthread_self();
  uintptr_t size = pthread_get_stacksize_np(self);
  return (kw_stack){(uintptr_t)pthread_get_stackaddr_np(self) - size, size};
}

#elif defined(__linux__)

// The stack of the first thread grows up to the limit, from the page on which the kernel put the path of
// the program. The C library would read a file about all memory of the process to find that page.
static kw_stack kw_find_first_stack(void) {
  struct rlimit limit;
  const char *path = (const char *)getauxval(AT_EXECFN);
  if (!path || getrlimit(RLIMIT_STACK, &limit) != 0) return (kw_stack){0};
  // There may be no limit.
  if (limit.rlim_cur == RLIM_INFINITY) return (kw_stack){0};
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t top = ((uintptr_t)path + strlen(path) + sizeof(void *) + page) & ~(page - 1);
  uintptr_t used = top - kw_stack_address();
  return used < limit.rlim_cur ? (kw_stack){top - limit.rlim_cur, limit.rlim_cur} : (kw_stack){0};
}

kw_stack kw_find_stack(void) {
  if (syscall(SYS_gettid) == getpid()) return kw_find_first_stack();
  pthread_attr_t attributes;
  void *lowest = NULL;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return (kw_stack){0};
  pthread_attr_getstack(&attributes, &lowest, &size);
  pthread_attr_destroy(&attributes);
  return (kw_stack){(uintptr_t)lowest, size};
}

#else

kw_stack kw_find_stack(void) { return (kw_stack){0}; }

#endif

#pragma mark - Another stack

typedef struct aside {
  void (*work)(const void *);
  const void *argument;
} aside;

static void *begin_aside(void *argument) {
  aside *here = argument;
  here->work(here->argument);
  return NULL;
}

void kw_run_aside(void (*work)(const void *), const void *argument) {
  aside here = {work, argument};
  pthread_attr_t attributes;
  pthread_t thread;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 512 << 10);
  if (pthread_create(&thread, &attributes, begin_aside, &here) == 0) pthread_join(thread, NULL);
}

#endif
