#include "KeyworksIndexStore.h"

#include <dlfcn.h>

// In the same order as the members of the table.
static const char *const names[] = {
    "indexstore_format_version",
    "indexstore_error_get_description",
    "indexstore_error_dispose",
    "indexstore_store_create",
    "indexstore_store_dispose",
    "indexstore_store_units_apply_f",
    "indexstore_unit_reader_create",
    "indexstore_unit_reader_dispose",
    "indexstore_unit_reader_get_main_file",
    "indexstore_unit_reader_get_module_name",
    "indexstore_unit_reader_get_output_file",
    "indexstore_unit_reader_get_modification_time",
    "indexstore_unit_reader_dependencies_apply_f",
    "indexstore_unit_dependency_get_kind",
    "indexstore_unit_dependency_get_name",
    "indexstore_unit_dependency_get_modulename",
    "indexstore_unit_dependency_get_filepath",
    "indexstore_record_reader_create",
    "indexstore_record_reader_dispose",
    "indexstore_record_reader_occurrences_apply_f",
    "indexstore_occurrence_get_symbol",
    "indexstore_occurrence_get_roles",
    "indexstore_occurrence_get_line_col",
    "indexstore_occurrence_relations_apply_f",
    "indexstore_symbol_relation_get_roles",
    "indexstore_symbol_relation_get_symbol",
    "indexstore_symbol_get_kind",
    "indexstore_symbol_get_subkind",
    "indexstore_symbol_get_name",
    "indexstore_symbol_get_usr",
};

_Static_assert(sizeof(KWIndexFunctions) == sizeof(names), "one function for each name");

const char *kw_index_load(const char *path, KWIndexFunctions *functions) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return dlerror();
  void **table = (void **)functions;
  for (size_t index = 0; index < sizeof(names) / sizeof(*names); ++index) {
    table[index] = dlsym(library, names[index]);
    if (table[index] == NULL) {
      dlclose(library);
      return names[index];
    }
  }
  return NULL;  // The library stays loaded: the table points into it.
}
