/// Whether the tests run under a sanitizer, which makes every step slower and every stack frame
/// several times as large.
package var isSanitized: Bool {
  #if KEYWORKS_SANITIZED
    true
  #else
    false
  #endif
}
