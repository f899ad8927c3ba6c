type Child = Node | string | null | undefined;

interface ElementOptions {
  readonly class?: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly onClick?: (event: MouseEvent) => void;
}

/** Makes an element. Text is set as text, never as markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  options: ElementOptions = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (options.class !== undefined) made.className = options.class;
  if (options.text !== undefined) made.textContent = options.text;
  for (const [name, value] of Object.entries(options.attributes ?? {})) made.setAttribute(name, value);
  if (options.onClick) made.addEventListener("click", options.onClick as EventListener);
  for (const child of children) if (child !== null && child !== undefined) made.append(child);
  return made;
}

/** A real button with an icon and a name for those who do not see it. */
export function iconButton(picture: SVGElement, label: string, onClick: () => void, className = "icon-button"): HTMLButtonElement {
  const button = element("button", { class: className, attributes: { type: "button", "aria-label": label, title: label }, onClick });
  button.append(picture);
  return button;
}

const shapes = {
  back: "M15 5l-7 7 7 7",
  menu: "M5 7h14M5 12h14M5 17h14",
  close: "M6 6l12 12M18 6L6 18",
  minus: "M6 12h12",
  plus: "M6 12h12M12 6v12",
  sound: "M4 10v4h4l5 4V6l-5 4zM16.5 9a4.5 4.5 0 010 6M19 6.5a8 8 0 010 11",
  silent: "M4 10v4h4l5 4V6l-5 4zM17 10l4 4M21 10l-4 4",
  music: "M9 18V6l10-2v12M9 18a2.500 2.500 0 11-5 0 2.500 2.500 0 015 0zM19 16a2.500 2.500 0 11-5 0 2.500 2.500 0 015 0z",
  musicOff: "M9 18V9M9 6l10-2v12M9 18a2.500 2.500 0 11-5 0 2.500 2.500 0 015 0zM19 16a2.500 2.500 0 11-5 0 2.500 2.500 0 015 0zM4 4l17 17",
  auto: "M4 12a8 8 0 0113.700-5.600L20 8.500M20 4v4.500h-4.500M20 12a8 8 0 01-13.700 5.600L4 15.500M4 20v-4.500h4.500M10.500 9.300v5.400l4.300-2.700z",
  vibration: "M9 4h6a1 1 0 011 1v14a1 1 0 01-1 1H9a1 1 0 01-1-1V5a1 1 0 011-1zM4.500 9v6M19.500 9v6",
  quick: "M13 3L5 14h6l-1 7 8-11h-6z",
  spin: "M20 12a8 8 0 11-2.6-5.9M20 3v5h-5",
  stop: "M7 7h10v10H7z",
  book: "M5 5.5C8 4.5 10 5 12 6.5c2-1.500 4-2 7-1v13c-3-1-5-.5-7 1-2-1.500-4-2-7-1zM12 6.500v13",
  ball: "M12 3.500a8.500 8.500 0 100 17 8.500 8.500 0 000-17zM12 8l3.800 2.800-1.500 4.400H9.700l-1.500-4.400zM12 3.500V8M20.100 9.400l-4.300 1.400M17 18.900l-2.700-3.700M7 18.900l2.700-3.700M3.900 9.400l4.300 1.400",
  ticket: "M4 6h16v4a2 2 0 000 4v4H4v-4a2 2 0 000-4zM14 6v2.500M14 11v2M14 15.500V18",
  clock: "M12 7v5l3.500 2M12 3.500a8.500 8.500 0 100 17 8.500 8.500 0 000-17z",
} as const;

/** An icon of the game's own set; it turns with the reading direction where it points. */
export function icon(name: keyof typeof shapes): SVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [key, value] of Object.entries({
    viewBox: "0 0 24 24",
    width: "24",
    height: "24",
    "aria-hidden": "true",
    class: name === "back" ? "icon icon-turns" : "icon",
  }))
    svg.setAttribute(key, value);
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", shapes[name]);
  svg.append(path);
  return svg;
}
