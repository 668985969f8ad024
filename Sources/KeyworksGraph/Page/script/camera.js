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
