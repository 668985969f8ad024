// Made by Tests/Checks/assemble-page from the files in Page. Do not edit it here.
extension HTMLReport {
  /// The page, with the graphs to come where it says GRAPH. As a resource in code it would be an
  /// array of sixty thousand numbers, which takes the compiler longer than the rest of the module.
  static let page = #"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <!-- The page shows names from source code, so it is also forbidden to load anything. -->
    <meta http-equiv="Content-Security-Policy"
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
    <link rel="icon" href="data:,">
    <title>Factories</title>
    <style>
    :root {
      color-scheme: light dark;
      --canvas: #f7f8fa; --card: #ffffff; --edge: #dde1e8; --control: #7b8596; --thread: #5d6b80;
      --ink: #1a2130; --soft: #566072; --accent: #1d5fd1; --accent-soft: #e8effc;
      --bad: #c62828; --bad-soft: #fdecec; --warn: #8f5a00; --warn-soft: #fdf3df;
      /* Lightness and chroma; the hue is that of a module or of a lifetime. */
      --fill: 94% .045; --block: 74% .1; --rim: 58% .11; --deep: 42% .1; --box: 98% .012; --box-rim: 88% .04;
      --shadow: 0 1px 2px #1a213014, 0 6px 20px #1a21301a;
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --canvas: #10141a; --card: #171c24; --edge: #2b333f; --control: #758196; --thread: #93a2b8;
        --ink: #e7eaf0; --soft: #a0abbb; --accent: #84b1ff; --accent-soft: #1e2c45;
        --bad: #ff8a80; --bad-soft: #3a1d20; --warn: #f0bd63; --warn-soft: #362a15;
        --fill: 30% .05; --block: 45% .08; --rim: 64% .1; --deep: 82% .08; --box: 20.5% .014; --box-rim: 33% .035;
        --shadow: 0 1px 2px #0006, 0 6px 20px #0008;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body {
      margin: 0; height: 100vh; height: 100dvh; display: grid; grid-template-rows: auto minmax(0, 1fr);
      font: 13px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif;
      color: var(--ink); background: var(--canvas);
    }
    h1, h2, h3, p, ul, ol, dl, dd { margin: 0; padding: 0; }
    ul, ol { list-style: none; }
    button, input, select { font: inherit; color: inherit; }
    button { background: none; border: 0; padding: 0; text-align: start; cursor: pointer; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    code { font: 12px/1.45 var(--mono); overflow-wrap: anywhere; }
    .soft { color: var(--soft); }
    .cut { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 0; }

    header {
      display: flex; align-items: center; gap: 8px 18px; padding: 9px 16px; z-index: 3;
      background: var(--card); border-bottom: 1px solid var(--edge);
    }
    h1 { font-size: 16px; font-weight: 650; max-width: 240px; }
    #programs {
      height: 32px; max-width: 240px; padding: 0 6px; border: 1px solid var(--control); border-radius: 8px;
      background: var(--canvas); font-weight: 650;
    }
    #counts { color: var(--soft); white-space: nowrap; margin-right: auto; }
    #search { position: relative; width: 280px; }
    #query {
      width: 100%; height: 32px; padding: 0 10px; border: 1px solid var(--control); border-radius: 8px;
      background: var(--canvas);
    }
    #query::placeholder { color: var(--soft); opacity: 1; }
    #found {
      position: absolute; right: 0; top: 38px; width: max(100%, 380px); max-width: 92vw; max-height: 60vh; padding: 5px;
      overflow-y: auto; background: var(--card); border: 1px solid var(--edge); border-radius: 10px; box-shadow: var(--shadow);
    }
    #found p { padding: 5px 8px; color: var(--soft); }
    #found p:empty { padding: 0; }
    #hits li {
      display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; padding: 5px 8px; border-radius: 6px;
      cursor: pointer;
    }
    #hits [aria-selected=true] { background: var(--accent-soft); box-shadow: inset 2px 0 var(--accent); }
    .choice {
      display: flex; align-items: center; gap: 2px; padding: 2px; border: 1px solid var(--edge); border-radius: 8px;
      background: var(--canvas);
    }
    .choice > span { padding: 0 6px 0 8px; color: var(--soft); }
    .choice label { position: relative; padding: 3px 10px; border-radius: 6px; }
    .choice input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
    .choice label:has(:checked) { background: var(--card); box-shadow: 0 0 0 1px var(--control); font-weight: 600; }
    .choice label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 1px; }
    #findings { height: 32px; padding: 0 12px; border: 1px solid var(--control); border-radius: 8px; white-space: nowrap; }
    #findings.error { color: var(--bad); border-color: var(--bad); background: var(--bad-soft); font-weight: 600; }
    #findings.warning { color: var(--warn); border-color: var(--warn); background: var(--warn-soft); font-weight: 600; }

    main { display: grid; grid-template-columns: 196px minmax(0, 1fr) auto; min-height: 0; }
    #legend { padding: 12px 10px; overflow-y: auto; background: var(--card); border-right: 1px solid var(--edge); }
    #legend section { margin-bottom: 18px; }
    #legend h2, #panel h3 { display: flex; padding: 0 6px 3px; font-size: 12px; font-weight: 600; color: var(--soft); }
    #legend h2 button { margin-left: auto; color: var(--accent); font-weight: 400; }
    #legend li > * {
      display: grid; grid-template-columns: 18px minmax(0, 1fr) auto; align-items: center; gap: 7px; width: 100%;
      padding: 2.5px 6px; border-radius: 6px;
    }
    #legend li > span { grid-template-columns: 34px minmax(0, 1fr); }
    #legend li > span:has(kbd) { grid-template-columns: 58px minmax(0, 1fr); }
    #legend li button:hover, .entry:hover { background: var(--accent-soft); }
    #legend [aria-pressed=false] { color: var(--soft); text-decoration: line-through; }
    #legend [aria-pressed=false] .swatch { opacity: .25; }
    .swatch { width: 16px; height: 16px; display: block; overflow: visible; }
    .swatch .square { fill: oklch(var(--block) var(--hue)); stroke: oklch(var(--rim) var(--hue)); }
    kbd { font: 11px var(--mono); color: var(--soft); }

    #area { position: relative; min-width: 0; min-height: 0; overflow: hidden; }
    #picture {
      position: absolute; inset: 0; width: 100%; height: 100%; touch-action: none; cursor: grab;
      user-select: none; -webkit-user-select: none;
    }
    #picture.dragging { cursor: grabbing; }
    #bar, #zoom { position: absolute; display: flex; gap: 8px; }
    #bar { left: 12px; top: 12px; }
    #bar .choice { background: var(--card); box-shadow: var(--shadow); }
    #zoom { right: 12px; bottom: 12px; gap: 4px; }
    #area button {
      height: 31px; min-width: 31px; padding: 0 10px; border-radius: 8px; background: var(--card); text-align: center;
      border: 1px solid var(--edge); box-shadow: var(--shadow);
    }
    #message {
      position: absolute; inset: 0; display: grid; place-content: center; pointer-events: none;
      color: var(--soft); font-size: 15px;
    }
    #tip {
      position: absolute; left: 0; top: 0; max-width: 340px; padding: 5px 9px; pointer-events: none; overflow-wrap: anywhere;
      background: var(--card); border: 1px solid var(--edge); border-radius: 8px; box-shadow: var(--shadow);
    }

    .box rect { fill: oklch(var(--box) var(--hue)); stroke: oklch(var(--box-rim) var(--hue)); vector-effect: non-scaling-stroke; }
    .box text { fill: oklch(var(--deep) var(--hue)); font-weight: 650; }
    .by-lifetime .box rect { fill: var(--card); stroke: var(--edge); }
    .title { pointer-events: none; }
    .box.title rect { stroke: none; }
    .by-lifetime .box text { fill: var(--soft); }
    .heading { fill: var(--soft); text-anchor: middle; }
    .node { cursor: pointer; outline: none; }
    .node > rect { fill: oklch(var(--fill) var(--hue)); stroke: oklch(var(--rim) var(--hue)); }
    .node .name { font-size: 12px; fill: var(--ink); }
    .node .second { font-size: 11px; fill: var(--soft); }
    .node .sign { font: 10px var(--mono); fill: var(--soft); text-anchor: end; }
    .node .brief { fill: var(--ink); }
    .mark { fill: none; stroke: oklch(var(--deep) var(--hue)); stroke-width: 1.6; stroke-linejoin: round; }
    .mark .solid { fill: oklch(var(--deep) var(--hue)); }
    .flag { fill: var(--bad); stroke: var(--card); stroke-width: 1.5; }
    .flag.warning { fill: var(--warn); }
    .node.unused > rect { fill: var(--canvas); stroke-dasharray: 4 3; }
    .node.centre .pill { stroke: var(--accent); stroke-width: 2.5; }
    .node.centre .name { font-weight: 650; }
    /* From afar a node is a block with its name in large letters. By lifetime it keeps its mark,
       so that colour is not the only sign. */
    .brief, .second, .far .name, .far .sign, .far .node > .mark { display: none; }
    .far:not(.farthest) .brief, .near:not(.far) .second { display: block; }
    .by-lifetime .far .node > .mark { display: block; transform: translate(12px, 12px) scale(1.45); }
    .by-lifetime .far.near .node > .mark { transform: translate(15px, 21px) scale(1.7); }
    .far .node:not(.unused) > rect { fill: oklch(var(--block) var(--hue)); stroke: none; }
    .far .node.unused > rect { stroke-width: 2; stroke-dasharray: 8 5; }
    .far .node.centre .pill { stroke: var(--accent); stroke-width: 6; }
    .far .flag { r: 9px; }
    .node:hover .pill, .node.hot .pill { stroke: oklch(var(--deep) var(--hue)); stroke-width: 2; }
    .node:focus-visible .pill { stroke: var(--accent); stroke-width: 3; }
    .far .node:focus-visible .pill { stroke-width: 7; }
    .edge {
      fill: none; stroke: var(--thread); stroke-width: 1.3; opacity: var(--faint); vector-effect: non-scaling-stroke;
      pointer-events: none;
    }
    .edge.lazy { stroke-dasharray: 6 4; }
    .edge.task { stroke-dasharray: 7 4 .1 4; stroke-linecap: round; stroke-width: 1.6; }
    .edge.later { stroke-dasharray: .1 4; stroke-linecap: round; stroke-width: 2; }
    .edge.strong { opacity: .85; }
    .edge.side { opacity: .22; }
    .edge.cycle { stroke: var(--bad); opacity: .9; stroke-width: 1.8; }
    .edge.hot { stroke: var(--accent); opacity: 1; stroke-width: 1.8; }
    .edge.cycle.hot, .edge.path { stroke: var(--bad); opacity: 1; stroke-width: 2.4; }
    .edge.path.warning { stroke: var(--warn); }
    #picture:not(.far) .edge:not(.self) { marker-end: url(#arrow); }
    #picture:not(.far) .edge:is(.cycle, .path):not(.self) { marker-end: url(#arrow-bad); }
    #arrow path { fill: var(--thread); }
    #arrow-bad path { fill: var(--bad); }
    /* At the end, where all edges are suspended if one is. */
    #picture:not(.far) .edge.suspended:not(.self), .key .edge.suspended { marker-end: url(#wait); }
    #picture:not(.far) .edge.suspended:is(.cycle, .path):not(.self) { marker-end: url(#wait-bad); }
    #wait path { fill: var(--thread); }
    #wait circle { fill: var(--card); stroke: var(--thread); }
    #wait-bad path { fill: var(--bad); }
    #wait-bad circle { fill: var(--card); stroke: var(--bad); }
    .hovering .node:not(.hot), .searching .node:not(.match) { opacity: .3; }
    .hovering .edge:not(.hot), .searching .edge { opacity: .06; }
    .key .edge { opacity: 1; }

    #panel {
      position: relative; width: 344px; overflow-y: auto; padding: 14px 14px 24px; background: var(--card);
      border-left: 1px solid var(--edge);
    }
    #panel h2 { font-size: 16px; font-weight: 650; overflow-wrap: anywhere; padding: 0 32px 2px 6px; }
    #panel h2:focus { outline: none; }
    #panel h3 { padding-top: 18px; }
    #panel .none { padding: 4px 6px; color: var(--soft); }
    #panel-close {
      position: absolute; right: 12px; top: 12px; width: 28px; height: 28px; border-radius: 6px; text-align: center;
      color: var(--soft);
    }
    #panel-close:hover { background: var(--accent-soft); }
    #panel dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 3px 12px; padding: 8px 6px 0; }
    #panel dt { color: var(--soft); }
    .place {
      font: 11.5px/1.5 var(--mono); color: var(--soft); overflow-wrap: anywhere; display: block;
      user-select: all; -webkit-user-select: all;
    }
    .entry {
      display: grid; grid-template-columns: 16px minmax(0, 1fr) auto; gap: 0 8px; align-items: center; width: 100%;
      padding: 4px 6px; border-radius: 6px;
    }
    .steps { padding: 0 6px 4px 30px; }
    .finding {
      margin-top: 8px; border: 1px solid var(--edge); border-left: 3px solid var(--tone); border-radius: 8px;
      overflow-wrap: anywhere;
    }
    .finding.error { --tone: var(--bad); --wash: var(--bad-soft); }
    .finding.warning { --tone: var(--warn); --wash: var(--warn-soft); }
    .finding > button { width: 100%; padding: 8px 10px; border-radius: 6px; }
    .finding > button:hover, .finding > [aria-pressed=true] { background: var(--wash); }
    .finding b { color: var(--tone); font-weight: 650; }
    .finding > :not(button) { padding: 6px 10px 0; }
    .finding > :last-child { padding-bottom: 8px; }

    @media (max-width: 1100px) { #search { width: 200px; } }
    @media (max-width: 900px) {
      header { flex-wrap: wrap; }
      #search { width: auto; flex: 1 1 180px; order: 1; }
      #colours { order: 2; }
      main { grid-template-columns: minmax(0, 1fr); grid-template-rows: auto minmax(0, 1fr) auto; }
      #legend { display: flex; gap: 22px; overflow-x: auto; padding: 6px 12px; border: 0; border-bottom: 1px solid var(--edge); }
      #legend section { flex: none; margin: 0; display: flex; align-items: center; }
      #legend h2 { padding: 0; }
      #legend h2 button { margin: 0 4px 0 8px; }
      #legend ul { display: flex; }
      #legend li { flex: none; max-width: 180px; }
      #panel { width: auto; max-height: 42vh; border: 0; border-top: 1px solid var(--edge); }
    }
    @media print { #search, #zoom, #bar, .choice, #tip, #panel-close { display: none; } }
    </style>
    </head>
    <body>
    <header>
      <h1 id="program" class="cut">Factories</h1>
      <select id="programs" aria-label="Program" autocomplete="off" hidden></select>
      <p id="counts"></p>
      <div id="search" role="search">
        <input id="query" type="search" role="combobox" aria-label="Search factories" aria-expanded="false"
          aria-controls="hits" aria-autocomplete="list" autocomplete="off" spellcheck="false"
          placeholder="Search: name, module, type, file   /">
        <div id="found" hidden>
          <ul id="hits" role="listbox" aria-label="Factories found"></ul>
          <p id="note" role="status"></p>
        </div>
      </div>
      <div id="colours" class="choice" role="radiogroup" aria-label="Color by">
        <span>Color</span>
        <label><input type="radio" name="colour" value="module" autocomplete="off">Module</label>
        <label><input type="radio" name="colour" value="lifetime" autocomplete="off">Lifetime</label>
      </div>
      <button id="findings" aria-controls="panel"></button>
    </header>
    <main>
      <nav id="legend" aria-label="Legend and filter"></nav>
      <section id="area" aria-label="Graph">
        <svg id="picture" role="application"
          aria-label="Factories and what they need. Arrow keys move, Enter shows one factory.">
          <defs>
            <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8"
              markerUnits="userSpaceOnUse" orient="auto"><path d="M0 .8 8 4 0 7.2z"/></marker>
            <marker id="arrow-bad" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="10" markerHeight="10"
              markerUnits="userSpaceOnUse" orient="auto"><path d="M0 .8 8 4 0 7.2z"/></marker>
            <marker id="wait" viewBox="0 0 16 8" refX="15" refY="4" markerWidth="16" markerHeight="8"
              markerUnits="userSpaceOnUse" orient="auto"><path d="M8 .8 16 4 8 7.2z"/><circle cx="4.5" cy="4" r="3" stroke-width="1.4"/></marker>
            <marker id="wait-bad" viewBox="0 0 16 8" refX="15" refY="4" markerWidth="20" markerHeight="10"
              markerUnits="userSpaceOnUse" orient="auto"><path d="M8 .8 16 4 8 7.2z"/><circle cx="4.5" cy="4" r="3" stroke-width="1.4"/></marker>
          </defs>
          <g id="world"><g id="boxes"></g><g id="edges"></g><g id="titles"></g><g id="nodes"></g></g>
        </svg>
        <div id="bar" hidden>
          <button id="leave" title="Back to all factories (Escape)">All factories</button>
          <div id="depth" class="choice" role="radiogroup" aria-label="Depth">
            <span>Depth</span>
            <label><input type="radio" name="depth" value="1" autocomplete="off" checked>1</label>
            <label><input type="radio" name="depth" value="2" autocomplete="off">2</label>
            <label><input type="radio" name="depth" value="Infinity" autocomplete="off">All</label>
          </div>
        </div>
        <p id="message" role="status"></p>
        <div id="zoom" role="group" aria-label="Zoom">
          <button id="closer" aria-label="Zoom in" title="Zoom in (+)">+</button>
          <button id="farther" aria-label="Zoom out" title="Zoom out (-)">−</button>
          <button id="fit" title="Fit into the window (0)">Fit</button>
        </div>
        <div id="tip" hidden></div>
      </section>
      <aside id="panel" aria-label="Details" hidden></aside>
    </main>
    <script type="application/json" id="graph">GRAPH</script>
    <script>
    "use strict";

    // Elements, and small things that all others use.

    const byId = id => document.getElementById(id);
    /** @type {(id: string) => HTMLInputElement} A field, or a menu, which has a value too. */
    const field = id => /** @type {any} */ (byId(id));
    /** @type {(id: string) => NodeListOf<HTMLInputElement>} The buttons of a choice. */
    const buttonsOf = id => byId(id).querySelectorAll("input");

    function make(namespace, name, attributes, children) {
      const element = document.createElementNS(namespace, name);
      for (const [key, value] of Object.entries(attributes)) {
        if (key === "click") element.addEventListener("click", value);
        else if (key === "hue") element.style.setProperty("--hue", value);
        else if (value !== undefined) element.setAttribute(key, value);
      }
      // As text, never as markup: names come from source code.
      element.append(...children.flat(Infinity).filter(child => child !== undefined && child !== ""));
      return element;
    }
    const html = (name, attributes = {}, ...children) => make("http://www.w3.org/1999/xhtml", name, attributes, children);
    const svg = (name, attributes = {}, ...children) => make("http://www.w3.org/2000/svg", name, attributes, children);
    const soft = text => html("span", { class: "soft" }, text);
    function set(element, attributes) {
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    }

    const sum = numbers => numbers.reduce((total, number) => total + number, 0);
    const counted = (count, one, many = one + "s") => `${count} ${count === 1 ? one : many}`;
    const between = (least, value, most) => Math.max(least, Math.min(most, value));

    // How lifetimes, kinds and edges look, and what they are called.

    const lifetimeHues = { unique: 100, graph: 145, shared: 190, cached: 245, scope: 295, singleton: 340 };
    // A list has no lifetime.
    const listHue = 60;
    // From what is not kept, hollow, to what stays for ever, filled.
    const marks = {
      unique: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", graph: "M0-4.6 4.6 3.6H-4.6z",
      shared: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", cached: "M-3.6-3.6H3.6V3.6H-3.6z", scope: "M0-5 5 0 0 5-5 0z",
      singleton: "M0-5.4 1.5-1.7 5.4-1.7 2.3.8 3.4 4.6 0 2.4-3.4 4.6-2.3.8-5.4-1.7-1.5-1.7z",
    };
    const solids = { shared: "M0-4A4 4 0 0 1 0 4z", cached: marks.cached, scope: marks.scope, singleton: marks.singleton };
    const markOf = lifetime => svg("g", { class: "mark" },
      svg("path", { d: marks[lifetime] ?? "" }), svg("path", { class: "solid", d: solids[lifetime] ?? "" }));
    const swatch = (hue, content) =>
      svg("svg", { class: "swatch", viewBox: "-8 -8 16 16", "aria-hidden": "true", hue }, content);

    const signs = { parameter: "(_)", throwing: "throws", async: "async", list: "[ ]", map: "[:]" };
    const kinds = { parameter: "factory with a parameter", throwing: "throwing factory", async: "async factory" };
    const kindOf = node => kinds[node.kind] ?? (node.async ? `async ${node.kind}` : node.kind);
    const moments = { construction: "at construction", lazy: "lazily", task: "in a task", later: "later", member: "as a member" };
    const momentOf = edge => moments[edge.when] + (edge.suspended ? ", suspended" : "");

    const lifetimeOf = node => node.lifetime === "scope" && node.scope ? `scope ${node.scope}` : node.lifetime;

    // Layers of points. A pair leads from one point to another.

    function pairsFrom(points, pairs) {
      const result = new Map(points.map(point => [point, []]));
      for (const pair of pairs) result.get(pair.from).push(pair);
      return result;
    }

    /// The number of the strongly connected component of each point.
    function components(points, pairs) {
      const next = pairsFrom(points, pairs), found = new Map(), low = new Map(), component = new Map(), stack = [];
      let number = 0;
      const visit = point => {
        const order = found.size;
        found.set(point, order);
        low.set(point, order);
        stack.push(point);
        for (const { to } of next.get(point)) {
          if (!found.has(to)) visit(to);
          if (!component.has(to)) low.set(point, Math.min(low.get(point), low.get(to)));
        }
        if (low.get(point) !== order) return;
        while (!component.has(point)) component.set(stack.pop(), number);
        number++;
      };
      for (const point of points) if (!found.has(point)) visit(point);
      return component;
    }

    /// The pairs without those that close a circle. In a circle only strong pairs count, so that
    /// it is a lazy edge that points back, where there is one.
    function withoutCircles(points, pairs) {
      const component = components(points, pairs), done = new Map();
      const outside = pair => component.get(pair.from) !== component.get(pair.to);
      const kept = pairs.filter(outside);
      const next = pairsFrom(points, pairs.filter(pair => pair.strong && !outside(pair)));
      const visit = point => {
        done.set(point, false);
        for (const pair of next.get(point)) {
          if (done.get(pair.to) === false) continue;
          kept.push(pair);
          if (!done.has(pair.to)) visit(pair.to);
        }
        done.set(point, true);
      };
      for (const point of points) if (!done.has(point)) visit(point);
      return kept;
    }

    /// A layer for each point, such that pairs lead to higher layers.
    function layersOf(points, pairs) {
      const kept = withoutCircles(points, pairs), layers = new Map();
      const next = pairsFrom(points, kept);
      const previous = pairsFrom(points, kept.map(({ from, to }) => ({ from: to, to: from })));
      const layer = point => {
        if (!layers.has(point)) layers.set(point, Math.max(0, ...previous.get(point).map(pair => layer(pair.to) + 1)));
        return layers.get(point);
      };
      points.forEach(layer);
      // What nobody needs stands next to what it needs, or long edges would start at the left.
      for (const point of points) {
        if (previous.get(point).length || !next.get(point).length) continue;
        layers.set(point, Math.min(...next.get(point).map(pair => layers.get(pair.to))) - 1);
      }
      return layers;
    }

    /// A few sweeps that move each item to the average height of those it is `linked` with. The
    /// items of a cell change places with each other.
    function untangle(cells) {
      for (let sweep = 0; sweep < 10; sweep++) {
        for (const cell of sweep % 2 ? [...cells].reverse() : cells) {
          const heights = cell.map(item => item.y).sort((one, other) => one - other);
          for (const item of cell) {
            item.pull = item.linked.length ? sum(item.linked.map(other => other.y)) / item.linked.length : item.y;
          }
          cell.sort((one, other) => one.pull - other.pull || one.index - other.index);
          cell.forEach((item, index) => { item.y = heights[index]; });
        }
      }
    }

    /// The list in as few equal parts as possible of at most `most`.
    function parts(list, most) {
      const size = Math.ceil(list.length / Math.ceil(list.length / most));
      return Array.from({ length: Math.ceil(list.length / size) }, (_, part) => list.slice(part * size, (part + 1) * size));
    }

    /// The values by their keys, which are in order.
    function grouped(list, keyOf) {
      const groups = new Map();
      for (const item of list) {
        const key = keyOf(item), group = groups.get(key);
        if (group) group.push(item);
        else groups.set(key, [item]);
      }
      return new Map([...groups].sort((one, other) => one[0] - other[0]));
    }

    // A picture is made of stacks from left to right, a stack of blocks from top to bottom, and a block of
    // columns of nodes. Edges lead between them.

    const newStack = (left, width) => ({ left, right: left + width, middle: left + width / 2, blocks: [] });

    /// - head: The room for the title at the top.
    /// - titleEnd: The right end of the title.
    const newBlock = (top, bottom, head = 0, titleEnd = -Infinity) => ({ top, bottom, head, titleEnd, columns: [] });

    /// Gives the nodes of a column their places.
    function placeColumn(nodes, { left, top, width, size, row, stack, block }) {
      nodes.forEach((node, index) =>
        Object.assign(node, { x: left, y: top + index * row, width, size, stack, block, column: block.columns.length }));
      const bottom = top + (nodes.length - 1) * row + size.height;
      block.columns.push({ left, right: left + width, top, bottom, row, space: row - size.height });
    }

    /// The edges among some nodes, which are then `linked`.
    function edgesAmong(shown, edges) {
      for (const node of shown) node.linked = [];
      const inside = edges.filter(edge => shown.has(edge.from) && shown.has(edge.to));
      for (const { from, to } of inside) {
        from.linked.push(to);
        to.linked.push(from);
      }
      return inside;
    }

    /// An empty picture.
    const nothing = { nodes: [], edges: [], boxes: [], headings: [], stacks: [], width: 1, height: 1, near: false };

    // The boxes that factories stand in: one for each module, or for the folders and files of a module that
    // has many factories.

    /// A box may have this many factories before it is split, and what is split off has at least as few.
    const mostInBox = 40, leastInBox = 4;

    /// Some factories of a module by the folder or file at a depth of their paths. Small parts stay together.
    function split(some, name, depth = 0) {
      if (some.length <= mostInBox || some.every(node => node.file.split("/").length <= depth)) return [{ name, nodes: some }];
      const parts = new Map();
      for (const node of some) {
        const part = node.file.split("/")[depth] ?? "";
        parts.set(part, [...parts.get(part) ?? [], node]);
      }
      if (parts.size === 1) return split(some, name, depth + 1);
      const large = [...parts].filter(([, nodes]) => nodes.length >= leastInBox);
      const rest = [...parts.values()].filter(nodes => nodes.length < leastInBox).flat();
      return [
        ...large.flatMap(([part, nodes]) => split(nodes, part.replace(/\.swift$/, ""), depth + 1)),
        ...(rest.length ? [{ name: large.length ? `${name}, other` : name, nodes: rest }] : []),
      ];
    }

    /// Gives each factory its box. The titles say the module too, if there are several.
    function boxesOf(nodes, modules) {
      return modules.flatMap(module => split(nodes.filter(node => node.module === module), module).map(({ name, nodes }) => {
        const box = { module, title: name.startsWith(module) || modules.length === 1 ? name : `${module} ${name}` };
        for (const node of nodes) node.box = box;
        return box;
      }));
    }

    // The graph of the page, with links between its parts. Without one, the page shows an empty graph.

    const programs = (() => {
      try { return JSON.parse(byId("graph").textContent).programs ?? []; } catch { return []; }
    })();
    // The query of the address names the program, so that it can be linked.
    const wanted = new URLSearchParams(location.search).get("program");
    const graph = programs.find(program => program.name === wanted) ?? programs[0]
      ?? { name: "", modules: [], factories: [], edges: [], findings: [] };

    const nodes = graph.factories.map((factory, index) => ({ ...factory, index, needs: [], neededBy: [], findings: [],
      use: factory.unused ? "unused" : "used" }));
    const nodeOf = new Map(nodes.map(node => [node.id, node]));
    const edges = graph.edges.map(edge => ({ ...edge, from: nodeOf.get(edge.from), to: nodeOf.get(edge.to) }))
      .filter(edge => edge.from && edge.to);
    for (const edge of edges) {
      edge.twin = edge.from.needs.filter(other => other.to === edge.to).length;
      edge.strong = edge.when === "construction" || edge.when === "member";
      edge.from.needs.push(edge);
      edge.to.neededBy.push(edge);
    }
    const findings = [...graph.findings]
      .sort((one, other) => Number(one.severity !== "error") - Number(other.severity !== "error"))
      .map((finding, number) => ({
        ...finding, address: `finding:${number}`,
        nodes: withLists([...new Set(finding.factories)].map(id => nodeOf.get(id)).filter(Boolean)),
      }));
    for (const finding of findings) for (const node of finding.nodes) node.findings.push(finding);
    // What a recorded run did.
    const runs = new Map((graph.run?.factories ?? []).map(run => [run.id, run]));
    const chain = (graph.run?.chain ?? []).filter(link => nodeOf.has(link.id));
    const milliseconds = time => `${(time / 1e6).toFixed(3)} ms`;
    function runOf(node) {
      if (!graph.run || node.members) return "";
      const run = runs.get(node.id);
      if (!run) return "never resolved";
      const built = run.built ? `, built ${counted(run.built, "time")} in ${milliseconds(run.took)}, first at ${milliseconds(run.at)}` : "";
      return `resolved ${counted(run.resolved, "time")}${built}`;
    }
    const modules = [...new Set([...graph.modules, ...nodes.map(node => node.module)])]
      .filter(module => nodes.some(node => node.module === module));
    const boxes = boxesOf(nodes, modules);
    const moduleHues = new Map(modules.map((module, index) => [module, spread(index, modules.length)]));
    const lifetimes = Object.keys(lifetimeHues).filter(lifetime => nodes.some(node => node.lifetime === lifetime));
    // A recursion that ends is no cycle: only what was found is one.
    const cycles = findings.filter(finding => finding.check === "cycle").map(finding => new Set(finding.nodes));
    for (const edge of edges) edge.cycle = edge.strong && cycles.some(cycle => cycle.has(edge.from) && cycle.has(edge.to));
    nameAddresses();

    const view = { node: undefined, finding: undefined, depth: 1, words: [], hits: [], hit: 0 };
    // In a narrow window a large picture needs the room more than the list of findings.
    view.listed = (findings.length > 0 || chain.length > 0) && (innerWidth >= 1400 || nodes.length <= 60);
    // One module would have one colour.
    view.colour = modules.length > 1 ? "module" : "lifetime";
    const hidden = { module: new Set(), lifetime: new Set(), use: new Set() };
    const camera = { x: 0, y: 0, scale: 1, fitted: true, grip: undefined, dragged: false };
    let drawing = nothing;

    /// With the lists by which one of some factories leads to another.
    function withLists(some) {
      const lists = nodes.filter(node => node.members && !some.includes(node)
        && node.neededBy.some(edge => edge.strong && some.includes(edge.from))
        && node.needs.some(edge => edge.when === "member" && some.includes(edge.to)));
      return some.length > 1 ? [...some, ...lists] : some;
    }

    /// Far from red, which is for errors, and far from those of the neighbours in the list.
    function spread(index, count) {
      const stride = [5, 7, 3, 2, 11].find(step => count % step);
      return 75 + 275 * ((index * stride) % count) / count;
    }

    function nameAddresses() {
      const taken = new Set(), uses = new Map();
      const short = node => `${node.module}.${node.name}`;
      for (const node of nodes) uses.set(short(node), (uses.get(short(node)) ?? 0) + 1);
      for (const node of nodes) {
        const long = uses.get(short(node)) > 1 ? `${node.module}.${node.container}.${node.name}` : short(node);
        node.address = long;
        for (let number = 2; taken.has(node.address); number++) node.address = `${long}~${number}`;
        taken.add(node.address);
      }
    }

    // The width of texts, and texts that are shortened to fit.

    const ruler = document.createElement("canvas").getContext("2d"), widths = new Map();
    const family = getComputedStyle(document.body).fontFamily;
    function widthOf(text, font) {
      const key = font + text;
      if (!widths.has(key)) {
        ruler.font = `${font} ${family}`;
        widths.set(key, ruler.measureText(text).width);
      }
      return widths.get(key);
    }
    function shortened(text, room, font) {
      if (widthOf(text, font) <= room) return text;
      const letters = Array.from(new Intl.Segmenter().segment(text), part => part.segment);
      while (letters.length && widthOf(letters.join("") + "…", font) > room) letters.pop();
      return letters.join("") + "…";
    }

    // Sizes of nodes and boxes, and of the columns in which nodes stand.

    /// Sizes of nodes: in boxes, and around one factory. `brief` is the size of names from afar, and `most`
    /// the width of a column from which names may be shortened.
    const small = { height: 24, row: 30, between: 30, most: 190, font: "12px", brief: 19 };
    const large = { height: 42, row: 54, between: 92, most: 240, font: "650 12px", brief: 22 };

    /// Inside a box, between the boxes of a stack, and between stacks.
    const padding = 12, apart = 18, gap = 46;
    const titleRoom = 28, titleFont = "650 13px";

    /// Below this scale, nodes show nothing but their names, in large letters.
    const farScale = .6;
    const scaleFor = (width, height, free) => Math.min(1.15, free.width / width, free.height / height);

    /// Finds out how wide a node is with its whole name. `widthOf` gives the width of a text in a font.
    function measure(node, widthOf) {
      node.signRoom = signs[node.kind] ? 8 + signs[node.kind].length * 6.1 : 0;
      node.below = [node.module, lifetimeOf(node)].filter(Boolean).join(", ");
      const text = size => widthOf(node.name, size.font) + node.signRoom;
      node.wide = new Map([[small, text(small)], [large, Math.max(text(large), widthOf(node.below, "11px"))]]);
      node.briefWide = widthOf(node.name, `${small.brief}px`);
    }
    /// The room to the left of a name seen from afar. Colours of lifetimes come with a mark.
    const briefLeft = (size, hasMark) => hasMark ? size.brief * 1.25 : 5;

    /// The width of a column that shortens no name.
    const wholeWidth = (column, size) => Math.ceil(34 + Math.max(...column.map(node => node.wide.get(size))));
    /// From afar, too.
    const briefWidth = column =>
      Math.ceil(briefLeft(small, true) + 4 + Math.max(...column.map(node => node.briefWide)));
    const columnWidth = (column, size, most) => Math.min(most, wholeWidth(column, size));

    /// The widths of columns, where those that shorten names are wider. The narrowest columns grow first,
    /// none grows beyond its `whole` width, and the `total` width stays within the room.
    function widened(widths, whole, room, total = sum) {
      const upTo = most => widths.map((width, index) => Math.max(width, Math.min(whole[index], most)));
      let low = 0, high = Math.max(0, ...whole);
      if (total(upTo(high)) <= room) return upTo(high);
      for (let step = 0; step < 30; step++) {
        const middle = (low + high) / 2;
        if (total(upTo(middle)) <= room) low = middle;
        else high = middle;
      }
      return upTo(low);
    }

    // Boxes stand in layers, from those that need to those that are needed, and so do the factories in each
    // box.

    /// The boxes that have some of the nodes, in ranks. Each has the layers of its nodes.
    function ranksOf(list, inside, layers, boxes, widthOf) {
      const groups = boxes.map((box, index) => ({ box, index, nodes: list.filter(node => node.box === box), linked: [] }))
        .filter(group => group.nodes.length);
      const groupOf = new Map(groups.map(group => [group.box, group]));
      const pairs = inside.filter(edge => edge.from.box !== edge.to.box)
        .map(edge => ({ from: groupOf.get(edge.from.box), to: groupOf.get(edge.to.box), strong: edge.strong }));
      for (const { from, to } of pairs) {
        from.linked.push(to);
        to.linked.push(from);
      }
      const rankOf = layersOf(groups, pairs);
      const ranks = [...grouped(groups, group => rankOf.get(group)).values()];
      for (const rank of ranks) rank.forEach((group, index) => { group.y = (index + .5) / rank.length; });
      untangle(ranks);
      for (const group of groups) {
        group.layers = [...grouped(group.nodes, node => layers.get(node)).values()];
        group.titleWidth = widthOf(titleOf(group), titleFont);
      }
      return ranks;
    }
    const titleOf = group => `${group.box.title}  ${group.nodes.length}`;

    // ---- Boxes and stacks, before they have places ----

    const highOf = boxes => sum(boxes.map(box => box.high + apart)) - apart;
    const innerOf = sizes => sum(sizes) + (sizes.length - 1) * small.between + 2 * padding;

    function makeBox(group, way, rows, head) {
      const columns = way.strict ? group.layers.flatMap(layer => parts(layer, rows)) : parts(group.layers.flat(), rows);
      const sizes = columns.map(column => columnWidth(column, small, way.most));
      const most = Math.max(...columns.map(column => column.length));
      const least = group.titleWidth * head / titleRoom + padding + 4, wide = Math.max(innerOf(sizes), least);
      return { group, columns, sizes, most, least, wide, high: head + (most - 1) * small.row + small.height + padding };
    }
    /// Boxes one below the other, in as few columns each as `tall` allows for one of them or for all.
    function makeStacks(groups, tall, head, way) {
      let rows = 64, boxes;
      do {
        rows = rows > 12 ? Math.floor(rows * .88) : rows - 1;
        boxes = groups.map(group => makeBox(group, way, rows, head));
      } while (rows > 3 && (way.flowing ? Math.max(...boxes.map(box => box.high)) : highOf(boxes)) > tall);
      const stacks = [[]];
      for (const box of boxes) {
        if (stacks.at(-1).length && highOf([...stacks.at(-1), box]) > tall) stacks.push([]);
        stacks.at(-1).push(box);
      }
      return stacks.map(boxes => ({ boxes, high: highOf(boxes), wide: Math.max(...boxes.map(box => box.wide)) }));
    }
    /// The arrangement of the largest scale. Where it is strict, no two layers share a column; where it
    /// flows, boxes of several ranks share a stack. A clearer layout may take more space.
    function arrangeBoxes(ranks, head, free) {
      // Names are shortened only if the picture is larger for it.
      const ways = [{ strict: true, value: 1.3 }, { value: 1 }, { flowing: true, value: .8 }]
        .flatMap(way => [{ ...way, most: Infinity }, { ...way, most: small.most }]);
      let best;
      for (const way of ways) {
        for (let tall = 5000; tall > 150; tall *= .9) {
          const stacks = (way.flowing ? [ranks.flat()] : ranks).flatMap(groups => makeStacks(groups, tall, head, way));
          const width = sum(stacks.map(stack => stack.wide + gap)) - gap;
          const height = Math.max(...stacks.map(stack => stack.high));
          const scale = scaleFor(width, height, free), worth = Math.min(1, scale) * way.value;
          if (!best || worth > best.worth + 1e-9) best = { stacks, width, height, scale, worth, strict: way.strict, head };
        }
      }
      return best;
    }

    // ---- Room that is left over ----

    /// Columns that shorten names grow, as far as the picture keeps its scale. Then all columns grow, until
    /// their boxes are as wide as their stack.
    function widenColumns(stacks, scale, free) {
      const boxes = stacks.flatMap(stack => stack.boxes);
      const wholeOf = column => Math.max(wholeWidth(column, small), scale < farScale ? briefWidth(column) : 0);
      for (const box of boxes) box.whole = box.columns.map(wholeOf);
      const wideOf = (stack, sizesOf) => Math.max(...stack.boxes.map(box => Math.max(innerOf(sizesOf(box)), box.least)));
      const total = widths => {
        const left = [...widths], sizes = new Map(boxes.map(box => [box, left.splice(0, box.sizes.length)]));
        return sum(stacks.map(stack => wideOf(stack, box => sizes.get(box)) + gap)) - gap;
      };
      const all = key => boxes.flatMap(box => box[key]);
      const widths = widened(all("sizes"), all("whole"), free.width / scale, total);
      for (const box of boxes) box.sizes = widths.splice(0, box.sizes.length);
      for (const stack of stacks) {
        stack.wide = wideOf(stack, box => box.sizes);
        for (const box of stack.boxes) {
          box.sizes = widened(box.sizes, box.whole, stack.wide, innerOf);
          const more = (stack.wide - innerOf(box.sizes)) / box.sizes.length;
          box.sizes = box.sizes.map(size => size + more);
        }
      }
    }
    /// The height of a row, with the room that is left over.
    function spreadRows(stacks, height, scale, free) {
      const rows = Math.max(...stacks.map(stack => sum(stack.boxes.map(box => box.most))));
      const row = small.row + between(0, (free.height / scale - height) / rows, 36);
      for (const stack of stacks) {
        for (const box of stack.boxes) box.high += (box.most - 1) * (row - small.row);
        stack.high = highOf(stack.boxes);
      }
      return row;
    }

    /// The list of nodes in their boxes, in the order of `all` boxes, in a picture that is to fill the `free` room.
    function layBoxes(list, { edges, all, free, widthOf }) {
      const inside = edgesAmong(new Set(list), edges);
      const layers = layersOf(list, inside.filter(edge => edge.from.box === edge.to.box));
      const ranks = ranksOf(list, inside, layers, all, widthOf);
      // Titles stay readable from afar, so their room depends on the scale.
      const { stacks: made, height: least, scale, strict, head } =
        arrangeBoxes(ranks, titleRoom / Math.min(1, arrangeBoxes(ranks, titleRoom, free).scale), free);
      widenColumns(made, scale, free);
      const row = spreadRows(made, least, scale, free), height = Math.max(...made.map(stack => stack.high));

      const cells = [], boxes = [], stacks = [];
      let x = 0;
      for (const { boxes: stacked, wide, high } of made) {
        let y = (height - high) / 2;
        const stack = newStack(x, wide);
        for (const { group, columns, sizes, most, high } of stacked) {
          boxes.push({ ...group.box, text: titleOf(group), x, y, width: wide, height: high, head });
          const block = newBlock(y, y + high, head, x + padding + group.titleWidth * head / titleRoom);
          let left = x + padding;
          columns.forEach((column, index) => {
            const down = strict ? (most - column.length) / 2 : 0;
            placeColumn(column, { left, top: y + head + down * row, width: sizes[index], size: small, row, stack, block });
            cells.push(...grouped(column, node => layers.get(node)).values());
            left += sizes[index] + small.between;
          });
          stack.blocks.push(block);
          y += high + apart;
        }
        stacks.push(stack);
        x += wide + gap;
      }
      untangle(cells);
      return { ...nothing, nodes: list, edges: inside, boxes, stacks, width: x - gap, height };
    }

    // One factory in the middle, what needs it to the left, what it needs to the right.

    const headRoom = 28;

    /// The steps from the centre to each node: negative to what needs it, at most `depth`.
    function distances(centre, depth, allowed = _ => true) {
      const distance = new Map([[centre, 0]]);
      // Both ways at once: what is in a cycle with it stands where it is nearer.
      const ways = [
        { links: "needs", end: "to", sign: 1, reached: [centre] },
        { links: "neededBy", end: "from", sign: -1, reached: [centre] },
      ];
      for (let steps = 1; steps <= depth && ways.some(way => way.reached.length); steps++) {
        for (const way of ways) {
          const next = way.reached.flatMap(node => node[way.links].map(edge => edge[way.end])).filter(allowed);
          way.reached = [...new Set(next)].filter(node => !distance.has(node));
          for (const node of way.reached) distance.set(node, way.sign * steps);
        }
      }
      return distance;
    }

    /// The columns of the largest scale. Names are shortened only if the picture is larger for it.
    function arrangeColumns(groups, apart, free) {
      const total = widths => sum(widths.map(width => width + apart)) - apart;
      let best;
      for (const most of [Infinity, large.most]) {
        for (let rows = 60; rows > 1; rows = rows > 12 ? Math.floor(rows * .85) : rows - 1) {
          const columns = [...groups].flatMap(([steps, group]) => parts(group, rows).map((column, part) =>
            ({ steps, count: part ? 0 : group.length, column, width: columnWidth(column, large, most) })));
          const height = Math.max(...columns.map(column => column.column.length)) * large.row + headRoom;
          const scale = scaleFor(total(columns.map(column => column.width)), height, free);
          if (!best || scale > best.scale + 1e-9) best = { columns, height, scale };
        }
      }
      const widths = widened(best.columns.map(column => column.width),
        best.columns.map(column => wholeWidth(column.column, large)), free.width / best.scale, total);
      best.columns.forEach((column, index) => { column.width = widths[index]; });
      return { ...best, width: total(widths) };
    }

    function layAround(centre, { depth, edges, allowed, free }) {
      const distance = distances(centre, depth, allowed);
      const inside = edgesAmong(new Set(distance.keys()), edges);
      for (const edge of inside) {
        const step = distance.get(edge.to) - distance.get(edge.from);
        edge.role = edge.from === centre || edge.to === centre ? " strong" : step === 1 ? "" : " side";
      }
      const groups = grouped(distance.keys(), node => distance.get(node));
      const apart = Math.max(48, large.between - 6 * groups.size);
      const { columns, width, height } = arrangeColumns(groups, apart, free);
      const headings = [], stacks = [];
      let left = 0;
      for (const { steps, count, column, width } of columns) {
        const top = headRoom + (height - headRoom - column.length * large.row) / 2;
        const block = newBlock(-Infinity, Infinity), stack = newStack(left, width);
        stack.blocks.push(block);
        stacks.push(stack);
        placeColumn(column, { left, top, width, size: large, row: large.row, stack, block });
        const words = { "1": "It needs", "-1": "Needs it" }[steps] ?? `In ${Math.abs(steps)} steps`;
        if (count && steps) headings.push({ text: `${words} (${count})`, x: left + width / 2, y: top - 14 });
        left += width + apart;
      }
      untangle(columns.map(column => column.column));
      return { ...nothing, nodes: [...distance.keys()], edges: inside, stacks, headings, width, height, near: true };
    }

    // The elements of the factories.

    for (const node of nodes) {
      measure(node, widthOf);
      node.label = svg("text", { class: "name" });
      node.brief = svg("text", { class: "brief" });
      node.second = svg("text", { class: "second", x: 25, y: 32 });
      node.sign = svg("text", { class: "sign" }, signs[node.kind] ?? "");
      node.mark = markOf(node.lifetime);
      node.title = svg("title");
      node.rects = [svg("rect", { class: "pill" })];
      if (node.kind === "list" || node.kind === "map") node.rects.unshift(svg("rect", { x: 3, y: 3 }));
      const severity = node.findings[0]?.severity;
      node.flag = severity && svg("circle", { class: `flag ${severity}`, r: 5, cy: 1 });
      node.element = svg("g", {
        class: `node${node.unused ? " unused" : ""}`, role: "button", tabindex: -1, "data-id": node.id,
        "aria-label": [node.name, node.module, lifetimeOf(node), severity].filter(Boolean).join(", "),
        click: () => { if (!camera.dragged) go(node); },
      }, node.title, node.rects, node.mark, node.label, node.brief, node.second, node.sign, node.flag);
      node.element.node = node;
    }

    function drawNode(node) {
      const { width, size, element } = node, middle = size === large ? 16 : 12;
      set(element, { transform: `translate(${node.x} ${node.y})`, tabindex: -1 });
      element.classList.toggle("centre", node === view.node);
      for (const rect of node.rects) set(rect, { width, height: size.height, rx: size.height / 4 });
      set(node.mark, { transform: `translate(14 ${middle})` });
      set(node.label, { x: 25, y: middle + 4.2 });
      set(node.sign, { x: width - 8, y: middle + 3.6 });
      if (node.flag) set(node.flag, { cx: width - 1 });
      node.label.textContent = shortened(node.name, width - 33 - node.signRoom, size.font);
      node.title.textContent = node.label.textContent === node.name ? "" : node.name;
      node.second.textContent = shortened(node.below, width - 33, "11px");
    }
    function drawBrief(node) {
      const { brief, height } = node.size, x = briefLeft(node.size, view.colour === "lifetime");
      set(node.brief, { x, y: height / 2 + brief * .34, "font-size": brief });
      node.brief.textContent = shortened(node.name, node.width - x - 3, `${brief}px`);
    }

    // Routes of edges: through the gaps between the rows, so that no edge seems to end at a node that it
    // passes, and below or above the titles of boxes, but not across them.

    /// The lanes of a bottleneck, so that edges that must all pass it are not one thick line.
    const lanes = 5;
    const laneOf = ({ from, to }) => (from.index * 2 + to.index) % lanes;

    /// The height at which an edge passes a column that it would meet at `straight`: the nearest gap between
    /// rows. Above and below a column that is shorter than its block, the height stays, but in the block.
    function heightAtColumn(column, straight, { block, lane }) {
      const first = column.top - column.space / 2, last = column.bottom + column.space / 2;
      const isBeside = straight < first || straight > last;
      const height = isBeside ? straight : first + Math.round((straight - first) / column.row) * column.row;
      if (block.bottom === Infinity) return isBeside ? undefined : height;
      // Between the title and the first row, and below the last row.
      return between(block.top + block.head * (.86 + .03 * lane), height, block.bottom - 3 - 1.5 * lane);
    }
    /// How an edge passes some columns of a block, and what is right of the last one.
    function acrossColumns(block, [start, end], lane, heightAt) {
      const across = block.columns.slice(start, end).map(column => {
        const { left, right } = column;
        return { left, right, height: heightAtColumn(column, heightAt((left + right) / 2), { block, lane }) };
      }).filter(across => across.height !== undefined);
      const { right } = block.columns.at(-1);
      if (end === Infinity && block.titleEnd > right + 2) {
        across.push({ left: right + 2, right: block.titleEnd, height: across.at(-1)?.height ?? heightAt(right) });
      }
      return across;
    }

    /// How an edge passes a whole stack: through the block that it meets in the middle, or between blocks.
    function acrossStack({ left, right, middle, blocks }, lane, heightAt) {
      const height = heightAt(middle);
      const block = blocks.find(block => height > block.top && height < block.bottom);
      const isOver = block && height < block.top + block.head / 2;
      if (block && !isOver) return acrossColumns(block, [0, Infinity], lane, heightAt);
      const below = block ?? blocks.find(block => block.top >= height);
      const above = blocks[(below ? blocks.indexOf(below) : blocks.length) - 1];
      const most = below ? below.top - apart / 4 - 1.5 * lane : Infinity;
      return [{ left, right, height: between(above ? above.bottom + apart / 4 : -Infinity, height, most) }];
    }

    /// The passages between two nodes, of which `from` is the left one.
    function acrossBetween(from, to, stacks, lane, heightAt) {
      if (from.block === to.block) return acrossColumns(from.block, [from.column + 1, to.column], lane, heightAt);
      const passed = stacks.slice(stacks.indexOf(from.stack) + 1, stacks.indexOf(to.stack));
      return [
        ...acrossColumns(from.block, [from.column + 1, Infinity], lane, heightAt),
        ...passed.flatMap(stack => acrossStack(stack, lane, heightAt)),
        ...acrossColumns(to.block, [0, to.column], lane, heightAt),
      ];
    }

    /// The points of an edge. They come in pairs: a curve leads to the first, a line to the second. The edge
    /// is between two columns, or turns around at the right of one.
    function pointsOf(edge, stacks, shift) {
      const { from, to } = edge, lane = laneOf(edge);
      const y1 = from.y + from.size.height / 2 + shift, y2 = to.y + to.size.height / 2 + shift;
      const ends = (x1, x2, between) => [[x1, y1], ...between, [x2, y2]];
      if (from.stack === to.stack && from.block !== to.block) {
        // Out of one block and into the other, or the edge would cross the titles between them.
        const beside = ({ block, column, stack }, height) => {
          const across = acrossColumns(block, [column + 1, block.columns.length], lane, () => height);
          return [...across, { left: stack.right - padding + 2, right: stack.right, height: across.at(-1)?.height ?? height }];
        };
        const out = beside(from, y1).flatMap(({ left, right, height }) => [[left, height], [right, height]]);
        const back = beside(to, y2).reverse().flatMap(({ left, right, height }) => [[right, height], [left, height]]);
        const points = ends(from.x + from.width, to.x + to.width, [...out, ...back]);
        return { points, turn: out.length + 1, reach: gap / 2 };
      }
      if (from.block === to.block && from.column === to.column) {
        return { points: ends(from.x + from.width, to.x + to.width, []), turn: 1, reach: 26 };
      }
      const isLeft = to.x < from.x, [first, last] = isLeft ? [to, from] : [from, to];
      const x1 = isLeft ? from.x : from.x + from.width, x2 = isLeft ? to.x + to.width : to.x;
      const across = acrossBetween(first, last, stacks, lane, x => y1 + (y2 - y1) * (x - x1) / (x2 - x1));
      const points = (isLeft ? across.reverse() : across).flatMap(({ left, right, height }) =>
        (isLeft ? [right, left] : [left, right]).map(x => [x, height + shift / 5]));
      return { points: ends(x1, x2, points), turn: -1, reach: 0 };
    }

    /// The path of an edge among the stacks of a picture.
    function route(edge, stacks) {
      const { from, to, twin, when } = edge;
      // Several edges between the same two are apart, and so is what leads back.
      const shift = (twin % 2 ? 1 : -1) * Math.ceil(twin / 2) * 5 + (to.x < from.x - 1 ? 6 : 0);
      if (from === to) {
        const x = from.x + from.width, y = from.y + from.size.height / 2 + shift;
        return `M${x} ${y - 6}C${x + 26} ${y - 18} ${x + 26} ${y + 18} ${x} ${y + 6}`;
      }
      const { points, turn, reach } = pointsOf(edge, stacks, shift);
      const line = down => points.reduce((path, [x, y], index) => {
        if (!index) return `M${x} ${y + down}`;
        if (index % 2 === 0) return `${path}H${x}`;
        const [before, height] = points[index - 1];
        const middle = index === turn
          ? Math.max(before, x) + Math.min(reach, 10 + Math.abs(y - height) / 10) : (before + x) / 2;
        return `${path}C${middle} ${height + down} ${middle} ${y + down} ${x} ${y + down}`;
      }, "");
      return when === "member" ? line(-1.6) + line(1.6) : line(0);
    }

    // What is drawn, from the layout.

    const allowed = node => Object.entries(hidden).every(([key, off]) => !off.has(node[key]));
    const centreOf = () => view.node ?? (view.finding?.nodes.length === 1 ? view.finding.nodes[0] : undefined);

    function draw() {
      const { node, finding } = view, centre = centreOf(), several = finding?.nodes.length > 1;
      byId("bar").hidden = !centre && !several;
      byId("depth").hidden = !node;
      for (const edge of edges) edge.role = "";
      const list = several ? finding.nodes : nodes.filter(allowed), free = room();
      drawing = centre ? layAround(centre, { depth: node ? view.depth : 1, edges, allowed, free })
        : list.length ? layBoxes(list, { edges, all: boxes, free, widthOf }) : nothing;
      // Down and then right, so that the order of the page is the order of the picture.
      drawing.nodes.sort((one, other) => one.x - other.x || one.y - other.y);
      for (const shown of drawing.nodes) {
        shown.lines = [];
        drawNode(shown);
      }
      picture.classList.toggle("near", drawing.near);
      picture.style.setProperty("--faint", `${between(.1, 4 / Math.sqrt(drawing.edges.length + 1), .6)}`);
      byId("edges").replaceChildren(...drawing.edges.map(edge => {
        const extra = [
          edge.suspended && "suspended", edge.cycle && "cycle", edge.from === edge.to && "self",
          several && `path ${finding.severity}`,
        ];
        edge.element = svg("path", {
          class: `edge ${edge.when}${edge.role} ${extra.filter(Boolean).join(" ")}`,
          d: route(edge, drawing.stacks), "data-from": edge.from.id, "data-to": edge.to.id,
        });
        for (const end of new Set([edge.from, edge.to])) end.lines.push(edge);
        return edge.element;
      }));
      byId("nodes").replaceChildren(...drawing.nodes.map(shown => shown.element));
      (centre ?? drawing.nodes[0])?.element.setAttribute("tabindex", 0);
      byId("message").textContent =
        !programs.length ? "This page holds no graph." : !nodes.length ? "No factories." : drawing.nodes.length ? "" : "All factories are hidden by the filter.";
      fit();
      const headingSize = Math.min(30, 12 / camera.scale);
      byId("boxes").replaceChildren(...drawing.boxes.map(drawBox));
      // Above the edges, on a plate, because an edge may still come near.
      byId("titles").replaceChildren(...drawing.boxes.map(drawTitle), ...drawing.headings.map(heading =>
        svg("text", { class: "heading", x: heading.x, y: heading.y, "font-size": headingSize }, heading.text)));
      paint();
      markMatches();
      hover(undefined);
    }
    const drawBox = ({ module, title, x, y, width, height }) =>
      svg("g", { class: "box", hue: moduleHues.get(module) }, svg("title", {}, title),
        svg("rect", { x, y, width, height, rx: 10 }));

    function drawTitle({ module, text, x, y, width, head }) {
      const large = head / titleRoom, title = shortened(text, (width - padding) / large, titleFont);
      const size = Math.min(13 * large, 14 / camera.scale);
      return svg("g", { class: "box title", hue: moduleHues.get(module) },
        svg("rect", { x: x + padding - 4, y: y + head * .64 - size, width: widthOf(title, titleFont) * size / 13 + 8, height: size * 1.35 }),
        svg("text", { x: x + padding, y: y + head * .64, "font-size": size }, title));
    }

    const hueOf = node => view.colour === "module" ? moduleHues.get(node.module) : lifetimeHues[node.lifetime] ?? listHue;
    function paint() {
      document.body.classList.toggle("by-lifetime", view.colour === "lifetime");
      for (const node of nodes) node.element.style.setProperty("--hue", hueOf(node));
      drawing.nodes.forEach(drawBrief);
    }

    // Pan and zoom.

    const picture = byId("picture"), area = byId("area");

    /// The area that the picture may fill, without the buttons.
    function room() {
      const { width, height } = area.getBoundingClientRect(), top = byId("bar").hidden ? 14 : 56;
      return { width: Math.max(80, width - 40), height: Math.max(80, height - top - 54), top };
    }

    function look() {
      set(byId("world"), { transform: `translate(${camera.x} ${camera.y}) scale(${camera.scale})` });
      picture.classList.toggle("far", camera.scale < farScale);
      picture.classList.toggle("farthest", camera.scale * (drawing.near ? large : small).brief < 5.6);
      byId("tip").hidden = true;
    }
    function fit() {
      const free = room(), scale = scaleFor(drawing.width, drawing.height, free);
      const x = 20 + (free.width - drawing.width * scale) / 2, y = free.top + (free.height - drawing.height * scale) / 2;
      Object.assign(camera, { x, y, scale, fitted: true });
      look();
    }
    function zoom(factor, at = { x: area.clientWidth / 2, y: area.clientHeight / 2 }) {
      const scale = between(.05, camera.scale * factor, 4), ratio = scale / camera.scale;
      Object.assign(camera, { x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio, scale, fitted: false });
      look();
    }
    /// Moves the picture as little as it takes to see the whole node.
    function reveal(node) {
      const inward = (start, length, most) => Math.max(20 - start, 0) || Math.min(most - 20 - start - length, 0);
      camera.x += inward(camera.x + node.x * camera.scale, node.width * camera.scale, area.clientWidth);
      camera.y += inward(camera.y + node.y * camera.scale, node.size.height * camera.scale, area.clientHeight);
      look();
    }

    const pointIn = event => {
      const { left, top } = area.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    picture.addEventListener("wheel", event => {
      event.preventDefault();
      zoom(Math.exp(-between(-60, event.deltaY * (event.deltaMode ? 20 : 1), 60) * .004), pointIn(event));
    }, { passive: false });
    picture.addEventListener("pointerdown", event => {
      if (event.button !== 0) return;
      camera.grip = { ...pointIn(event), left: camera.x, top: camera.y };
      camera.dragged = false;
    });
    picture.addEventListener("pointermove", event => {
      const { grip } = camera, point = pointIn(event);
      if (!grip || !camera.dragged && Math.hypot(point.x - grip.x, point.y - grip.y) < 4) return;
      if (!camera.dragged) {
        camera.dragged = true;
        picture.classList.add("dragging");
        // Fails for an event that no pointer made, which needs no capture.
        try { picture.setPointerCapture(event.pointerId); } catch {}
      }
      Object.assign(camera, { x: grip.left + point.x - grip.x, y: grip.top + point.y - grip.y, fitted: false });
      look();
    });
    picture.onpointerup = picture.onpointercancel = () => {
      camera.grip = undefined;
      picture.classList.remove("dragging");
    };
    byId("closer").onclick = () => zoom(1.3);
    byId("farther").onclick = () => zoom(1 / 1.3);
    byId("fit").onclick = fit;
    let drawnFor = "";
    new ResizeObserver(() => {
      if (JSON.stringify(room()) === drawnFor || !camera.fitted) return;
      drawnFor = JSON.stringify(room());
      draw();
    }).observe(area);

    // Pointing at a node, with the mouse or with keys.

    function hover(node) {
      for (const other of picture.querySelectorAll(".hot")) other.classList.remove("hot");
      picture.classList.toggle("hovering", !!node && drawing.nodes.length > 1);
      const tip = byId("tip");
      tip.hidden = !node;
      if (!node) return;
      node.element.classList.add("hot");
      for (const edge of node.lines) {
        for (const { element } of [edge, edge.from, edge.to]) element.classList.add("hot");
      }
      tip.replaceChildren(html("b", {}, node.name), html("div", { class: "soft" },
        `${node.below}, ${kindOf(node)}, needs ${node.needs.length}, needed by ${node.neededBy.length}`));
      const frame = area.getBoundingClientRect(), box = node.element.getBoundingClientRect();
      const left = between(4, box.left - frame.left, frame.width - tip.offsetWidth - 4), below = box.bottom - frame.top + 8;
      const top = below + tip.offsetHeight < frame.height ? below : box.top - frame.top - tip.offsetHeight - 8;
      tip.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    }
    const nodeAt = event => event.target.closest?.(".node")?.node;
    picture.addEventListener("pointerover", event => { if (!camera.grip) hover(nodeAt(event)); });
    picture.addEventListener("pointerleave", () => hover(undefined));
    picture.addEventListener("focusout", () => hover(undefined));
    picture.addEventListener("focusin", event => {
      const node = nodeAt(event);
      if (!node?.element.matches(":focus-visible")) return;
      reveal(node);
      hover(node);
    });

    /// The nearest node in a direction; what lies straight ahead counts as nearer.
    function neighbour(node, right, down) {
      const middle = other => [other.x + other.width / 2, other.y + other.size.height / 2];
      const [x, y] = middle(node);
      let nearest = node, least = Infinity;
      for (const other of drawing.nodes) {
        const dx = middle(other)[0] - x, dy = middle(other)[1] - y, ahead = dx * right + dy * down;
        const far = ahead + 2.5 * Math.abs(dx * down + dy * right);
        if (ahead > 1 && far < least) [nearest, least] = [other, far];
      }
      return nearest;
    }
    function stand(node) {
      for (const other of drawing.nodes) other.element.tabIndex = other === node ? 0 : -1;
      node.element.focus({ preventScroll: true });
    }
    picture.addEventListener("keydown", event => {
      const node = nodeAt(event);
      if (!node || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
      if (event.key === "Enter" || event.key === " ") go(node);
      else if (step) stand(neighbour(node, ...step));
      else return;
      event.preventDefault();
    });

    // The panel: one factory, or the findings.

    const panel = byId("panel");
    const place = ({ file, line }) =>
      html("span", { class: "place" }, `${file}:${line}`.split(/(?<=\/)/).map(part => [part, html("wbr")]));
    const steps = (list = []) =>
      html("ol", { class: "steps" }, list.map(step => html("li", {},
        html("code", {}, step.name), step.suspended ? soft(" suspended") : "", place(step))));
    const section = (title, items, none = "Nothing.") => [html("h3", {}, title), items.length
      ? html("ul", {}, items.map(item => html("li", {}, item))) : html("p", { class: "none" }, none)];

    function entry(node, note) {
      return html("button", { class: "entry", title: `${node.name}, ${node.below}`, click: () => go(node) },
        swatch(hueOf(node), markOf(node.lifetime)),
        html("span", { class: "cut" }, node.name, " ", soft(node.module)), soft(note));
    }
    function findingItem(finding) {
      const open = finding === view.finding;
      const item = html("div", { class: `finding ${finding.severity}` },
        html("button", { "aria-pressed": `${open}`, click: () => go(finding) },
          html("b", {}, finding.severity), soft(` ${finding.check}`), html("div", {}, finding.message)));
      if (open && finding.fix) item.append(html("p", {}, finding.fix));
      if (open && finding.file) item.append(place(finding));
      if (open && finding.path?.length) item.append(steps(finding.path));
      return item;
    }
    function memberItem(member) {
      const factory = nodeOf.get(member.factory);
      const priority = member.priority === undefined ? "priority unknown" : `priority ${member.priority}`;
      return [factory ? entry(factory, priority + (factory.async ? ", suspended" : "")) : priority, html("div", { class: "steps" }, member.file ? place(member) : "")];
    }

    function drawPanel() {
      const { node } = view;
      panel.replaceChildren(
        html("button", { id: "panel-close", "aria-label": "Close", title: "Close", click: closePanel }, "✕"),
        html("h2", { tabindex: -1 }, node ? node.name : "Findings"));
      if (!node) {
        panel.append(...(findings.length ? findings.map(findingItem) : [html("p", { class: "none" }, "No findings.")]));
        if (chain.length) panel.append(...section("Longest chain of the run",
          chain.map(link => entry(nodeOf.get(link.id), milliseconds(link.took)))));
        return;
      }
      const also = [node.promised && "promised", node.mainActor && "on the main actor", node.teardown && "teardown", node.unused && "unused"].filter(Boolean);
      const rows = {
        Module: node.module, Container: node.container, Type: html("code", {}, node.type), Kind: kindOf(node),
        Lifetime: lifetimeOf(node), Place: place(node), Also: also.join(", "), Run: runOf(node),
      };
      panel.append(
        html("dl", {}, Object.entries(rows).filter(row => row[1])
          .map(([word, value]) => [html("dt", {}, word), html("dd", {}, value)])),
        ...(node.findings.length ? section("Findings", node.findings.map(findingItem)) : []),
        ...(node.members ? section("Members, in order", node.members.map(memberItem), "No members.") : []),
        ...section(`It needs ${node.needs.length}`, node.needs.map(edge => [entry(edge.to, momentOf(edge)), steps(edge.steps)])),
        ...section(`Needed by ${node.neededBy.length}`, node.neededBy.map(edge => entry(edge.from, momentOf(edge)))));
    }
    function openPanel(open) {
      if (!view.node && !view.finding) view.listed = open;
      panel.hidden = !open;
      set(byId("findings"), { "aria-expanded": open && !view.node });
    }
    function closePanel() {
      openPanel(false);
      byId("findings").focus();
    }
    byId("findings").onclick = () => {
      if (!view.node) return openPanel(panel.hidden);
      view.listed = true;
      leave();
    };

    // The search.

    const query = field("query"), mostHits = 60;
    const wordsOf = text => text.split(/\s+/).filter(Boolean);

    /// The factories that have all words of a text, those with the text in their names first.
    function matches(text) {
      const words = wordsOf(text);
      const rank = ({ name }) => [name === text, name.startsWith(text), name.includes(words[0]), true].indexOf(true);
      const found = nodes.map(node => ({ node, name: node.name.toLowerCase() })).filter(({ node }) => {
        const all = `${node.name} ${node.module} ${node.type} ${node.file}`.toLowerCase();
        return words.length && words.every(word => all.includes(word));
      });
      return found.sort((one, other) => rank(one) - rank(other)).map(hit => hit.node);
    }
    function search() {
      const text = query.value.trim().toLowerCase();
      view.words = wordsOf(text);
      view.hits = matches(text);
      view.hit = 0;
      drawHits();
      markMatches();
    }
    function drawHits() {
      const open = view.words.length > 0 && document.activeElement === query, more = view.hits.length - mostHits;
      byId("found").hidden = !open;
      set(query, { "aria-expanded": open, "aria-activedescendant": open && view.hits.length ? `hit-${view.hit}` : "" });
      if (!open) return;
      const items = view.hits.slice(0, mostHits).map((node, index) => {
        const item = html("li", { role: "option", id: `hit-${index}`, "aria-selected": `${index === view.hit}` },
          html("b", { class: "cut" }, node.name), soft(node.module), html("span", { class: "soft cut" }, node.type));
        // Not on click: by then the field has lost the focus and the list is gone.
        item.addEventListener("pointerdown", event => {
          event.preventDefault();
          finish(node);
        });
        return item;
      });
      byId("hits").replaceChildren(...items);
      byId("note").textContent = more > 0 ? `And ${more} more.` : items.length ? "" : "Nothing found.";
      byId(`hit-${view.hit}`)?.scrollIntoView({ block: "nearest" });
    }
    function markMatches() {
      const hits = new Set(view.hits);
      picture.classList.toggle("searching", view.words.length > 0);
      for (const node of drawing.nodes) node.element.classList.toggle("match", hits.has(node));
    }
    function finish(node) {
      query.value = "";
      query.blur();
      search();
      go(node);
    }
    query.addEventListener("input", search);
    query.addEventListener("focus", drawHits);
    query.addEventListener("blur", drawHits);
    query.addEventListener("keydown", event => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key], count = Math.min(mostHits, view.hits.length);
      if (step && count) {
        view.hit = (view.hit + step + count) % count;
        drawHits();
      } else if (event.key === "Enter" && count) finish(view.hits[view.hit]);
      else if (event.key === "Escape") {
        if (query.value === "") query.blur();
        query.value = "";
        search();
      } else return;
      event.preventDefault();
      event.stopPropagation();
    });

    // The legend, which is also the filter.

    function legendList(title, key, values, swatchOf) {
      const list = html("section", { "aria-label": title }), off = hidden[key];
      const change = (toggle, focused) => {
        toggle();
        fill();
        draw();
        list.querySelectorAll("button")[focused].focus();
      };
      const item = (value, index) => html("li", {}, html("button", {
        title: value, "aria-pressed": `${!off.has(value)}`, [`data-${key}`]: value,
        click: () => change(() => off.delete(value) || off.add(value), index + 1),
      }, swatchOf(value), html("span", { class: "cut" }, value),
      soft(`${nodes.filter(node => node[key] === value).length}`)));
      const fill = () => list.replaceChildren(
        html("h2", {}, title, html("button", {
          click: () => change(() => off.size ? off.clear() : values.forEach(value => off.add(value)), 0),
        }, off.size ? "Show all" : "Hide all")),
        html("ul", {}, values.map(item)));
      fill();
      return list;
    }
    function drawLegend() {
      const square = module => swatch(moduleHues.get(module),
        svg("rect", { class: "square", x: -6.5, y: -6.5, width: 13, height: 13, rx: 3.5 }));
      const rim = use => swatch(listHue, svg("g", { class: `node ${use}` },
        svg("rect", { class: "pill", x: -6.5, y: -4.5, width: 13, height: 9, rx: 2.5 })));
      const lines = { ...moments, member: "to a member", suspended: "suspended", cycle: "in a cycle" };
      const line = ([kind, word]) => html("li", {}, html("span", {},
        svg("svg", { class: "key", width: 34, height: 12, "aria-hidden": "true" },
          svg("path", { class: `edge ${kind}`, d: kind === "member" ? "M1 4H33M1 8H33" : "M1 6H33" })), word));
      const keys = { "/": "search", arrows: "move", Enter: "show one", Escape: "show all", "+ - 0": "zoom, fit" };
      const key = ([name, word]) => html("li", {}, html("span", {}, html("kbd", {}, name), word));
      byId("legend").replaceChildren(
        legendList("Modules", "module", modules, square),
        nodes.some(node => node.unused) ? legendList("Use", "use", ["used", "unused"], rim) : "",
        legendList("Lifetimes", "lifetime", lifetimes, lifetime => swatch(lifetimeHues[lifetime], markOf(lifetime))),
        html("section", {}, html("h2", {}, "Edges"), html("ul", {}, Object.entries(lines).map(line))),
        html("section", {}, html("h2", {}, "Keys"), html("ul", {}, Object.entries(keys).map(key))));
    }

    // What is shown. The address says it, so that it can be linked and the browser can go back. An address
    // that a person wrote, such as a factory's name, opens what a search for it finds first.

    const go = what => { location.hash = encodeURIComponent(what.address); };
    const leave = () => { location.hash = ""; };

    function follow() {
      let address = location.hash.slice(1);
      try { address = decodeURIComponent(address); } catch {}
      const before = centreOf(), focused = document.activeElement;
      view.finding = findings.find(finding => finding.address === address);
      view.node = nodes.find(node => node.address === address) ?? (view.finding ? undefined : matches(address.toLowerCase())[0]);
      openPanel(!!view.node || !!view.finding || view.listed);
      const fromPanel = panel.contains(focused);
      drawPanel();
      panel.scrollTop = 0;
      draw();
      drawnFor = JSON.stringify(room());
      document.title = view.node ? `${view.node.name} – ${program}` : program;
      // What had the focus may be gone.
      const node = [centreOf(), before].find(node => node?.element.isConnected);
      /** @type {HTMLElement} */
      const reading = panel.querySelector("[aria-pressed=true]") ?? panel.querySelector("h2");
      if (fromPanel) reading.focus();
      else if (node && !byId("legend").contains(focused)) stand(node);
    }
    addEventListener("hashchange", follow);
    byId("leave").onclick = leave;
    for (const button of buttonsOf("depth")) {
      button.onchange = () => {
        view.depth = Number(button.value);
        draw();
      };
    }
    for (const button of buttonsOf("colours")) {
      button.checked = button.value === view.colour;
      button.onchange = () => {
        view.colour = button.value;
        paint();
        drawPanel();
      };
    }
    document.addEventListener("keydown", event => {
      if (event.target === query || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "/") query.focus();
      else if (event.key === "Escape") { if (view.node || view.finding) leave(); }
      else if (event.key === "+" || event.key === "=") zoom(1.3);
      else if (event.key === "-") zoom(1 / 1.3);
      else if (event.key === "0") fit();
      else return;
      event.preventDefault();
    });

    // The header, and the start of the page.

    const program = graph.name || "Factories", choice = field("programs");
    byId("program").textContent = byId("program").title = program;
    byId("program").hidden = programs.length > 1;
    choice.hidden = programs.length < 2;
    choice.replaceChildren(...programs.map(({ name, findings }) => {
      const errors = findings.filter(finding => finding.severity === "error").length;
      return html("option", { value: name }, name, errors ? ` · ${counted(errors, "error")}` : "");
    }));
    choice.value = graph.name;
    choice.onchange = () => {
      const address = new URL(location.href);
      address.search = `${new URLSearchParams({ program: choice.value })}`;
      // The other program may have the same factory; its findings have numbers of their own.
      if (!view.node) address.hash = "";
      location.assign(address);
    };
    byId("counts").textContent = [
      counted(nodes.length, "factory", "factories"), counted(graph.modules.length, "module"), counted(edges.length, "edge"),
    ].join(" · ");
    const errors = findings.filter(finding => finding.severity === "error").length, warnings = findings.length - errors;
    byId("findings").className = errors ? "error" : warnings ? "warning" : "";
    byId("findings").textContent =
      [errors && counted(errors, "error"), warnings && counted(warnings, "warning")].filter(Boolean).join(", ") || "No findings.";
    drawLegend();
    follow();
    </script>
    </body>
    </html>

    """#
}
