# Extracts the programs from a page: NAME.swift, the expected output, and the place in the page.
function problem(text) { print FILENAME ":" FNR ": " text >> (out ".problems") }
function begin() {
  program = out "_" ++count
  printf "%s:%d", FILENAME, FNR > (program ".page")
  printf "" > (program ".expected")
  # Makes the line numbers that a program prints match the page.
  print "#sourceLocation(file: \"App.swift\", line: 1)" > (program ".swift")
}

/^<!-- (prints|stops|reports|does not compile|before|only parsed) -->$/ {
  said = $0
  gsub(/<!-- | -->/, "", said)
  if (said == "only parsed") said = "before"
  # A test of the verifier compares these.
  if (said == "reports") said = ""
  next
}

!kind && /^ *```/ {
  kind = $0
  sub(/^ *```/, "", kind)
  fresh = 1
  if (kind !~ /^(swift|text|sh|json|yaml|mermaid)$/) problem("no check reads a block in '" kind "'")
  if (kind == "swift" && said == "before") {
    interrupted = program
    begin()
    printf "" > (program ".before")
  } else if (kind == "swift" && said || said && kind !~ /^(swift|text)$/ || said == "before") {
    problem("'" said "' does not belong here")
  } else if (kind == "text" && said && !program) {
    problem("there is no program before it")
  }
  next
}

kind && /^ *```$/ {
  if (kind == "swift" && (said == "before" || isManifest)) program = interrupted
  isManifest = 0
  kind = ""
  said = ""
  next
}

kind == "swift" {
  # A manifest is a program of its own: the program before it may continue after it.
  if (fresh && said != "before" && /^\/\/ swift-tools-version/) {
    interrupted = program
    isManifest = 1
    begin()
  } else if (fresh && said != "before" && /^(import|@testable import)/) {
    begin()
  }
  if (fresh && !program) problem("has no import, and there is no program before it")
  fresh = 0
  if (!program) next
  print > (program ".swift")
  if (said != "before" && /print\(/ && match($0, /  +\/\/ .*$/)) {
    expected = substr($0, RSTART)
    sub(/^ +\/\/ /, "", expected)
    print expected > (program ".expected")
  }
}

kind == "text" && said == "prints" { print > (program ".expected") }
kind == "text" && said == "stops" { print > (program ".stops") }
kind == "text" && said == "does not compile" { print > (program ".refused") }

!kind && !/^$/ { if (said) { problem("'" said "' has no block"); said = "" } }
END { if (kind) problem("a block has no end") }
