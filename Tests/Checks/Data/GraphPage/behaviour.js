// Runs in the page, after the page's own script, and dispatches events. `suite` names one of the suites
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

  // ---- What a user does and sees ----

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

  /// The shortened names, unless the picture has its full width.
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
    equal("the header has the counts", text("#counts"), [plural(data.factories.length, "factory", "factories"),
      plural(data.modules.length, "module"), plural(data.edges.length, "edge")].join(" · "));
    const count = severity => data.findings.filter(finding => finding.severity === severity).length;
    equal("the legend lists the modules with factories", all("#legend [data-module]").map(button => button.dataset.module).sort(), [...modules].sort());
    equal("the header has the count of findings", text("#findings"), [count("error") && plural(count("error"), "error"),
      count("warning") && plural(count("warning"), "warning")].filter(Boolean).join(", ") || "No findings.");
    equal("the header has the name of the program", text("#program"), data.name);
    equal("every factory is shown", ids(), data.factories.map(factory => factory.id).sort((one, other) => one - other));
    equal("every edge is shown", all("#edges path").length, data.edges.length);
    equal("nodes are buttons with name, module and, but for lists, lifetime", labels(nodes()).map(label => label.replace(/, (error|warning)$/, "")).sort(),
      data.factories.map(({ name, module, lifetime, scope }) =>
        [name, module, ...(lifetime ? [lifetime === "scope" && scope ? `scope ${scope}` : lifetime] : [])].join(", ")).sort());
    check("nodes have the role of a button", nodes().every(node => node.getAttribute("role") === "button"));
    equal("at most one node is in the tab order", nodes().filter(node => node.tabIndex === 0).length, Math.min(1, data.factories.length));
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
    check("the address names the factory", address().endsWith(`.${factory.name}`) || address().includes(`.${factory.name}~`));
    check("the panel has the place of the factory", text("#panel dl").includes(`${factory.file}:${factory.line}`));
    check("factories without an edge to the clicked one are hidden", ids().every(id => id === factory.id
      || data.edges.some(edge => edge.from === factory.id && edge.to === id || edge.to === factory.id && edge.from === id)));
    equal("the panel lists what the factory needs", items("It needs").length, data.edges.filter(edge => edge.from === factory.id).length);
    equal("the panel lists what needs the factory", items("Needed by").length, data.edges.filter(edge => edge.to === factory.id).length);
    check("the picture marks the factory", node(factory.id).classList.contains("centre"));
    equal("the header and the legend stay in place", all("header, #legend").map(element => JSON.stringify(element.getBoundingClientRect())), before);
    equal("no name around the factory is shortened while there is room", cutNames(), []);
    checkTexts("of one factory");
    checkNodes("of one factory");
    await moved(() => press("Escape", document.body));
    equal("Escape shows all factories again", nodes().length, data.factories.length);
    check("Escape leaves the focus on the factory", document.activeElement === node(factory.id));
    await moved(() => history.back());
    equal("back shows the factory again", text("#panel h2"), factory.name);
    await moved(() => history.forward());
    equal("forward shows all factories again", nodes().length, data.factories.length);

    click(legend("module", factory.module));
    equal("a module can be hidden", nodes().length, data.factories.filter(other => other.module !== factory.module).length);
    equal("the button of a hidden module is not pressed", legend("module", factory.module).getAttribute("aria-pressed"), "false");
    check("the button of a hidden module keeps the focus", document.activeElement === legend("module", factory.module));
    click(document.activeElement);
    const lifetimes = [...new Set(data.factories.map(factory => factory.lifetime))].filter(Boolean);
    equal("the legend lists the lifetimes of the factories", all("#legend [data-lifetime]").map(button => button.dataset.lifetime).sort(), lifetimes.toSorted());
    for (const lifetime of lifetimes.slice(0, 1)) {
      click(legend("lifetime", lifetime));
      equal("a lifetime can be hidden", nodes().length, data.factories.filter(other => other.lifetime !== lifetime).length);
      click(legend("lifetime", lifetime));
      equal("a hidden lifetime can be shown again", nodes().length, data.factories.length);
    }
    const hide = one("#legend section[aria-label=Modules] h2 button");
    click(hide);
    equal("all modules can be hidden", [nodes().length, text("#message")], [0, "All factories are hidden by the filter."]);
    click(document.activeElement);
    equal("all modules can be shown again", [nodes().length, text("#message")], [data.factories.length, ""]);

    one("#query").focus();
    type(factory.name);
    check("the search finds a factory by name", all("#hits [role=option]").some(hit => hit.textContent.startsWith(factory.name)));
    press("Escape");
    check("Escape empties the search", one("#query").value === "" && !isVisible(one("#found")));
    press("Escape");
    check("a second Escape leaves the search", document.activeElement !== one("#query"));

    const colours = () => new Set(nodes().map(node => style(node).getPropertyValue("--hue")));
    const [byModule, byLifetime] = all("#colours input");
    equal("colours are by module if there are several modules", byModule.checked, modules.size > 1);
    click(byModule);
    equal("each module has a colour", colours().size, modules.size);
    click(byLifetime);
    equal("each lifetime has a colour", colours().size, new Set(data.factories.map(factory => factory.lifetime)).size);
    check("each lifetime has a mark", data.factories.every(({ id, lifetime }) => !lifetime || isVisible(node(id).querySelector(".mark"))));
    checkNodes("by lifetime");
    if (modules.size > 1) click(byModule);
  }

  // ---- The fixtures ----

  async function small() {
    const tip = () => isVisible(one("#tip")) ? text("#tip") : "";
    equal("the findings are shown, errors first", all("#panel .finding").map(finding => ["b", ".soft"].map(part => finding.querySelector(part).textContent).join("")),
      ["error cycle", "error captive", "warning unused", "warning rules"]);
    await any();

    // Edges.
    const dashes = (from, to) => style(edge(from, to)).strokeDasharray;
    check("the edge of a need at construction is solid", dashes(0, 1) === "none");
    check("the edge of a lazy need is dashed, that of a later need dotted", dashes(1, 3) === "6px, 4px" && dashes(2, 9) === "0.1px, 4px");
    check("a suspended edge has a ring", [edge(0, 1), edge(1, 2)].every(edge => style(edge).markerEnd.includes("#wait")));
    equal("an edge to a member is a double line", [edge(5, 7), edge(0, 1)].map(edge => edge.getAttribute("d").split("M").length - 1), [2, 1]);
    equal("only the edges of a cycle are marked as a cycle", all("#edges .cycle").map(edge => `${edge.dataset.from} ${edge.dataset.to}`).sort(), ["4 5", "5 6", "6 4"]);
    contrasts("a cycle", 3, [[style(edge(4, 5)).stroke, style(document.body).backgroundColor]]);
    const twins = all('#edges path[data-from="2"][data-to="10"]').map(edge => edge.getAttribute("d"));
    check("two edges between the same nodes are apart", twins.length === 2 && twins[0] !== twins[1]);
    check("a plain edge ends with an arrow", style(edge(0, 10)).markerEnd.includes("#arrow"));
    check("a list looks like a stack", node(5).querySelectorAll("rect:not(.mark *)").length === 2 && node(4).querySelectorAll("rect").length === 1);
    check("an unused factory has a dashed rim", style(node(11).querySelector(".pill")).strokeDasharray !== "none");
    equal("a factory with findings has a flag", nodes().filter(node => node.querySelector(".flag")).map(node => node.dataset.id).sort(), ["0", "1", "11", "4", "5", "6"]);
    const box = id => node(id).getBoundingClientRect();
    check("names are readable", nodes().every(node => isVisible(node.querySelector(".name")) && 12 * scale() >= 8));
    check("names that have room are complete", all(".node .name").every(name => !name.textContent.includes("…")));
    check("titles are drawn over edges, on a background", all("#edges ~ #titles .title").length === 4
      && all("#titles .title").every(title => title.querySelector("rect").getBoundingClientRect().width > title.querySelector("text").getBoundingClientRect().width));
    check("a module has a box with its name", all(".box text").map(title => title.textContent.split("  ")[0]).sort().join() === "App,Base,Checkout,Network");
    check("modules are ordered by their needs", box(0).right < box(1).left && box(3).right < box(4).left && box(7).right < box(9).left);

    // Pointing.
    pointer("pointerover", node(3), 0, 0);
    check("pointing at a node shows a tip", tip().startsWith("payment") && tip().includes("needs 1, needed by 1"));
    equal("pointing at a node highlights its neighbours", nodes().filter(node => node.classList.contains("hot")).map(node => node.dataset.id).sort(), ["1", "3", "4"]);
    check("pointing at a node highlights its edges", [edge(1, 3), edge(3, 4)].every(edge => edge.classList.contains("hot")) && all("#edges .hot").length === 2);
    check("pointing at a node dims the others", Number(style(node(9)).opacity) < .5 && Number(style(node(3)).opacity) === 1);
    pointer("pointerleave", one("#picture"), 0, 0);
    check("the highlight ends when the pointer leaves", tip() === "" && all(".hot").length === 0 && Number(style(node(9)).opacity) === 1);

    // Pan and zoom.
    const fitted = one("#world").getAttribute("transform"), start = scale();
    const middle = { x: frame().left + 300, y: frame().top + 200 };
    const under = () => [(middle.x - frame().left - corner()[0]) / scale(), (middle.y - frame().top - corner()[1]) / scale()].map(Math.round);
    const point = under();
    one("#picture").dispatchEvent(new WheelEvent("wheel", { deltaY: -120, clientX: middle.x, clientY: middle.y, bubbles: true, cancelable: true }));
    check("the wheel zooms", scale() > start);
    equal("the wheel zooms around the pointer", under(), point);
    click(one("#fit"));
    equal("the button fits the picture", one("#world").getAttribute("transform"), fitted);
    for (const [key, button] of [["+", "#closer"], ["-", "#farther"]]) {
      press(key, document.body);
      const byKey = scale();
      check(`the key ${key} zooms`, key === "+" ? byKey > start : byKey < start);
      press("0", document.body);
      equal("the key 0 fits the picture", scale(), start);
      click(one(button));
      equal(`the button zooms as the key ${key} does`, scale(), byKey);
      press("0", document.body);
    }
    for (let time = 0; time < 30; time++) press("-", document.body);
    check("zooming out is limited", scale() >= .05);
    check("names are hidden if they would be too small", nodes().every(node => !isVisible(node.querySelector(".name"))));
    press("0", document.body);
    const from = corner(), target = node(9);
    pointer("pointerdown", target, 500, 300);
    pointer("pointermove", target, 540, 330);
    pointer("pointerup", target, 540, 330);
    click(target);
    equal("dragging a node moves the picture", [corner()[0] - from[0], corner()[1] - from[1]].map(Math.round), [40, 30]);
    equal("dragging is not a click", address(), "");
    press("0", document.body);
    pointer("pointerdown", target, 500, 300);
    pointer("pointermove", target, 502, 301);
    pointer("pointerup", target, 502, 301);
    await moved(() => click(target));
    equal("a press with a small movement is a click", address(), "Base.clock");
    await moved(() => click(one("#leave")));
    equal("the button shows all factories", nodes().length, 12);

    // Keys in the picture.
    node(0).focus();
    check("a node with the focus shows its tip", tip().startsWith("app"));
    press("ArrowRight");
    equal("an arrow moves to the nearest node", document.activeElement, node(1));
    equal("only the focused node is in the tab order", nodes().filter(node => node.tabIndex === 0), [node(1)]);
    press("ArrowDown");
    check("the down arrow moves down", box(document.activeElement.dataset.id).top > box(1).top);
    press("ArrowUp");
    press("ArrowLeft");
    equal("the left arrow moves back", labels([document.activeElement]), ["app, App, singleton, error"]);
    press("ArrowLeft");
    equal("an arrow stays if there is no node in its direction", document.activeElement, node(0));
    check("the focus is visible", style(node(0).querySelector(".pill")).strokeWidth === "3px");
    await moved(() => press("Enter"));
    equal("Enter shows the factory", [address(), text("#panel h2")], ["App.app", "app"]);
    check("Enter leaves the focus on the factory", document.activeElement === node(0));
    await moved(() => press("Escape"));

    // One factory.
    await moved(() => click(node(4)));
    equal("a factory is shown with its needs and dependents", ids(), [3, 4, 5, 6]);
    check("dependents are at the left, and needs at the right", box(3).right < box(4).left && box(6).right < box(4).left && box(5).left > box(4).right);
    equal("needs and dependents have headings", all(".heading").map(heading => heading.textContent).sort(), ["It needs (1)", "Needs it (2)"]);
    check("direct edges are stronger than edges at the sides", edge(3, 4).classList.contains("strong") && edge(5, 6).classList.contains("side"));
    equal("the title of the window", document.title, "client – App");
    equal("the panel has the facts about the factory", [...one("#panel dl").children].map(cell => cell.textContent), ["Module", "Network", "Container", "Container",
      "Type", "Network.Client", "Kind", "factory with a parameter", "Lifetime", "cached", "Place", "Sources/Network/Client.swift:30"]);
    equal("the place is selected as a whole", style(one("#panel dl .place")).userSelect, "all");
    equal("the panel lists the needs of the factory", items("It needs"), ["interceptors Networkat construction"]);
    check("the panel has the path of a need", text("#panel .steps").includes("Client.init(_:)Sources/Network/Client.swift:34"));
    equal("the panel lists the dependents of the factory", items("Needed by"), ["payment Checkoutat construction", "token Networkat construction"]);
    equal("the panel has the findings about the factory", all("#panel .finding").length, 1);
    const depth = number => click(all("#depth input")[number]);
    depth(1);
    equal("the depth of two steps shows more factories", ids(), [1, 3, 4, 5, 6, 7, 8]);
    check("the second step has headings", all(".heading").some(heading => heading.textContent === "In 2 steps (2)"));
    depth(2);
    equal("the largest depth shows all indirect needs and dependents", ids(), [0, 1, 3, 4, 5, 6, 7, 8, 9, 10]);
    depth(0);
    all("#panel .entry")[0].focus();
    await moved(() => click(document.activeElement));
    equal("an entry of the panel leads to its factory", address(), "Network.interceptors");
    check("the focus moves to the new title", document.activeElement === one("#panel h2"));
    equal("the panel lists members in order, with their priorities", items("Members"), ["retry Networkpriority 20", "token Networkpriority 10", "logging Apppriority unknown"]);
    check("the panel has the place of a member", text("#panel").includes("Sources/Network/Retry.swift:9"));
    check("the panel of a list has no lifetime", !text("#panel dl").includes("Lifetime"));
    await moved(() => history.back());
    equal("back leads to the factory before", text("#panel h2"), "client");
    click(legend("module", "Checkout"));
    equal("the filter applies to the view of one factory", ids(), [4, 5, 6]);
    click(legend("module", "Checkout"));
    await moved(() => { location.hash = "#Checkout.basket"; });
    equal("a link leads to a factory", text("#panel h2"), "basket");
    check("the panel names the kind of an async factory", text("#panel dl").includes("Kindasync factory"));
    equal("the dependents of an async factory are suspended", items("Needed by"), ["checkout Checkoutat construction, suspended"]);
    equal("two edges to the same factory are two entries", items("It needs"), ["clock Baselater", "log Baseat construction", "log Baselater"]);
    await moved(() => { location.hash = "#No.such"; });
    equal("a link to an unknown factory shows all factories", nodes().length, 12);

    // Findings.
    const finding = index => all("#panel .finding > button")[index];
    finding(0).focus();
    await moved(() => click(finding(0)));
    equal("a finding shows its factories", ids(), [4, 5, 6]);
    equal("a finding marks its path", all("#edges .path").map(edge => `${edge.dataset.from} ${edge.dataset.to}`).sort(), ["4 5", "5 6", "6 4"]);
    check("a finding has its fix and its place", text("#panel").includes("when it is first used.Sources/Network/Client.swift:30")
      && text("#panel .steps").includes("TokenInterceptor.init(client:)Sources/Network/Token.swift:20"));
    equal("the button of a finding is pressed and has the focus", [finding(0).getAttribute("aria-pressed"), document.activeElement === finding(0)], ["true", true]);
    checkTexts("of a finding");
    await moved(() => click(finding(2)));
    equal("a finding about one factory shows its neighbours", [ids(), text("#panel .finding.warning p")], [[11], "Remove it, or resolve it."]);
    await moved(() => click(finding(3)));
    equal("a finding about no factory shows all factories", nodes().length, 12);
    await moved(() => press("Escape"));
    click(one("#panel-close"));
    equal("the panel closes and the focus goes to its button", [isVisible(one("#panel")), document.activeElement.id], [false, "findings"]);
    equal("the button of a closed panel is not expanded", one("#findings").getAttribute("aria-expanded"), "false");
    click(one("#findings"));
    check("the button opens the panel", isVisible(one("#panel")) && one("#findings").getAttribute("aria-expanded") === "true");

    // Search.
    press("/", document.body);
    equal("/ leads to the search", document.activeElement, one("#query"));
    const hits = () => all("#hits [role=option] b").map(hit => hit.textContent);
    type("log");
    equal("the best hit of a search is first", hits(), ["log", "logging"]);
    equal("hits stand out in the picture", [style(node(10)).opacity, Number(style(node(1)).opacity) < .5], ["1", true]);
    equal("the search field is expanded", one("#query").getAttribute("aria-expanded"), "true");
    type("Token.swift");
    equal("the search finds files", hits(), ["token"]);
    type("RetryInterceptor");
    equal("the search finds types", hits(), ["retry"]);
    type("checkout cached");
    equal("the search requires all words", hits(), []);
    type("checkout pay");
    equal("the search combines modules and names", hits(), ["payment"]);
    type("nothing of the kind");
    equal("the search shows a note if it finds nothing", text("#note"), "Nothing found.");
    type("network");
    equal("the search finds all factories of a module", hits().length, 4);
    const active = () => text(`#${one("#query").getAttribute("aria-activedescendant")} b`);
    equal("the first hit is active", active(), hits()[0]);
    press("ArrowDown");
    equal("the down arrow activates the next hit", active(), hits()[1]);
    press("ArrowUp");
    press("ArrowUp");
    equal("the up arrow wraps around", active(), hits()[3]);
    press("ArrowDown");
    const first = hits()[0];
    await moved(() => press("Enter"));
    equal("Enter shows the active hit", text("#panel h2"), first);
    check("Enter empties the search", one("#query").value === "" && !isVisible(one("#found")) && !one("#picture").classList.contains("searching"));
    one("#query").focus();
    type("clock");
    await moved(() => pointer("pointerdown", one("#hits [role=option]"), 0, 0));
    equal("pressing a hit with the pointer shows it", text("#panel h2"), "clock");
    press("+", one("#query"));
    equal("a key in the search field is not a command", scale(), (click(one("#fit")), scale()));
    await moved(() => press("Escape", document.body));
  }
  async function many() {
    const positions = nodes().map(node => node.dataset.id + node.getAttribute("transform")).join();
    results.push(`layout ${[...positions].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 4294967291, 7)}`);
    equal("all five hundred factories are shown", nodes().length, 500);
    const left = new Map(nodes().map(node => [node.dataset.id, node.getBoundingClientRect()]));
    check("except in cycles, needs are to the right, or below in the same column", all("#edges .construction, #edges .member")
      .filter(edge => !edge.classList.contains("cycle"))
      .every(edge => {
        const [from, to] = [left.get(edge.dataset.from), left.get(edge.dataset.to)];
        return from.left < to.left - 1 || Math.abs(from.left - to.left) <= 1 && from.top < to.top;
      }));
    check("modules have readable titles", all(".box text").length === 12
      && all(".box text").every(title => parseFloat(title.getAttribute("font-size")) * scale() > 12 && !title.textContent.includes("…")));
    check("each node shows at least its brief name", nodes().every(node => isVisible(node.querySelector(".brief"))));
    check("edges are faint", all("#edges path:not(.cycle)").every(edge => Number(style(edge).opacity) <= .15));
    equal("the list of findings is closed in a large graph", isVisible(one("#panel")), false);
    await any();
    equal("the layout is unchanged afterwards", nodes().map(node => node.dataset.id + node.getAttribute("transform")).join(), positions);

    one("#query").focus();
    type("factories.swift");
    check("a long list of hits ends with the number of further hits", all("#hits [role=option]").length === 60 && text("#note") === "And 440 more.");
    equal("a long list of hits contains only hits", all("#hits > :not([role=option])").length, 0);
    type("");
    const busiest = data.factories.map(factory => ({ ...factory, count: data.edges.filter(edge => edge.to === factory.id).length }))
      .sort((one, other) => other.count - one.count)[0];
    await moved(() => { location.hash = `#${busiest.module}.${busiest.name}`; });
    equal(`the panel lists the ${busiest.count} dependents of a factory`, items("Needed by").length, busiest.count);
    check("a factory with many dependents fits in the window", nodes().every(node => isInside(node.querySelector(".pill").getBoundingClientRect(), frame())));
    click(all("#depth input")[2]);
    check("all indirect dependents fit in the window", nodes().length > busiest.count + 1
      && nodes().every(node => isInside(node.querySelector(".pill").getBoundingClientRect(), frame())));
    click(all("#depth input")[0]);
    const few = data.factories.find(factory => data.edges.filter(edge => edge.to === factory.id || edge.from === factory.id).length === 6);
    await moved(() => { location.hash = `#${few.module}.${few.name}`; });
    check("a factory with six neighbours is shown with readable names", nodes().every(node => isVisible(node.querySelector(".name"))) && 12 * scale() >= 10);
    await moved(() => press("Escape", document.body));
    click(one("#findings"));
    await moved(() => click(one("#panel .finding > button")));
    equal("the finding marks the three edges of the cycle", all("#edges .path.cycle").length, 3);
    check("the names of the cycle are readable", nodes().length === 3 && nodes().every(node => isVisible(node.querySelector(".name"))));
  }

  async function files() {
    equal("a module with many factories has a box for each of its files", all(".box text").map(title => title.textContent.split("  ")[0]).sort(),
      ["Accounts", "Analytics", "App", "Base", "Catalog", "Checkout", "Networking", "Payments", "Profile", "Search", "Storage", "Sync"]);
    const use = legend("use", "unused");
    click(use);
    equal("unused factories can be hidden", nodes().length, 499);
    click(legend("use", "unused"));
    await moved(() => { location.hash = "#userclient"; });
    equal("an address with a part of a name opens what a search for it finds first", text("#panel h2"), "userClient");
    await moved(() => press("Escape", document.body));
    equal("the layout does not change when a factory was shown", all(".box text").length, 12);
  }

  async function odd() {
    equal("a graph without findings shows no panel", [text("#findings"), isVisible(one("#panel"))], ["No findings.", false]);
    click(one("#findings"));
    equal("the list of findings states that there are none", text("#panel .none"), "No findings.");
    click(one("#panel-close"));
    await any();
    check("names are not parsed as markup", document.body.id === "" && all("img, i, u, s, main script").length === 0);
    equal("a name that looks like markup is shown", labels([node(10)]), [`${data.factories[0].name}, Kern, cached`]);
    await moved(() => click(node(10)));
    equal("the panel shows names that look like markup", [text("#panel h2"), text("#panel code")], [data.factories[0].name, data.factories[0].type]);
    check("the steps in the panel are not parsed as markup", text("#panel .steps").includes("<u>init</u><s>:1") && all("img, i, u, s, main script").length === 0);
    pointer("pointerover", node(10), 0, 0);
    one("#query").focus();
    type("<img");
    equal("the hits and the tip show names that look like markup", [text("#hits b"), text("#tip b")], [data.factories[0].name, data.factories[0].name]);
    check("hits and tips are not parsed as markup", document.body.id === "" && all("img, i, u, s, main script").length === 0);
    type("");
    await moved(() => press("Escape", document.body));
    const long = node(40), name = data.factories[3].name;
    check("a long name ends with an ellipsis", long.querySelector(".name").textContent.endsWith("…") && long.querySelector(".name").getBoundingClientRect().right < long.querySelector(".pill").getBoundingClientRect().right);
    equal("a shortened name has a title with the complete name", long.querySelector("title").textContent, name);
    equal("a short name has no title", node(20).querySelector("title").textContent, "");
    for (const [id, expected] of [[20, "Kern.`default`"], [30, "Zubehör.größe日本語👩‍👩‍👧‍👦"], [50, "Kern.Left.twin"], [60, "Kern.Right.twin"], [70, "Kern.Right.twin~2"]]) {
      await moved(() => click(node(id)));
      equal("the address distinguishes factories", [address(), all(".centre")[0].dataset.id], [expected, String(id)]);
      await moved(() => press("Escape", document.body));
    }
    check("a factory that needs itself has a loop", edge(80, 80).classList.contains("self"));
    check("a loop that ends is not a cycle", !edge(80, 80).classList.contains("cycle"));
    check("a lazy edge that closes a circle is not a cycle", !edge(10, 30).classList.contains("cycle") && !edge(30, 10).classList.contains("cycle"));
    check("the lazy edge of a circle points back", node(30).getBoundingClientRect().right < node(10).getBoundingClientRect().left);
    await moved(() => click(node(40)));
    equal("the panel of an empty map has no members", text("#panel").includes("No members."), true);
    await moved(() => press("Escape", document.body));
    await moved(() => click(node(50)));
    check("the panel has the name of a scope", text("#panel dl").includes("scope a & b"));
  }

  async function empty() {
    equal("an empty graph has a message", text("#message"), "No factories.");
    equal("an empty graph has counts of zero", [text("#counts"), text("#findings")], ["0 factories · 0 modules · 0 edges", "No findings."]);
    await any();
    for (const key of ["+", "-", "0", "Escape"]) press(key, document.body);
    press("/", document.body);
    type("x");
    equal("a search finds nothing", text("#note"), "Nothing found.");
  }

  async function single() {
    equal("a single factory has counts in the singular", text("#counts"), "1 factory · 1 module · 0 edges");
    await any();
    await moved(() => click(node(0)));
    equal("a single factory has neither needs nor dependents", all("#panel .none").map(none => none.textContent), ["Nothing.", "Nothing."]);
    node(0).focus();
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) press(key);
    equal("the arrows stay on a single factory", document.activeElement, node(0));
  }

  async function run() {
    const said = () => all("#panel dt").find(word => word.textContent === "Run")?.nextElementSibling.textContent;
    equal("the longest chain is below the findings", items("Longest chain"), ["cart Shop1.500 ms", "price Shop0.750 ms"]);
    const runs = {};
    for (const id of [0, 2, 3, 4]) {
      await moved(() => click(node(id)));
      runs[id] = said();
      await moved(() => press("Escape", document.body));
    }
    equal("a built factory has its times", runs[0], "resolved 3 times, built 1 time in 1.500 ms, first at 0.250 ms");
    equal("a factory that was resolved but not built has its count", runs[2], "resolved 1 time");
    equal("an unresolved factory is marked as such", runs[3], "never resolved");
    equal("a list has no run", runs[4], undefined);
    await any();
  }
  async function several() {
    const select = one("#programs");
    // The page reloads with the chosen program, and so does this script.
    if (!location.search) {
      equal("the first program is shown", [select.value, ids()], ["App", [0, 1]]);
      await moved(() => click(node(1)));
      equal("the address names the chosen factory", address(), "Shop.cart");
      // The next page cannot see failures from this page.
      if (results.some(result => result.startsWith("FAILED"))) return;
      select.value = "Kiosk";
      select.dispatchEvent(new Event("change", { bubbles: true }));
      await new Promise(() => {});
    }
    equal("the choice lists the programs and their errors", all("#programs option").map(option => option.textContent), ["App · 1 error", "Kiosk"]);
    equal("the chosen program is shown", [select.value, text("#program"), document.title], ["Kiosk", "Kiosk", "cart – Kiosk"]);
    equal("the chosen program shows the same factory", address(), "Shop.cart");
    check("the choice of programs replaces the title", isVisible(select) && !isVisible(one("#program")));
    await moved(() => press("Escape", document.body));
    equal("Escape shows all factories of the chosen program", ids(), [0]);
    await any();
  }

  async function unknown() {
    equal("an address with another program shows the first", [text("#program"), ids()], ["App", [0, 1]]);
  }

  async function linked() {
    equal("an address opens its factory", [text("#panel h2"), ids()], ["client", [3, 4, 5, 6]]);
    await moved(() => press("Escape", document.body));
    equal("Escape closes the factory that the address opened", nodes().length, 12);
  }

  async function narrow() {
    check("the window is narrow", innerWidth === 700);
    const controls = all("#program, #counts, #query, #colours, #findings").map(element => element.getBoundingClientRect());
    check("the header fits in the narrow window", controls.every(box => box.left >= 0 && box.right <= 700));
    check("the controls of the header do not overlap", controls.every((box, index) => controls.slice(index + 1).every(other =>
      box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top)));
    check("the narrow window has room for the picture", frame().height > 250 && frame().width === 700);
    await any();
    await moved(() => click(node(4)));
    check("the narrow window has room for the picture beside the panel", frame().height > 250 && one("#panel").getBoundingClientRect().width === 700);
  }

  async function bare() {
    equal("a page without a graph says so", text("#message"), "This page holds no graph.");
  }

  const report = () => {
    results.push(...troubles.map(trouble => `FAILED to run without errors: ${trouble}`));
    const element = document.createElement("pre");
    element.id = "report";
    element.textContent = `\n${results.join("\n")}\n`;
    document.body.append(element);
  };
  // Until the page is loaded, and in the task that finishes loading, a new address replaces the old one.
  new Promise(resolve => addEventListener("load", () => setTimeout(resolve)))
    .then({ any, small, many, files, odd, empty, single, run, several, unknown, linked, narrow, bare }[suite])
    .then(() => results.push("end"), error => results.push(`FAILED to go on: ${error.stack}`))
    .then(report);
}
