# Prints a graph of 500 factories in 12 modules, or in 12 files of the module `one`, the same on every run.
function random(below) { seed = (seed * 16807) % 2147483647; return seed % below }
function place(module, line) { return sprintf("\"file\":\"Sources/%s/%s.swift\",\"line\":%d,\"column\":7", one ? one : names[module], one ? names[module] : "Factories", line) }
BEGIN {
  seed = 4242
  modules = split("App Checkout Catalog Profile Search Payments Accounts Sync Networking Storage Analytics Base", names, " ")
  split("18 46 58 40 34 52 44 50 48 46 24 40", sizes, " ")
  # The modules that a module may need. It needs the first one most.
  needs[1] = "2 3 4 5 11"; needs[2] = "6 7 11 12"; needs[3] = "8 9 11"; needs[4] = "7 8 11"; needs[5] = "9 10 11"
  needs[6] = "9 7 12"; needs[7] = "9 10"; needs[8] = "10 9"; needs[9] = "12"; needs[10] = "12"; needs[11] = "9 12"; needs[12] = ""
  firsts = split("order price user item basket image session token address rating offer query cache upload invoice region device consent profile draft", first, " ")
  seconds = split("Service Store Client Loader Mapper Policy Repository Monitor Formatter Queue Validator Scheduler", second, " ")
  kinds = split("factory factory factory factory factory factory parameter throwing async list", kind, " ")
  lifetimes = split("unique unique graph shared cached cached cached scope singleton", lifetime, " ")

  printf "{\"version\":2,\"programs\":[{\"name\":\"App\",\"modules\":["
  for (m = 1; m <= (one ? 1 : modules); m++) printf "%s\"%s\"", (m > 1 ? "," : ""), one ? one : names[m]
  printf "],\n\"factories\":[\n"
  count = 0
  for (m = 1; m <= modules; m++) {
    start[m] = count
    for (i = 0; i < sizes[m]; i++) {
      word = first[(i * 7 + m) % firsts + 1] second[(int(i / 3) + i * 5 + m) % seconds + 1]
      if (used[m, word]++) word = word used[m, word]
      k = kind[random(kinds) + 1]; l = lifetime[random(lifetimes) + 1]
      kindOf[count] = k
      # Later factories of a module are deeper.
      depth[count] = int(i * 4 / sizes[m])
      printf "%s{\"id\":%d,\"name\":\"%s\",\"module\":\"%s\",\"container\":\"Container\",\"kind\":\"%s\",\"type\":\"any %s.%s\",%s%s%s%s%s%s}",
        count ? ",\n" : "", count, word, one ? one : names[m], k, names[m], toupper(substr(word, 1, 1)) substr(word, 2),
        k == "list" ? "" : "\"lifetime\":\"" l "\",", k != "list" && l == "scope" ? "\"scope\":\"session\"," : "", place(m, 12 + i * 4),
        count % 50 == 7 ? ",\"promised\":true" : "", count % 61 == 9 ? ",\"mainActor\":true" : "", count == 60 ? ",\"unused\":true" : ""
      moduleOf[count++] = m
    }
  }
  printf "],\n\"edges\":[\n"
  total = 0
  for (n = 0; n < count; n++) {
    m = moduleOf[n]
    wanted = 2 + random(6)
    for (w = 0; w < wanted; w++) {
      if (random(10) < 5 || needs[m] == "") {
        # Deeper in the same module.
        to = n + 1 + random(sizes[m])
        if (to >= start[m] + sizes[m] || depth[to] == depth[n]) continue
      } else {
        choices = split(needs[m], choice, " ")
        t = choice[1 + int(random(choices) * random(choices) / choices)]
        # Many factories need these few.
        to = start[t] + (random(3) ? random(sizes[t]) : random(4))
      }
      if (seen[n, to]++) continue
      when = kindOf[n] == "list" ? "member" : (random(9) == 0 ? "lazy" : (random(12) == 0 ? "later" : "construction"))
      edge(n, to, when)
    }
  }
  edge(start[9] + 40, start[9] + 2, "construction"); edge(start[9] + 2, start[9] + 22, "construction"); edge(start[9] + 22, start[9] + 40, "construction")
  printf "],\n\"findings\":[\n"
  printf "{\"check\":\"unused\",\"severity\":\"warning\",\"message\":\"Nothing resolves this factory.\",\"fix\":\"Remove it.\",%s,\"factories\":[60],\"path\":[]},\n", place(2, 180)
  printf "{\"check\":\"cycle\",\"severity\":\"error\",\"message\":\"Three factories of Networking need each other.\",\"fix\":\"Resolve one of them lazily.\",%s,\"factories\":[%d,%d,%d],\"path\":[{\"name\":\"Client.init(cache:)\",%s},{\"name\":\"Cache.init(client:)\",%s}]}\n",
    place(9, 20), start[9] + 2, start[9] + 22, start[9] + 40, place(9, 24), place(9, 104)
  print "]}]}"
}
function edge(from, to, when) {
  printf "%s{\"from\":%d,\"to\":%d,\"when\":\"%s\",\"steps\":[{\"name\":\"%s.init(dependency:)\",%s}]}", total++ ? ",\n" : "", from, to, when, "Type" from, place(moduleOf[from], 14 + from % 90)
}
