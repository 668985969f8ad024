#if defined(_WIN32)

// Never run: compiled with the headers of MinGW.

#include "System.h"

#pragma mark - The end of a thread

static DWORD end_of_thread = FLS_OUT_OF_INDEXES;

static void NTAPI end_thread(void *thread) {
  if (thread) kw_end_thread(thread);
}

static BOOL CALLBACK listen_to_ends(INIT_ONCE *once, void *argument, void **result) {
  (void)once, (void)argument, (void)result;
  end_of_thread = FlsAlloc(end_thread);
  return TRUE;
}

void kw_when_thread_ends(kw_thread *thread) {
  static INIT_ONCE once = INIT_ONCE_STATIC_INIT;
  InitOnceExecuteOnce(&once, listen_to_ends, NULL, NULL);
  if (end_of_thread != FLS_OUT_OF_INDEXES) FlsSetValue(end_of_thread, thread);
}

#pragma mark - Time

int64_t kw_now(void) {
  // Not QueryInterruptTime, for which each program would have to name another library.
  return (int64_t)GetTickCount64() * 1000000;
}

#pragma mark - Locks

void kw_system_acquire(kw_system_lock *lock) { AcquireSRWLockExclusive(lock); }
void kw_system_release(kw_system_lock *lock) { ReleaseSRWLockExclusive(lock); }

static SRWLOCK monitor = SRWLOCK_INIT;
static CONDITION_VARIABLE something_ended = CONDITION_VARIABLE_INIT;

void kw_monitor_enter(void) { AcquireSRWLockExclusive(&monitor); }
void kw_monitor_exit(void) { ReleaseSRWLockExclusive(&monitor); }
bool kw_monitor_sleep(void) {
  return SleepConditionVariableSRW(&something_ended, &monitor, INFINITE, 0), true;
}
void kw_monitor_wake(void) { WakeAllConditionVariable(&something_ended); }

#pragma mark - Stacks

kw_stack kw_find_stack(void) {
  ULONG_PTR lowest, end;
  GetCurrentThreadStackLimits(&lowest, &end);
  return (kw_stack){lowest, end - lowest};
}

typedef struct aside {
  void (*work)(const void *);
  const void *argument;
} aside;

static DWORD WINAPI begin_aside(void *argument) {
  aside *here = argument;
  here->work(here->argument);
  return 0;
}

void kw_run_aside(void (*work)(const void *), const void *argument) {
  aside here = {work, argument};
  HANDLE thread =
      CreateThread(NULL, 512 << 10, begin_aside, &here, STACK_SIZE_PARAM_IS_A_RESERVATION, NULL);
  if (!thread) return;
  WaitForSingleObject(thread, INFINITE);
  CloseHandle(thread);
}

#endif
