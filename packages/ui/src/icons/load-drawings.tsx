import { drawings } from "./drawings.ts";
import spriteAddress from "./icons.svg?url";

/**
 * Reads the sprite, which the page has already, into the drawings of its icons. An icon made after that has its shapes in itself: a reference
 * to the sprite costs the browser a look-up and a copy of its own for each, with elements to style and to lay out. Call it when the page is
 * alive: the first render must find what the first HTML has. Where the sprite does not come, icons go on referring to it.
 */
export function loadDrawings(): void {
  const request = new XMLHttpRequest();
  request.open("GET", spriteAddress);
  // Parsed by the browser off the page: nothing of it is markup that enters the document.
  request.responseType = "document";
  request.addEventListener("load", () => {
    for (const symbol of request.responseXML?.querySelectorAll("symbol") ?? [])
      drawings[symbol.id] = {
        viewBox: symbol.getAttribute("viewBox") ?? "",
        children: [...symbol.querySelectorAll("path")].map(pathOf),
      };
  });
  request.send();
}

/** What is faint is so in its fill alone: an opacity would be a layer of its own in each drawing. */
function pathOf(path: Element, place: number) {
  const faint = path.getAttribute("opacity");
  return <path key={place} d={path.getAttribute("d") ?? ""} fillOpacity={faint ?? undefined} />;
}
