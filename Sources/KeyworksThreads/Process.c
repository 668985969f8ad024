#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "KeyworksThreads.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__ELF__)
#include <link.h>
#elif defined(__APPLE__)
#include <crt_externs.h>
#include <mach-o/dyld.h>
#include <mach-o/getsect.h>
#endif

uint32_t kw_sandboxes;
uint32_t kw_contexts;
uint32_t kw_later_uses;
uint32_t kw_tasks, kw_variants_of_tasks;

#pragma mark - The launch

bool kw_is_set(const char *variable) {
  const char *value = getenv(variable);
  return value && *value && strcmp(value, "0") != 0;
}

static bool ends_in(const char *text, const char *end) {
  size_t length = strlen(text), least = strlen(end);
  return length >= least && strcmp(text + length - least, end) == 0;
}

// Xcode and SwiftPM set environment variables for a test. On Linux, SwiftPM runs a program whose name ends in
// `.xctest`, or in `-test-runner` if Swift Build built it. On Apple systems and Windows, a helper of Swift
// Testing gets an argument.
bool kw_is_launched_for_tests(void) {
  if (kw_is_set("XCTestConfigurationFilePath") || kw_is_set("XCTestBundlePath") ||
      kw_is_set("XCTestSessionIdentifier")) {
    return true;
  }
#if defined(__linux__)
  const char *program = program_invocation_name;
#elif defined(__APPLE__) || defined(_WIN32)
#if defined(__APPLE__)
  int count = *_NSGetArgc();
  char **arguments = *_NSGetArgv();
#else
  int count = __argc;
  char **arguments = __argv;
#endif
  for (int index = 0; index < count && arguments; index++) {
    if (strcmp(arguments[index], "--testing-library") == 0) return true;
  }
  const char *program = count > 0 && arguments ? arguments[0] : "";
#else
  const char *program = "";
#endif
  return ends_in(program, ".xctest") || ends_in(program, "/xctest") ||
         ends_in(program, "-test-runner");
}

#pragma mark - Copies of the library

#if defined(__ELF__) || defined(__APPLE__)

// Every image in the process that contains the library has a mark. When a copy of the library is
// loaded, it looks for the marks and complains unless its own comes first. Nothing is written
// anywhere: setting an environment variable moves the environment, and would hide the arguments
// from Swift.
//
// On ELF, all copies use the C symbols of the first, such as `kw_this_thread`, but symbols of Swift
// are protected: each copy uses its own. A binary without a copy uses the first that is loaded. So it
// may happen that nobody uses the second, and the complaint is printed all the same: on Apple
// platforms, a binary uses the copy with which it was linked. Other systems are not checked.

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

#else

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

#endif
