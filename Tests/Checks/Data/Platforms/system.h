// Stands for the C library of a system whose SDK is not here.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct os_unfair_lock_s {
  uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;
void os_unfair_lock_lock(os_unfair_lock_t _Nonnull lock);
void os_unfair_lock_unlock(os_unfair_lock_t _Nonnull lock);
_Bool os_unfair_lock_trylock(os_unfair_lock_t _Nonnull lock);

// What the interface files for Linux take from the C library of Linux.
static inline uint32_t _swift_stdlib_gettid(void) { return 1; }
static inline uint32_t _swift_stdlib_futex_lock(uint32_t *lock) { return 0; }
static inline uint32_t _swift_stdlib_futex_trylock(uint32_t *lock) { return 0; }
static inline uint32_t _swift_stdlib_futex_unlock(uint32_t *lock) { return 0; }
