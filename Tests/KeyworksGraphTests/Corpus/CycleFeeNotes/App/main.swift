// why: feeScale (its registered body) → yearBook → YearBook.init → feeNotes → default argument
// of FeeNote.init → feeScale.
import Fees
import Matters

let open = [Matter("The Maria Luisa", .shipping, hours: 8), Matter("Estate of Dunn", .probate, hours: 3)]
for note in open.feeNotes() {
  print(note.matter.title, note.total)
}
