// Runs in a browser, on a page of the host that it checks. It opens the pages in a frame, one after the
// other, checks their contents, and writes a line into the document for each failure. The script `site`
// starts the browsers, and reads these lines and the console messages.
"use strict";

const colours = location.search.slice(1);
const part = colours === "light" ? 0 : 1;
const report = [];
// The widths of a phone, a laptop and a large screen.
const widths = [400, 1300, 1900];
let frame;

const pages = new Set();
const sources = new Map();
const grouped = new Set();
const planted = new Set();
const links = new Map();
const anchors = [];
const files = new Map();

const fail = (page, text) => report.push(`FAILED ${page} ${text}`);
const wait = milliseconds => new Promise(done => setTimeout(done, milliseconds));
const squeezed = text => text.replace(/\s+/g, "");
const clean = path => decodeURIComponent(path).replace(/(.)\/$/, "$1");

/// Begins a new frame, outside the visible area, because docc's script fails when a frame changes its size.
function makeFrame(width, height) {
  frame?.remove();
  frame = document.body.appendChild(document.createElement("iframe"));
  frame.style = `position: absolute; left: -9999px; width: ${width}px; height: ${height}px`;
}

async function until(holds) {
  for (let tries = 0; tries < 300; tries++) {
    if (holds()) return true;
    await wait(10);
  }
  return false;
}

// ---- What a page should show ----

/// All objects in a page's rendered data that have a property with this value.
function find(tree, name, value, found = []) {
  if (tree === null || typeof tree !== "object") return found;
  if (tree[name] === value) found.push(tree);
  Object.values(tree).forEach(child => find(child, name, value, found));
  return found;
}

/// A page's data as a tree, from which the site's own script renders the page, or nothing if there is none.
async function read(page) {
  const answer = await fetch(`/data${page}.json`);
  return answer.ok ? answer.json() : undefined;
}

const isModule = page => /^.documentation.[^/]+$/.test(page);
/// Tutorials, modules and planted pages with a different file are loaded. The current page shows all other
/// pages, as after a click, because their files are identical, and loading takes two thirds of the time.
/// (Between tutorials, docc's script fails after such fast clicks.)
const isLoaded = page => isModule(page) || /^.tutorials.|.planted.file-/.test(page);
/// Planted pages come last, because they may damage the frame.
const rank = page => planted.has(page) ? 2 + isLoaded(page) : 1 - isLoaded(page);
/// All planted pages have an image, but only a few test it.
const isForBoth = (page, data) =>
  planted.has(page) ? page.includes("picture") : find(data?.references, "type", "image").length > 0;

function expected(page, data) {
  const source = sources.get(page);
  const contents = data.primaryContentSections ?? [];
  const declaration = contents.find(section => section.kind === "declarations");
  return {
    title: source?.title ?? data.metadata.title,
    declaration: declaration?.declarations[0].tokens.map(token => token.text).join(""),
    listings: source?.listings ?? find(contents, "type", "codeListing").length,
  };
}

/// If the catalog groups the members of a page, it must group all of them. Otherwise docc groups the rest.
function checkGroups(page, data) {
  if (!grouped.has(page)) return;
  for (const { title, generated } of data.topicSections ?? []) {
    const isLeft = generated && title !== "Default Implementations";
    if (isLeft) fail(page, `leaves it to docc to group ${title}`);
  }
}

// ---- What it shows ----

const text = selector => frame.contentDocument.querySelector(selector)?.textContent ?? "";
const all = selector => [...frame.contentDocument.querySelectorAll(selector)];
const loads = () => frame.contentWindow.performance.getEntriesByType("resource");

async function open(page) {
  console.log(`opens ${page}`);
  const view = frame.contentWindow;
  if (isLoaded(page) || !view.location.pathname.startsWith("/documentation/")) {
    const loaded = new Promise(done => { frame.onload = done; });
    frame.src = page;
    await Promise.race([loaded, wait(20000)]);
  } else {
    view.performance.clearResourceTimings();
    view.history.pushState({}, "", page);
    view.dispatchEvent(new view.PopStateEvent("popstate", { state: {} }));
  }
}

/// Opens a page, and waits for its title and declaration.
async function isShown(page, { title, declaration }) {
  await open(page);
  // Overloads share a title. Resources that the previous page loaded no longer count.
  const isRight = await until(() =>
    loads().some(({ name }) => clean(new URL(name).pathname) === `/data${page}.json`)
      && squeezed(text("h1:not(.noscript-title)")) === squeezed(title)
      && (!declaration || squeezed(text("pre.source")) === squeezed(declaration)));
  if (!isRight) {
    const shown = text("h1:not(.noscript-title)") || text("#app") || "nothing";
    fail(page, `shows ${shown.trim().slice(0, 80)} instead of ${title}`);
  }
  await wait(30);
  return isRight;
}

async function check(page, data) {
  const contents = expected(page, data);
  if (!(await isShown(page, contents))) return;
  checkListings(page, contents.listings);
  await checkImages(page);
  checkLoads(page);
  noteLinks(page);
}

function checkListings(page, count) {
  const shown = page.startsWith("/tutorials/")
    ? all(".step-container").filter(step => step.querySelector(".full-code-listing")).length
    : all(".code-listing").length;
  if (shown !== count) fail(page, `shows ${shown} of ${count} code listings`);
  const isEmpty = listing => listing.textContent.trim() === "";
  if (all("pre, .code-listing").some(isEmpty)) fail(page, "has an empty code listing");
}

async function checkImages(page) {
  for (const image of all("img")) {
    image.loading = "eager";
    await image.decode().catch(() => fail(page, `shows no image ${image.currentSrc}`));
  }
  for (const source of all("img[srcset], source[srcset]")) {
    for (const candidate of source.srcset.split(",")) {
      files.set(new URL(candidate.trim().split(" ")[0], location).href, page);
    }
  }
}

/// Everything that the page has loaded or tried to load.
function checkLoads(page) {
  for (const { name, responseStatus } of loads()) {
    const address = new URL(name);
    if (address.protocol === "data:") continue;
    if (address.origin !== location.origin) fail(page, `loads ${name} from another host`);
    else if (responseStatus >= 400 && address.pathname !== "/theme-settings.json") {
      fail(page, `loads ${address.pathname}, which is not there`);
    }
  }
}

function noteLinks(page) {
  for (const link of all("a[href]")) {
    const address = new URL(link.href);
    if (address.origin !== location.origin) continue;
    const target = clean(address.pathname);
    const anchor = decodeURIComponent(address.hash.slice(1));
    if (!links.has(target)) links.set(target, page);
    if (!anchor) continue;
    const isFound = target !== page || frame.contentDocument.getElementById(anchor);
    if (!isFound) fail(page, `links to #${anchor}, which is not there`);
    if (target !== page) anchors.push({ page, target, anchor });
  }
}

// ---- What fits ----

/// Articles, tutorials, modules and long declarations. The other pages look like these, in less space.
const isWide = (page, data, width) => planted.has(page) ? page.includes(`-${width}-`)
  : sources.has(page) || isModule(page) || expected(page, data).declaration?.length > 400;

async function checkWidths(inOrder) {
  for (const width of widths) {
    // The sidebar renders only the names that fit. On the page of a module, all of its names do.
    for (const height of [15000, 1000]) {
      makeFrame(width, height);
      for (const [index, page] of inOrder.entries()) {
        if (index % 2 !== part || isModule(page) !== height > 1000) continue;
        const data = await read(page);
        if (!data || !isWide(page, data, width)) continue;
        if (await isShown(page, expected(page, data))) await checkWidth(page, width);
      }
    }
  }
}

const isCut = element => element.scrollWidth > element.clientWidth + 1;

async function checkWidth(page, width) {
  const report = finding => fail(page, `${finding} at ${width} pixels`);
  if (frame.contentDocument.documentElement.scrollWidth > width) report("scrolls sideways");
  for (const listing of all("pre, .code-listing, .code-listing *").filter(isCut)) {
    report(`cuts the listing ${listing.textContent.replace(/\s+/g, " ").slice(0, 40)}`);
  }
  const program = /^.documentation.keyworks$|-program/.test(page) && all(".code-listing")[0];
  if (program && program.getBoundingClientRect().top > 700) report("shows no program near the top");
  if (isModule(page)) {
    // This click on the title of the sidebar opens all that it contains.
    const { MouseEvent } = frame.contentWindow;
    all(".technology-title")[0].dispatchEvent(new MouseEvent("click", { altKey: true, cancelable: true }));
    const isOpen = await until(() => all('.tree-toggle[aria-expanded="false"]').length === 0);
    if (!isOpen) report("does not open its sidebar");
  }
  for (const name of all(".navigator .leaf-link").filter(isCut)) {
    report(`cuts the name ${name.textContent.trim()} in the sidebar`);
  }
}

// ---- What the pages lead to ----

const isThere = address =>
  fetch(address, { method: "HEAD" }).then(answer => answer.ok, () => false);

async function checkTargets() {
  for (const [target, page] of links) {
    const isFound = pages.has(target) || await isThere(target);
    if (!isFound) fail(page, `links to ${target}, which is not there`);
  }
  for (const [address, page] of files) {
    if (!(await isThere(address))) fail(page, `shows no ${address}`);
  }
  for (const { page, target, anchor } of anchors) {
    if (!pages.has(target)) continue;
    await open(target);
    const isFound = await until(() => frame.contentDocument.getElementById(anchor));
    if (!isFound) fail(page, `links to ${target}#${anchor}, which is not there`);
  }
}

async function checkNavigator() {
  const index = await (await fetch("/index/index.json")).json();
  const visit = node => {
    const isFound = !node.path || pages.has(clean(node.path));
    if (!isFound) fail(node.path, "is in the navigator but is not there");
    (node.children ?? []).forEach(visit);
  };
  Object.values(index.interfaceLanguages).flat().forEach(visit);
}

async function checkFirstPage() {
  await open("/");
  const leads = () => clean(frame.contentWindow.location.pathname) === "/documentation/keyworks";
  if (!(await until(() => leads() && text("h1.title") === "Keyworks"))) {
    fail("/", `leads to ${frame.contentWindow.location.pathname}`);
  }
}

// ---- All of it ----

async function prepare() {
  for (const line of (await (await fetch("/check.txt")).text()).trim().split("\n")) {
    const [kind, page, title, listings] = line.split("\t");
    if (kind === "source") sources.set(page, { title, listings: Number(listings) });
    else if (kind === "grouped") grouped.add(page);
    else pages.add(page);
    if (page.startsWith("/documentation/planted/")) planted.add(page);
  }
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  if (isDark !== (colours === "dark")) fail("/", `is not shown in ${colours} mode`);
}

async function walk() {
  await prepare();
  makeFrame(1280, 1000);
  if (part === 0) {
    await checkFirstPage();
    await checkNavigator();
    for (const page of sources.keys()) {
      if (!pages.has(page)) fail(page, "has a source but is not there");
    }
  }
  let count = 0;
  const inOrder = [...pages].sort((one, other) => rank(one) - rank(other));
  for (const [index, page] of inOrder.entries()) {
    const data = await read(page);
    // Each browser opens half of the pages, and all pages with images.
    if (index % 2 !== part && !isForBoth(page, data)) continue;
    if (!data) { fail(page, "has no contents"); continue; }
    checkGroups(page, data);
    await check(page, data);
    count += 1;
  }
  await checkTargets();
  await checkWidths(inOrder);
  report.push(`${count} pages opened, ${colours}`, "end");
}

walk().catch(error => fail("/", error.stack)).then(() => {
  document.getElementById("report").textContent = report.join("\n");
});
