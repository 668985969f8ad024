/// What a benchmark needs and Swift does not offer: a sink that the optimizer cannot see into,
/// clocks, the load of the machine, and a count of allocations.

#ifndef BENCHMARK_SUPPORT_H
#define BENCHMARK_SUPPORT_H

#include <stdint.h>

/// Makes the compiler assume that the value at an address is used.
void kb_use(const void *_Nullable address);

/// Nanoseconds of CPU time of the calling thread.
int64_t kb_thread_nanoseconds(void);

/// Nanoseconds since a fixed moment.
int64_t kb_wall_nanoseconds(void);

/// Seconds of CPU time of finished child processes.
double kb_child_seconds(void);

/// The average number of runnable threads over the last minute.
double kb_load(void);

/// How many allocations this thread has made, or -1 if they are not counted.
int64_t kb_allocations(void);

#endif
