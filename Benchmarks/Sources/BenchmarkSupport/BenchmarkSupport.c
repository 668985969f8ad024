#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "BenchmarkSupport.h"

#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

void kb_use(const void *address) { (void)address; }

void kb_mark(void) { __asm__ volatile(""); }

static int64_t nanoseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int64_t kb_thread_nanoseconds(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }
int64_t kb_wall_nanoseconds(void) { return nanoseconds(CLOCK_MONOTONIC); }

double kb_child_seconds(void) {
  struct rusage usage;
  if (getrusage(RUSAGE_CHILDREN, &usage) != 0) return 0;
  return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
         + (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

double kb_load(void) {
  double load = 0;
  return getloadavg(&load, 1) == 1 ? load : 0;
}

#if defined(__GLIBC__)
// The program's own `malloc` replaces the C library's `malloc`, and calls it.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local int64_t allocations;

void *malloc(size_t size) {
  allocations++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations++;
  return __libc_calloc(count, size);
}

void *realloc(void *old, size_t size) {
  allocations++;
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocations++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  allocations++;
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : 12;
}

int64_t kb_allocations(void) { return allocations; }
#else
int64_t kb_allocations(void) { return -1; }
#endif
