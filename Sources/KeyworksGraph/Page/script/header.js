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
