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
