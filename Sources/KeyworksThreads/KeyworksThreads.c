#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "KeyworksThreads.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#if defined(__ELF__)
#include <link.h>
#elif defined(__APPLE__)
#include <mach-o/dyld.h>
#include <mach-o/getsect.h>
#endif

#if defined(__linux__)
#include <sys/resource.h>
#include <sys/syscall.h>
#endif

uint32_t kw_sandboxes;
uint32_t kw_contexts;
uint32_t kw_later_uses;
uint32_t kw_tasks, kw_variants_of_tasks;

const char *kw_environment(const char *name) { return getenv(name); }

#pragma mark - Copies of the library

// Every image in the process that contains the library has a mark. When a copy of the library is
// loaded, it looks for the marks and complains unless its own comes first. Nothing is written
// anywhere: setting an environment variable moves the environment, and would hide the arguments
// from Swift.
//
// On ELF, all copies use the C symbols of the first, such as `kw_this_thread`, but symbols of Swift
// are protected: each copy uses its own. A binary without a copy uses the first that is loaded. So it
// may happen that nobody uses the second, and the complaint is printed all the same: on Apple
// platforms, a binary uses the copy with which it was linked.

static void kw_complain(const char *one, const char *other) {
  fprintf(stderr,
          "Keyworks: two copies of the library are in this process, in %s and in %s. What is "
          "registered, overridden or sandboxed in one is unknown to the other. Link it into one "
          "of them only, or as a dynamic library into both.\n",
          one, other);
}

#if defined(__ELF__)

__asm__(".pushsection .note.keyworks, \"a\", %note\n"
        ".balign 4\n"
        ".long 9, 4, 1\n"
        ".asciz \"Keyworks\"\n"
        ".balign 4\n"
        ".long 0\n"
        ".popsection\n");

static bool kw_has_mark(const struct dl_phdr_info *image, const ElfW(Phdr) *segment) {
  const char *here = (const char *)(image->dlpi_addr + segment->p_vaddr);
  const char *end = here + segment->p_memsz;
  while (here + sizeof(ElfW(Nhdr)) <= end) {
    const ElfW(Nhdr) *note = (const ElfW(Nhdr) *)here;
    if (note->n_namesz == 9 && memcmp(note + 1, "Keyworks", 9) == 0) return true;
    here += sizeof *note + ((note->n_namesz + 3) & ~3u) + ((note->n_descsz + 3) & ~3u);
  }
  return false;
}

static int kw_visit(struct dl_phdr_info *image, size_t size, void *argument) {
  (void)size;
  const char **first = argument;
  const char *name = image->dlpi_name[0] ? image->dlpi_name : "the program";
  bool is_marked = false, is_own = false;
  for (int index = 0; index < image->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = image->dlpi_phdr + index;
    uintptr_t start = image->dlpi_addr + segment->p_vaddr;
    if (segment->p_type == PT_NOTE) is_marked |= kw_has_mark(image, segment);
    if (segment->p_type == PT_LOAD) {
      is_own |= (uintptr_t)kw_visit - start < (uintptr_t)segment->p_memsz;
    }
  }
  if (!is_marked) return 0;
  if (*first && is_own) kw_complain(*first, name);
  if (!*first) *first = name;
  return is_own;
}

__attribute__((constructor)) static void kw_look_for_copies(void) {
  const char *first = NULL;
  dl_iterate_phdr(kw_visit, &first);
}

#elif defined(__APPLE__)

__attribute__((used, section("__DATA,__keyworks"))) static char kw_mark = 1;

__attribute__((constructor)) static void kw_look_for_copies(void) {
  const char *first = NULL;
  for (uint32_t index = 0; index < _dyld_image_count(); index++) {
    unsigned long size = 0;
    const void *header = _dyld_get_image_header(index);
    const uint8_t *mark = getsectiondata(header, "__DATA", "__keyworks", &size);
    if (!mark) continue;
    bool is_own = mark == (const uint8_t *)&kw_mark;
    const char *name = _dyld_get_image_name(index);
    if (first && is_own) kw_complain(first, name);
    if (is_own) return;
    if (!first) first = name;
  }
}

#endif

#pragma mark - The thread

_Thread_local kw_thread *kw_this_thread;

static pthread_key_t kw_end_of_thread;
static bool kw_hears_of_ends;

// Another destructor that runs later on the same thread and resolves is given a new record. The end
// of that record is reported in one more round.
static void kw_end_thread(void *record) {
  kw_thread *thread = record;
  if (thread->innermost && thread->when_abandoned) thread->when_abandoned(thread->innermost);
  kw_this_thread = NULL;
  free(thread);
}

static void kw_listen_to_ends(void) {
  kw_hears_of_ends = pthread_key_create(&kw_end_of_thread, kw_end_thread) == 0;
}

kw_thread *kw_begin_thread(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, kw_listen_to_ends);
  kw_thread *thread = NULL;
  if (posix_memalign((void **)&thread, _Alignof(kw_thread), sizeof *thread + KW_ROOM) != 0) abort();
  memset(thread, 0, sizeof *thread);
  if (kw_hears_of_ends) pthread_setspecific(kw_end_of_thread, thread);
  return kw_this_thread = thread;
}

void kw_measure_stack(kw_thread *thread) {
  thread->stack_end = UINTPTR_MAX;
  thread->stack_size = 0;
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
  // The stack of the first thread grows up to the limit. There may be no limit.
  struct rlimit limit = {.rlim_cur = size};
  if (syscall(SYS_gettid) == getpid() && getrlimit(RLIMIT_STACK, &limit) != 0) return;
  if (limit.rlim_cur == RLIM_INFINITY) return;
#if !defined(__GLIBC__)
  // musl reports how far the stack has grown, and not how far it may grow.
  if (limit.rlim_cur > size) {
    lowest = (char *)lowest - (limit.rlim_cur - size);
    size = limit.rlim_cur;
  }
#endif
  thread->stack_end = (uintptr_t)lowest;
  thread->stack_size = size;
#endif
}

struct kw_lock {
  pthread_mutex_t raw;
};

kw_lock *kw_make_lock(void) {
  kw_lock *lock = malloc(sizeof *lock);
  if (!lock || pthread_mutex_init(&lock->raw, NULL) != 0) abort();
  return lock;
}

void kw_destroy_lock(kw_lock *lock) {
  pthread_mutex_destroy(&lock->raw);
  free(lock);
}

void kw_acquire(kw_lock *lock) { pthread_mutex_lock(&lock->raw); }
void kw_release(kw_lock *lock) { pthread_mutex_unlock(&lock->raw); }

static pthread_mutex_t monitor = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t something_ended = PTHREAD_COND_INITIALIZER;

void kw_monitor_enter(void) { pthread_mutex_lock(&monitor); }
void kw_monitor_exit(void) { pthread_mutex_unlock(&monitor); }
void kw_monitor_sleep(void) { pthread_cond_wait(&something_ended, &monitor); }
void kw_monitor_wake(void) { pthread_cond_broadcast(&something_ended); }

#pragma mark - Another stack

typedef struct kw_aside {
  void (*work)(const void *);
  const void *argument;
} kw_aside;

static void *kw_begin_aside(void *aside) {
  ((kw_aside *)aside)->work(((kw_aside *)aside)->argument);
  return NULL;
}

void kw_run_aside(void (*work)(const void *), const void *argument) {
  kw_aside aside = {work, argument};
  pthread_attr_t attributes;
  pthread_t thread;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 512 << 10);
  if (pthread_create(&thread, &attributes, kw_begin_aside, &aside) == 0) pthread_join(thread, NULL);
}
