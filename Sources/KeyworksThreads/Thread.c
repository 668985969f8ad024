#include "System.h"

#include <stdlib.h>

_Thread_local kw_thread *kw_this_thread;

kw_thread *kw_begin_thread(void) {
  // On each system of the library, memory for anything begins at a multiple of 16.
  kw_thread *thread = malloc(sizeof *thread + KW_ROOM);
  if (!thread) abort();
  *thread = (kw_thread){0};
  kw_when_thread_ends(thread);
  return kw_this_thread = thread;
}

void kw_end_thread(kw_thread *thread) {
  if (thread->innermost && thread->when_abandoned) thread->when_abandoned(thread->innermost);
  kw_this_thread = NULL;
  free(thread);
}

void kw_measure_stack(kw_thread *thread) {
  kw_stack stack = kw_find_stack();
  thread->stack_end = stack.size ? stack.lowest : UINTPTR_MAX;
  thread->stack_size = stack.size;
}

#pragma mark - The lock

// It lies in front of what it guards.
typedef struct kw_lock {
  void *memory;
  kw_system_lock raw;
} kw_lock;

void *kw_make_lock(size_t size, size_t alignment) {
  if (alignment < _Alignof(kw_lock)) alignment = _Alignof(kw_lock);
  char *memory = malloc(sizeof(kw_lock) + size + alignment);
  if (!memory) abort();
  uintptr_t content = ((uintptr_t)memory + sizeof(kw_lock) + alignment - 1) & ~(alignment - 1);
  kw_lock *lock = (kw_lock *)content - 1;
  *lock = (kw_lock){memory, KW_UNLOCKED};
  return (void *)content;
}

void kw_destroy_lock(void *content) { free(((kw_lock *)content - 1)->memory); }
void kw_acquire(void *content) { kw_system_acquire(&((kw_lock *)content - 1)->raw); }
void kw_release(void *content) { kw_system_release(&((kw_lock *)content - 1)->raw); }
