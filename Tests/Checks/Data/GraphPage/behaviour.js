// Runs in the page, after the page's own script, with real events. `suite` names one of the suites
// below. The results are added at the end of the page, where `check_page` reads them.
"use strict";
{
  const results = [];
  const check = (text, holds) => results.push(`${holds ? "ok" : "FAILED"} ${text}`);
  const shown = value => JSON.stringify(value, (_, part) => part instanceof Element ? part.getAttribute("aria-label") ?? part.id : part);
  const equal = (text, actual, expected) => {
    const [one, other] = [shown(actual), shown(expected)];
    check(one === other ? text : `${text}: expected ${other}, got ${one}`, one === other);
  };

  // ---- What a person does and sees ----

  const all = selector => [...document.querySelectorAll(selector)];
  const one = selector => document.querySelector(selector);
  const text = selector => one(selector)?.textContent ?? "";
  const nodes = () => all("#nodes .node");
  const node = id => one(`.node[data-id="${id}"]`);
  const edge = (from, to) => one(`#edges path[data-from="${from}"][data-to="${to}"]`);
  const ids = () => nodes().map(node => Number(node.dataset.id)).sort((one, other) => one - other);
  const labels = list => list.map(node => node.getAttribute("aria-label"));
  const click = target => target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const press = (key, target = document.activeElement) =>
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const pointer = (type, target, x, y) =>
    target.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, button: 0, bubbles: true, cancelable: true }));
  const type = value => {
    one("#query").value = value;
    one("#query").dispatchEvent(new Event("input", { bubbles: true }));
  };
  const address = () => decodeURIComponent(location.hash.slice(1));
  const moved = async action => {
    const done = new Promise(resolve => addEventListener("hashchange", resolve, { once: true }));
    action();
    await done;
  };
  const scale = () => Number(/scale\(([^)]*)\)/.exec(one("#world").getAttribute("transform"))[1]);
  const corner = () => /translate\(([^)]*)\)/.exec(one("#world").getAttribute("transform"))[1].split(" ").map(Number);
  const isVisible = element => element.getClientRects().length > 0 && getComputedStyle(element).display !== "none";
  const frame = () => one("#area").getBoundingClientRect();
  const isInside = (box, frame) => box.left >= frame.left - 1 && box.right <= frame.right + 1
    && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
  const legend = (key, value) => all(`#legend [data-${key}]`).find(button => button.dataset[key] === value);
  const items = title => {
    const heading = all("#panel h3").find(heading => heading.textContent.startsWith(title));
    return heading ? [...heading.nextElementSibling.querySelectorAll(".entry")].map(entry => entry.textContent) : undefined;
  };

  // ---- The picture ----

  /// Shortened names, if the picture could be wider.
  const cutNames = () => {
    const drawn = all(".box rect, .pill").map(element => element.getBoundingClientRect());
    const isFull = Math.max(...drawn.map(box => box.right)) - Math.min(...drawn.map(box => box.left)) > frame().width - 44;
    return isFull ? [] : all(".node .name, .node .brief, .title text").filter(isVisible).map(label => label.textContent)
      .filter(name => name.endsWith("…"));
  };
  const bounds = element => {
    const { x, y, width, height } = element.getBBox();
    return { left: x, right: x + width, top: y, bottom: y + height };
  };
  const meet = (one, other) => one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom;
  const crossedTitles = () => {
    const titles = all(".title text").map(title => ({ text: title.textContent, ...bounds(title) })), crossed = new Set();
    for (const edge of all("#edges path")) {
      const near = titles.filter(title => meet(title, bounds(edge))), length = near.length ? edge.getTotalLength() : 0;
      const step = Math.min(...near.map(title => title.bottom - title.top)) / 4;
      for (let at = 0; at < length; at += step) {
        const { x, y } = edge.getPointAtLength(at);
        for (const title of near) {
          if (meet(title, { left: x, right: x, top: y, bottom: y })) crossed.add(`${title.text}: ${edge.dataset.from} to ${edge.dataset.to}`);
        }
      }
    }
    return [...crossed];
  };

  // ---- Contrast, as WCAG defines it ----

  const brush = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
  const channels = colour => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data];
  };
  const luminance = colour => channels(colour).slice(0, 3).map(value => value / 255)
    .map(value => value <= .04045 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4)
    .reduce((sum, value, index) => sum + value * [.2126, .7152, .0722][index], 0);
  const contrast = (one, other) => {
    const [low, high] = [luminance(one), luminance(other)].sort((one, other) => one - other);
    return (high + .05) / (low + .05);
  };
  const style = element => getComputedStyle(element);
  const behind = element => {
    for (let at = element; at; at = at.parentElement) {
      if (channels(style(at).backgroundColor)[3] === 255) return style(at).backgroundColor;
    }
    return "white";
  };
  const contrasts = (what, least, pairs) => {
    const worst = Math.min(...pairs.map(([front, back]) => contrast(front, back)));
    check(`${what}: contrast of at least ${least} (${worst.toFixed(2)}, ${pairs.length} pairs)`, pairs.length > 0 && worst >= least);
  };
  const checkTexts = where => contrasts(`texts ${where}`, 4.5, all("header *, #legend *, #panel *, #bar *, #zoom *")
    .filter(element => isVisible(element) && [...element.childNodes].some(child => child.nodeType === 3 && child.data.trim()))
    .map(element => [style(element).color, behind(element)]));
  const checkNodes = where => {
    const fill = node => style(node.querySelector(".pill")).fill;
    const names = nodes().flatMap(node => [...node.querySelectorAll("text")].filter(isVisible).map(text => [style(text).fill, fill(node)]));
    contrasts(`names ${where}`, 4.5, names);
    const canvas = style(document.body).backgroundColor;
    contrasts(`marks and rims ${where}`, 3, nodes().flatMap(node => {
      const mark = node.querySelector(".mark"), rim = style(node.querySelector(".pill")).stroke;
      return [...(isVisible(mark) ? [[style(mark).stroke, fill(node)]] : []), ...(rim === "none" ? [] : [[rim, canvas]])];
    }).concat([[style(one(".key .edge")).stroke, canvas]]));
  };

  // ---- Checks for every graph ----

  const data = (() => {
    try {
      const { programs } = JSON.parse(text("#graph"));
      const wanted = new URLSearchParams(location.search).get("program");
      return programs.find(program => program.name === wanted) ?? programs[0];
    } catch { return undefined; }
  })();
  const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

  async function any() {
    const modules = new Set(data.factories.map(factory => factory.module));
    equal("counts", text("#counts"), [plural(data.factories.length, "factory", "factories"),
      plural(data.modules.length, "module"), plural(data.edges.length, "edge")].join(" · "));
    const count = severity => data.findings.filter(finding => finding.severity === severity).length;
    equal("the legend lists the modules with factories", all("#legend [data-module]").map(button => button.dataset.module).sort(), [...modules].sort());
    equal("count of findings", text("#findings"), [count("error") && plural(count("error"), "error"),
      count("warning") && plural(count("warning"), "warning")].filter(Boolean).join(", ") || "No findings.");
    equal("program", text("#program"), data.name);
    equal("every factory is shown", ids(), data.factories.map(factory => factory.id).sort((one, other) => one - other));
    equal("every edge is shown", all("#edges path").length, data.edges.length);
    equal("nodes are buttons with name, module and, but for lists, lifetime", labels(nodes()).map(label => label.replace(/, (error|warning)$/, "")).sort(),
      data.factories.map(({ name, module, lifetime, scope }) =>
        [name, module, ...(lifetime ? [lifetime === "scope" && scope ? `scope ${scope}` : lifetime] : [])].join(", ")).sort());
    check("nodes have the role of a button", nodes().every(node => node.getAttribute("role") === "button"));
    equal("one node is in the tab order", nodes().filter(node => node.tabIndex === 0).length, Math.min(1, data.factories.length));
    equal("the page loads nothing", performance.getEntriesByType("resource").length, 0);
    check("nothing moves by itself", document.getAnimations().length === 0 && !/transition|animation|@keyframes/.test(text("style")));
    check("the page does not scroll", document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight);
    const boxes = nodes().map(node => node.querySelector(".pill").getBoundingClientRect());
    check("all nodes are in the window", boxes.every(box => isInside(box, frame())));
    check("no nodes overlap", boxes.every((box, index) => boxes.slice(index + 1).every(other =>
      box.right <= other.left + .1 || other.right <= box.left + .1 || box.bottom <= other.top + .1 || other.bottom <= box.top + .1)));
    equal("no edge crosses the title of a module", crossedTitles(), []);
    equal("no name is shortened while there is room", cutNames(), []);
    checkTexts("of the overview");
    if (!data.factories.length) return;
    checkNodes("of the overview");

    const before = all("header, #legend").map(element => JSON.stringify(element.getBoundingClientRect()));
    const first = nodes()[0], factory = data.factories.find(factory => factory.id === Number(first.dataset.id));
    await moved(() => click(first));
    equal("a click shows one factory", text("#panel h2"), factory.name);
    check("and says so in the address", address().endsWith(`.${factory.name}`) || address().includes(`.${factory.name}~`));
    check("and its place", text("#panel dl").includes(`${factory.file}:${factory.line}`));
    check("and hides what it has nothing to do with", ids().every(id => id === factory.id
      || data.edges.some(edge => edge.from === factory.id && edge.to === id || edge.to === factory.id && edge.from === id)));
    equal("and lists what it needs", items("It needs").length, data.edges.filter(edge => edge.from === factory.id).length);
    equal("and what needs it", items("Needed by").length, data.edges.filter(edge => edge.to === factory.id).length);
    check("and marks it", node(factory.id).classList.contains("centre"));
    equal("nothing else changes its place", all("header, #legend").map(element => JSON.stringify(element.getBoundingClientRect())), before);
    equal("and shortens no name while there is room", cutNames(), []);
    checkTexts("of one factory");
    checkNodes("of one factory");
    await moved(() => press("Escape", document.body));
    equal("Escape shows all again", nodes().length, data.factories.length);
    check("and keeps the focus on the factory", document.activeElement === node(factory.id));
    await moved(() => history.back());
    equal("back shows the factory again", text("#panel h2"), factory.name);
    await moved(() => history.forward());
    equal("forward shows all again", nodes().length, data.factories.length);

    click(legend("module", factory.module));
    equal("a module can be hidden", nodes().length, data.factories.filter(other => other.module !== factory.module).length);
    equal("and is said to be", legend("module", factory.module).getAttribute("aria-pressed"), "false");
    check("and can be shown with the same button, which keeps the focus", document.activeElement === legend("module", factory.module));
    click(document.activeElement);
    const lifetimes = [...new Set(data.factories.map(factory => factory.lifetime))].filter(Boolean);
    equal("the lifetimes are those that there are", all("#legend [data-lifetime]").map(button => button.dataset.lifetime).sort(), lifetimes.toSorted());
    for (const lifetime of lifetimes.slice(0, 1)) {
      click(legend("lifetime", lifetime));
      equal("a lifetime can be hidden", nodes().length, data.factories.filter(other => other.lifetime !== lifetime).length);
      click(legend("lifetime", lifetime));
      equal("and shown", nodes().length, data.factories.length);
    }
    const hide = one("#legend section[aria-label=Modules] h2 button");
    click(hide);
    equal("all can be hidden", [nodes().length, text("#message")], [0, "All factories are hidden by the filter."]);
    click(document.activeElement);
    equal("and shown again", [nodes().length, text("#message")], [data.factories.length, ""]);

    one("#query").focus();
    type(factory.name);
    check("the search finds it by name", all("#hits [role=option]").some(hit => hit.textContent.startsWith(factory.name)));
    press("Escape");
    check("Escape empties the search", one("#query").value === "" && !isVisible(one("#found")));
    press("Escape");
    check("and again leaves it", document.activeElement !== one("#query"));

    const colours = () => new Set(nodes().map(node => style(node).getPropertyValue("--hue")));
    const [byModule, byLifetime] = all("#colours input");
    equal("colours are by module if there are several", byModule.checked, modules.size > 1);
    click(byModule);
    equal("a colour for each module", colours().size, modules.size);
    click(byLifetime);
    equal("or for each lifetime", colours().size, new Set(data.factories.map(factory => factory.lifetime)).size);
    check("and then with a mark", data.factories.every(({ id, lifetime }) => !lifetime || isVisible(node(id).querySelector(".mark"))));
    checkNodes("by lifetime");
    if (modules.size > 1) click(byModule);
  }

  // ---- The fixtures ----

  async function small() {
    const tip = () => isVisible(one("#tip")) ? text("#tip") : "";
    equal("the findings are open, errors first", all("#panel .finding").map(finding => ["b", ".soft"].map(part => finding.querySelector(part).textContent).join("")),
      ["error cycle", "error captive", "warning unused", "warning rules"]);
    await any();

    // Edges.
    const dashes = (from, to) => style(edge(from, to)).strokeDasharray;
    check("what is needed at construction is solid", dashes(0, 1) === "none");
    check("lazily dashed, later dotted", dashes(1, 3) === "6px, 4px" && dashes(2, 9) === "0.1px, 4px");
    check("suspended with a ring", [edge(0, 1), edge(1, 2)].every(edge => style(edge).markerEnd.includes("#wait")));
    equal("to a member double", [edge(5, 7), edge(0, 1)].map(edge => edge.getAttribute("d").split("M").length - 1), [2, 1]);
    equal("a cycle is red, and nothing else", all("#edges .cycle").map(edge => `${edge.dataset.from} ${edge.dataset.to}`).sort(), ["4 5", "5 6", "6 4"]);
    contrasts("a cycle", 3, [[style(edge(4, 5)).stroke, style(document.body).backgroundColor]]);
    const twins = all('#edges path[data-from="2"][data-to="10"]').map(edge => edge.getAttribute("d"));
    check("two edges between the same two are apart", twins.length === 2 && twins[0] !== twins[1]);
    check("arrows show where edges lead", style(edge(0, 10)).markerEnd.includes("#arrow"));
    check("a list looks like a stack", node(5).querySelectorAll("rect:not(.mark *)").length === 2 && node(4).querySelectorAll("rect").length === 1);
    check("what is unused has a dashed rim", style(node(11).querySelector(".pill")).strokeDasharray !== "none");
    equal("what has findings has a flag", nodes().filter(node => node.querySelector(".flag")).map(node => node.dataset.id).sort(), ["0", "1", "11", "4", "5", "6"]);
    const box = id => node(id).getBoundingClientRect();
    check("names are readable", nodes().every(node => isVisible(node.querySelector(".name")) && 12 * scale() >= 8));
    check("names that have room are whole", all(".node .name").every(name => !name.textContent.includes("…")));
    check("titles are drawn over edges, on a plate", all("#edges ~ #titles .title").length === 4
      && all("#titles .title").every(title => title.querySelector("rect").getBoundingClientRect().width > title.querySelector("text").getBoundingClientRect().width));
    check("a module has a box with its name", all(".box text").map(title => title.textContent.split("  ")[0]).sort().join() === "App,Base,Checkout,Network");
    check("modules stand in the order in which they need each other", box(0).right < box(1).left && box(3).right < box(4).left && box(7).right < box(9).left);

    // Pointing.
    pointer("pointerover", node(3), 0, 0);
    check("pointing at a node tells of it", tip().startsWith("payment") && tip().includes("needs 1, needed by 1"));
    equal("and lights what it touches", nodes().filter(node => node.classList.contains("hot")).map(node => node.dataset.id).sort(), ["1", "3", "4"]);
    check("and its edges", [edge(1, 3), edge(3, 4)].every(edge => edge.classList.contains("hot")) && all("#edges .hot").length === 2);
    check("and dims the others", Number(style(node(9)).opacity) < .5 && Number(style(node(3)).opacity) === 1);
    pointer("pointerleave", one("#picture"), 0, 0);
    check("until it ends", tip() === "" && all(".hot").length === 0 && Number(style(node(9)).opacity) === 1);

    // Pan and zoom.
    const fitted = one("#world").getAttribute("transform"), start = scale();
    const middle = { x: frame().left + 300, y: frame().top + 200 };
    const under = () => [(middle.x - frame().left - corner()[0]) / scale(), (middle.y - frame().top - corner()[1]) / scale()].map(Math.round);
    const point = under();
    one("#picture").dispatchEvent(new WheelEvent("wheel", { deltaY: -120, clientX: middle.x, clientY: middle.y, bubbles: true, cancelable: true }));
    check("the wheel zooms", scale() > start);
    equal("around the pointer", under(), point);
    click(one("#fit"));
    equal("the button fits", one("#world").getAttribute("transform"), fitted);
    for (const [key, button] of [["+", "#closer"], ["-", "#farther"]]) {
      press(key, document.body);
      const byKey = scale();
      check(`${key} zooms`, key === "+" ? byKey > start : byKey < start);
      press("0", document.body);
      equal("0 fits", scale(), start);
      click(one(button));
      equal(`and the button does as ${key}`, scale(), byKey);
      press("0", document.body);
    }
    for (let time = 0; time < 30; time++) press("-", document.body);
    check("zooming has an end", scale() >= .05);
    check("from afar names go", nodes().every(node => !isVisible(node.querySelector(".name"))));
    press("0", document.body);
    const from = corner(), target = node(9);
    pointer("pointerdown", target, 500, 300);
    pointer("pointermove", target, 540, 330);
    pointer("pointerup", target, 540, 330);
    click(target);
    equal("dragging moves the picture", [corner()[0] - from[0], corner()[1] - from[1]].map(Math.round), [40, 30]);
    equal("and is no click", address(), "");
    press("0", document.body);
    pointer("pointerdown", target, 500, 300);
    pointer("pointermove", target, 502, 301);
    pointer("pointerup", target, 502, 301);
    await moved(() => click(target));
    equal("a hand that trembles clicks", address(), "Base.clock");
    await moved(() => click(one("#leave")));
    equal("the button shows all", nodes().length, 12);

    // Keys in the picture.
    node(0).focus();
    check("a node with the focus tells of itself", tip().startsWith("app"));
    press("ArrowRight");
    equal("an arrow moves to the nearest node", document.activeElement, node(1));
    equal("which is then in the tab order, alone", nodes().filter(node => node.tabIndex === 0), [node(1)]);
    press("ArrowDown");
    check("down goes down", box(document.activeElement.dataset.id).top > box(1).top);
    press("ArrowUp");
    press("ArrowLeft");
    equal("left goes back", labels([document.activeElement]), ["app, App, singleton, error"]);
    press("ArrowLeft");
    equal("and stays where there is nothing", document.activeElement, node(0));
    check("the focus can be seen", style(node(0).querySelector(".pill")).strokeWidth === "3px");
    await moved(() => press("Enter"));
    equal("Enter shows the factory", [address(), text("#panel h2")], ["App.app", "app"]);
    check("and keeps the focus", document.activeElement === node(0));
    await moved(() => press("Escape"));

    // One factory.
    await moved(() => click(node(4)));
    equal("what it needs and what needs it", ids(), [3, 4, 5, 6]);
    check("stands at its sides", box(3).right < box(4).left && box(6).right < box(4).left && box(5).left > box(4).right);
    equal("under headings", all(".heading").map(heading => heading.textContent).sort(), ["It needs (1)", "Needs it (2)"]);
    check("direct edges are strong", edge(3, 4).classList.contains("strong") && edge(5, 6).classList.contains("side"));
    equal("the title of the window", document.title, "client – App");
    equal("facts", [...one("#panel dl").children].map(cell => cell.textContent), ["Module", "Network", "Container", "Container",
      "Type", "Network.Client", "Kind", "factory with a parameter", "Lifetime", "cached", "Place", "Sources/Network/Client.swift:30"]);
    equal("the place is selected as a whole", style(one("#panel dl .place")).userSelect, "all");
    equal("it needs", items("It needs"), ["interceptors Networkat construction"]);
    check("by this path", text("#panel .steps").includes("Client.init(_:)Sources/Network/Client.swift:34"));
    equal("needed by", items("Needed by"), ["payment Checkoutat construction", "token Networkat construction"]);
    equal("its findings", all("#panel .finding").length, 1);
    const depth = number => click(all("#depth input")[number]);
    depth(1);
    equal("two steps away", ids(), [1, 3, 4, 5, 6, 7, 8]);
    check("two headings more", all(".heading").some(heading => heading.textContent === "In 2 steps (2)"));
    depth(2);
    equal("all steps away", ids(), [0, 1, 3, 4, 5, 6, 7, 8, 9, 10]);
    depth(0);
    all("#panel .entry")[0].focus();
    await moved(() => click(document.activeElement));
    equal("an entry leads on", address(), "Network.interceptors");
    check("and the focus to what is new", document.activeElement === one("#panel h2"));
    equal("members in order, with priority", items("Members"), ["retry Networkpriority 20", "token Networkpriority 10", "logging Apppriority unknown"]);
    check("and place", text("#panel").includes("Sources/Network/Retry.swift:9"));
    check("and no lifetime", !text("#panel dl").includes("Lifetime"));
    await moved(() => history.back());
    equal("back leads back", text("#panel h2"), "client");
    click(legend("module", "Checkout"));
    equal("the filter holds here too", ids(), [4, 5, 6]);
    click(legend("module", "Checkout"));
    await moved(() => { location.hash = "#Checkout.basket"; });
    equal("a link leads to a factory", text("#panel h2"), "basket");
    check("an async factory is called so", text("#panel dl").includes("Kindasync factory"));
    equal("and whoever needs it is suspended", items("Needed by"), ["checkout Checkoutat construction, suspended"]);
    equal("two edges to the same one are two entries", items("It needs"), ["clock Baselater", "log Baseat construction", "log Baselater"]);
    await moved(() => { location.hash = "#No.such"; });
    equal("a link to nothing shows all", nodes().length, 12);

    // Findings.
    const finding = index => all("#panel .finding > button")[index];
    finding(0).focus();
    await moved(() => click(finding(0)));
    equal("a finding shows its factories", ids(), [4, 5, 6]);
    equal("and marks its path", all("#edges .path").map(edge => `${edge.dataset.from} ${edge.dataset.to}`).sort(), ["4 5", "5 6", "6 4"]);
    check("and says what to do, and where", text("#panel").includes("when it is first used.Sources/Network/Client.swift:30")
      && text("#panel .steps").includes("TokenInterceptor.init(client:)Sources/Network/Token.swift:20"));
    equal("and is pressed, with the focus", [finding(0).getAttribute("aria-pressed"), document.activeElement === finding(0)], ["true", true]);
    checkTexts("of a finding");
    await moved(() => click(finding(2)));
    equal("a finding about one factory shows its neighbours", [ids(), text("#panel .finding.warning p")], [[11], "Remove it, or resolve it."]);
    await moved(() => click(finding(3)));
    equal("a finding about none shows all", nodes().length, 12);
    await moved(() => press("Escape"));
    click(one("#panel-close"));
    equal("the panel closes and the focus goes to its button", [isVisible(one("#panel")), document.activeElement.id], [false, "findings"]);
    equal("which says so", one("#findings").getAttribute("aria-expanded"), "false");
    click(one("#findings"));
    check("and opens it", isVisible(one("#panel")) && one("#findings").getAttribute("aria-expanded") === "true");

    // Search.
    press("/", document.body);
    equal("/ leads to the search", document.activeElement, one("#query"));
    const hits = () => all("#hits [role=option] b").map(hit => hit.textContent);
    type("log");
    equal("the best hit is first", hits(), ["log", "logging"]);
    equal("hits stand out in the picture", [style(node(10)).opacity, Number(style(node(1)).opacity) < .5], ["1", true]);
    equal("and the list is said to be open", one("#query").getAttribute("aria-expanded"), "true");
    type("Token.swift");
    equal("it searches files", hits(), ["token"]);
    type("RetryInterceptor");
    equal("types", hits(), ["retry"]);
    type("checkout cached");
    equal("only what has all words", hits(), []);
    type("checkout pay");
    equal("modules and names", hits(), ["payment"]);
    type("nothing of the kind");
    equal("and says when there is nothing", text("#note"), "Nothing found.");
    type("network");
    equal("all of a module", hits().length, 4);
    const active = () => text(`#${one("#query").getAttribute("aria-activedescendant")} b`);
    equal("the first is active", active(), hits()[0]);
    press("ArrowDown");
    equal("down moves", active(), hits()[1]);
    press("ArrowUp");
    press("ArrowUp");
    equal("up goes around", active(), hits()[3]);
    press("ArrowDown");
    const first = hits()[0];
    await moved(() => press("Enter"));
    equal("Enter shows the active one", text("#panel h2"), first);
    check("and empties the search", one("#query").value === "" && !isVisible(one("#found")) && !one("#picture").classList.contains("searching"));
    one("#query").focus();
    type("clock");
    await moved(() => pointer("pointerdown", one("#hits [role=option]"), 0, 0));
    equal("so does the pointer", text("#panel h2"), "clock");
    press("+", one("#query"));
    equal("what is typed there is no command", scale(), (click(one("#fit")), scale()));
    await moved(() => press("Escape", document.body));
  }
  async function many() {
    const positions = nodes().map(node => node.dataset.id + node.getAttribute("transform")).join();
    results.push(`layout ${[...positions].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 4294967291, 7)}`);
    equal("five hundred factories", nodes().length, 500);
    const left = new Map(nodes().map(node => [node.dataset.id, node.getBoundingClientRect()]));
    check("all that is needed stands to the right, or below in the same column, but in cycles", all("#edges .construction, #edges .member")
      .filter(edge => !edge.classList.contains("cycle"))
      .every(edge => {
        const [from, to] = [left.get(edge.dataset.from), left.get(edge.dataset.to)];
        return from.left < to.left - 1 || Math.abs(from.left - to.left) <= 1 && from.top < to.top;
      }));
    check("modules have readable titles", all(".box text").length === 12
      && all(".box text").every(title => parseFloat(title.getAttribute("font-size")) * scale() > 12 && !title.textContent.includes("…")));
    check("names are readable as far as there is room", nodes().every(node => isVisible(node.querySelector(".brief"))));
    check("edges are faint", all("#edges path:not(.cycle)").every(edge => Number(style(edge).opacity) <= .15));
    equal("the list of findings leaves the room to the picture", isVisible(one("#panel")), false);
    await any();
    equal("the layout is the same again", nodes().map(node => node.dataset.id + node.getAttribute("transform")).join(), positions);

    one("#query").focus();
    type("factories.swift");
    check("a long list of hits says how many more", all("#hits [role=option]").length === 60 && text("#note") === "And 440 more.");
    equal("and has nothing but hits", all("#hits > :not([role=option])").length, 0);
    type("");
    const busiest = data.factories.map(factory => ({ ...factory, count: data.edges.filter(edge => edge.to === factory.id).length }))
      .sort((one, other) => other.count - one.count)[0];
    await moved(() => { location.hash = `#${busiest.module}.${busiest.name}`; });
    equal(`what ${busiest.count} others need`, items("Needed by").length, busiest.count);
    check("is still in the window", nodes().every(node => isInside(node.querySelector(".pill").getBoundingClientRect(), frame())));
    click(all("#depth input")[2]);
    check("and with all that needs them", nodes().length > busiest.count + 1
      && nodes().every(node => isInside(node.querySelector(".pill").getBoundingClientRect(), frame())));
    click(all("#depth input")[0]);
    const few = data.factories.find(factory => data.edges.filter(edge => edge.to === factory.id || edge.from === factory.id).length === 6);
    await moved(() => { location.hash = `#${few.module}.${few.name}`; });
    check("one with six neighbours has readable names", nodes().every(node => isVisible(node.querySelector(".name"))) && 12 * scale() >= 10);
    await moved(() => press("Escape", document.body));
    click(one("#findings"));
    await moved(() => click(one("#panel .finding > button")));
    equal("the cycle", all("#edges .path.cycle").length, 3);
    check("is readable too", nodes().length === 3 && nodes().every(node => isVisible(node.querySelector(".name"))));
  }

  async function odd() {
    equal("no findings", [text("#findings"), isVisible(one("#panel"))], ["No findings.", false]);
    click(one("#findings"));
    equal("and the list says so", text("#panel .none"), "No findings.");
    click(one("#panel-close"));
    await any();
    check("names are no markup", document.body.id === "" && all("img, i, u, s, main script").length === 0);
    equal("a name that looks like markup is shown", labels([node(10)]), [`${data.factories[0].name}, Kern, cached`]);
    await moved(() => click(node(10)));
    equal("also in the panel", [text("#panel h2"), text("#panel code")], [data.factories[0].name, data.factories[0].type]);
    check("and its steps", text("#panel .steps").includes("<u>init</u><s>:1") && all("img, i, u, s, main script").length === 0);
    pointer("pointerover", node(10), 0, 0);
    one("#query").focus();
    type("<img");
    equal("and among the hits, and when pointed at", [text("#hits b"), text("#tip b")], [data.factories[0].name, data.factories[0].name]);
    check("and stays text", document.body.id === "" && all("img, i, u, s, main script").length === 0);
    type("");
    await moved(() => press("Escape", document.body));
    const long = node(40), name = data.factories[3].name;
    check("a long name ends with an ellipsis", long.querySelector(".name").textContent.endsWith("…") && long.querySelector(".name").getBoundingClientRect().right < long.querySelector(".pill").getBoundingClientRect().right);
    equal("and is whole as a title", long.querySelector("title").textContent, name);
    equal("a short one has no title", node(20).querySelector("title").textContent, "");
    for (const [id, expected] of [[20, "Kern.`default`"], [30, "Zubehör.größe日本語👩‍👩‍👧‍👦"], [50, "Kern.Left.twin"], [60, "Kern.Right.twin"], [70, "Kern.Right.twin~2"]]) {
      await moved(() => click(node(id)));
      equal("address", [address(), all(".centre")[0].dataset.id], [expected, String(id)]);
      await moved(() => press("Escape", document.body));
    }
    check("a factory that needs itself has a loop", edge(80, 80).classList.contains("self"));
    check("which is no cycle if it ends", !edge(80, 80).classList.contains("cycle"));
    check("a lazy edge that closes a circle is no cycle", !edge(10, 30).classList.contains("cycle") && !edge(30, 10).classList.contains("cycle"));
    check("and is the one that points back", node(30).getBoundingClientRect().right < node(10).getBoundingClientRect().left);
    await moved(() => click(node(40)));
    equal("an empty map", text("#panel").includes("No members."), true);
    await moved(() => press("Escape", document.body));
    await moved(() => click(node(50)));
    check("the name of a scope", text("#panel dl").includes("scope a & b"));
  }

  async function empty() {
    equal("the message", text("#message"), "No factories.");
    equal("the counts", [text("#counts"), text("#findings")], ["0 factories · 0 modules · 0 edges", "No findings."]);
    await any();
    for (const key of ["+", "-", "0", "Escape"]) press(key, document.body);
    press("/", document.body);
    type("x");
    equal("a search finds nothing", text("#note"), "Nothing found.");
  }

  async function single() {
    equal("one of each", text("#counts"), "1 factory · 1 module · 0 edges");
    await any();
    await moved(() => click(node(0)));
    equal("it needs nothing, and nothing needs it", all("#panel .none").map(none => none.textContent), ["Nothing.", "Nothing."]);
    node(0).focus();
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) press(key);
    equal("arrows stay on it", document.activeElement, node(0));
  }

  async function run() {
    const said = () => all("#panel dt").find(word => word.textContent === "Run")?.nextElementSibling.textContent;
    equal("the longest chain stands under the findings", items("Longest chain"), ["cart Shop1.500 ms", "price Shop0.750 ms"]);
    const runs = {};
    for (const id of [0, 2, 3, 4]) {
      await moved(() => click(node(id)));
      runs[id] = said();
      await moved(() => press("Escape", document.body));
    }
    equal("what was built", runs[0], "resolved 3 times, built 1 time in 1.500 ms, first at 0.250 ms");
    equal("what was resolved and not built", runs[2], "resolved 1 time");
    equal("what was not resolved", runs[3], "never resolved");
    equal("a list is not resolved itself", runs[4], undefined);
    await any();
  }
  async function several() {
    const select = one("#programs");
    // The page reloads with the chosen program, and so does this script.
    if (!location.search) {
      equal("the first program is shown", [select.value, ids()], ["App", [0, 1]]);
      await moved(() => click(node(1)));
      equal("and one of its factories", address(), "Shop.cart");
      // The next page cannot see failures from this page.
      if (results.some(result => result.startsWith("FAILED"))) return;
      select.value = "Kiosk";
      select.dispatchEvent(new Event("change", { bubbles: true }));
      await new Promise(() => {});
    }
    equal("the programs, with their errors", all("#programs option").map(option => option.textContent), ["App · 1 error", "Kiosk"]);
    equal("the one that was chosen is shown", [select.value, text("#program"), document.title], ["Kiosk", "Kiosk", "cart – Kiosk"]);
    equal("with the same factory", address(), "Shop.cart");
    check("the choice can be seen, and is the only title", isVisible(select) && !isVisible(one("#program")));
    await moved(() => press("Escape", document.body));
    equal("all of its factories", ids(), [0]);
    await any();
  }

  async function unknown() {
    equal("an address with another program shows the first", [text("#program"), ids()], ["App", [0, 1]]);
  }

  async function linked() {
    equal("an address opens its factory", [text("#panel h2"), ids()], ["client", [3, 4, 5, 6]]);
    await moved(() => press("Escape", document.body));
    equal("and Escape leaves it", nodes().length, 12);
  }

  async function narrow() {
    check("a narrow window", innerWidth === 700);
    const controls = all("#program, #counts, #query, #colours, #findings").map(element => element.getBoundingClientRect());
    check("all of the header is in it", controls.every(box => box.left >= 0 && box.right <= 700));
    check("and apart", controls.every((box, index) => controls.slice(index + 1).every(other =>
      box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top)));
    check("with room for the picture", frame().height > 250 && frame().width === 700);
    await any();
    await moved(() => click(node(4)));
    check("also with the panel", frame().height > 250 && one("#panel").getBoundingClientRect().width === 700);
  }

  async function bare() {
    equal("a page without a graph says so", text("#message"), "This page holds no graph.");
  }

  const report = () => {
    results.push(...troubles.map(trouble => `FAILED without an error: ${trouble}`));
    const element = document.createElement("pre");
    element.id = "report";
    element.textContent = `\n${results.join("\n")}\n`;
    document.body.append(element);
  };
  // Until the page is loaded, and in the task that finishes loading, a new address replaces the old one.
  new Promise(resolve => addEventListener("load", () => setTimeout(resolve)))
    .then({ any, small, many, odd, empty, single, run, several, unknown, linked, narrow, bare }[suite])
    .then(() => results.push("end"), error => results.push(`FAILED to go on: ${error.stack}`))
    .then(report);
}
