/// Functions for benchmarks that Swift does not offer: a sink that no optimizer sees through, clocks, the
/// load of the machine, and a count of allocations.

#ifndef BENCHMARK_SUPPORT_H
#define BENCHMARK_SUPPORT_H

#include <stdint.h>

/// Uses what is at an address, as far as a compiler can tell.
void kb_use(const void *_Nullable address);

/// Does nothing, where a tool that counts instructions looks.
void kb_mark(void);

/// Nanoseconds of processor time of the calling thread.
int64_t kb_thread_nanoseconds(void);

/// Nanoseconds since an arbitrary moment.
int64_t kb_wall_nanoseconds(void);

/// Seconds of processor time of finished child processes.
double kb_child_seconds(void);

/// How many threads wanted to run, on average over the last minute.
double kb_load(void);

/// How often this thread has allocated memory, or -1 on systems where allocations are not counted.
int64_t kb_allocations(void);

#endif
