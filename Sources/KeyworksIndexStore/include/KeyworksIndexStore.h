#ifndef KEYWORKS_INDEX_STORE_H
#define KEYWORKS_INDEX_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The part of the toolchain's libIndexStore that the verifier uses. The library is found and loaded
// at run time, so its functions are in a table instead of being linked.

typedef struct {
  const char *_Nullable data;
  size_t length;
} KWIndexText;

typedef const void *KWIndexObject;
typedef bool (*KWIndexVisit)(void *_Nonnull context, KWIndexObject _Nonnull object);
typedef bool (*KWIndexVisitText)(void *_Nonnull context, KWIndexText text);
typedef void *KWIndexError;

// In the same order as the names in KeyworksIndexStore.c.
typedef struct {
  unsigned (*_Nonnull format_version)(void);
  const char *_Nonnull (*_Nonnull error_get_description)(KWIndexError _Nonnull);
  void (*_Nonnull error_dispose)(KWIndexError _Nonnull);

  KWIndexObject _Nullable (*_Nonnull store_create)(const char *_Nonnull path, KWIndexError _Nullable *_Nonnull);
  void (*_Nonnull store_dispose)(KWIndexObject _Nonnull);
  bool (*_Nonnull store_units_apply)(KWIndexObject _Nonnull, unsigned sorted, void *_Nonnull context, KWIndexVisitText _Nonnull);

  KWIndexObject _Nullable (*_Nonnull unit_create)(KWIndexObject _Nonnull store, const char *_Nonnull name, KWIndexError _Nullable *_Nonnull);
  void (*_Nonnull unit_dispose)(KWIndexObject _Nonnull);
  KWIndexText (*_Nonnull unit_main_file)(KWIndexObject _Nonnull);
  KWIndexText (*_Nonnull unit_module_name)(KWIndexObject _Nonnull);
  KWIndexText (*_Nonnull unit_output_file)(KWIndexObject _Nonnull);
  void (*_Nonnull unit_modification_time)(KWIndexObject _Nonnull, int64_t *_Nonnull seconds, int64_t *_Nonnull nanoseconds);
  bool (*_Nonnull unit_dependencies_apply)(KWIndexObject _Nonnull, void *_Nonnull context, KWIndexVisit _Nonnull);

  uint32_t (*_Nonnull dependency_kind)(KWIndexObject _Nonnull);
  KWIndexText (*_Nonnull dependency_name)(KWIndexObject _Nonnull);
  KWIndexText (*_Nonnull dependency_module_name)(KWIndexObject _Nonnull);
  KWIndexText (*_Nonnull dependency_file_path)(KWIndexObject _Nonnull);

  KWIndexObject _Nullable (*_Nonnull record_create)(KWIndexObject _Nonnull store, const char *_Nonnull name, KWIndexError _Nullable *_Nonnull);
  void (*_Nonnull record_dispose)(KWIndexObject _Nonnull);
  bool (*_Nonnull record_occurrences_apply)(KWIndexObject _Nonnull, void *_Nonnull context, KWIndexVisit _Nonnull);

  KWIndexObject _Nonnull (*_Nonnull occurrence_symbol)(KWIndexObject _Nonnull);
  uint64_t (*_Nonnull occurrence_roles)(KWIndexObject _Nonnull);
  void (*_Nonnull occurrence_line_column)(KWIndexObject _Nonnull, unsigned *_Nonnull line, unsigned *_Nonnull column);
  bool (*_Nonnull occurrence_relations_apply)(KWIndexObject _Nonnull, void *_Nonnull context, KWIndexVisit _Nonnull);

  uint64_t (*_Nonnull relation_roles)(KWIndexObject _Nonnull);
  KWIndexObject _Nonnull (*_Nonnull relation_symbol)(KWIndexObject _Nonnull);

  uint32_t (*_Nonnull symbol_kind)(KWIndexObject _Nonnull);
  uint32_t (*_Nonnull symbol_subkind)(KWIndexObject _Nonnull);
  KWIndexText (*_Nonnull symbol_name)(KWIndexObject _Nonnull);
  KWIndexText (*_Nonnull symbol_usr)(KWIndexObject _Nonnull);
} KWIndexFunctions;

// Fills the table from the library at the path. Returns NULL or an error: the loader's message, or
// the name of the missing function. The text is valid until the next call.
const char *_Nullable kw_index_load(const char *_Nonnull path, KWIndexFunctions *_Nonnull functions);

// A function of the Swift runtime. The result is malloc'ed. NULL if the name is not mangled.
char *_Nullable swift_demangle(const char *_Nonnull mangled, size_t length, char *_Nullable buffer,
                               size_t *_Nullable buffer_size, uint32_t flags);

#endif
