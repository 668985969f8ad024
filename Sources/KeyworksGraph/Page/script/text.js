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
