#if defined(__wasm__)

// WebAssembly without threads. Never run.

#include "System.h"

#include <time.h>

void kw_when_thread_ends(kw_thread *thread) { (void)thread; }

void kw_system_acquire(kw_system_lock *lock) { (void)lock; }
void kw_system_release(kw_system_lock *lock) { (void)lock; }

void kw_monitor_enter(void) {}
void kw_monitor_exit(void) {}
// Nothing else could run and end the wait.
bool kw_monitor_sleep(void) { return false; }
void kw_monitor_wake(void) {}

int64_t kw_now(void) {
  struct timespec now = {0};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

kw_stack kw_find_stack(void) { return (kw_stack){0}; }

void kw_run_aside(void (*work)(const void *), const void *argument) { work(argument); }

#endif
