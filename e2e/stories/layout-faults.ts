/**
 * What is wrong with how the page in view is laid out, one line a fault: it scrolls sideways, text is cut or leaves its control, a control is
 * hard to hit. Runs inside the page, so it refers to nothing outside itself.
 */
export function layoutFaults(): string[] {
  const faults: string[] = [];
  const tapPx = 44;
  const slackPx = 1;
  const ink = document.createElement("canvas").getContext("2d");
  const away = "[inert], [aria-hidden='true'], [data-base-ui-inert], .sr-only";

  function nameOf(element: Element): string {
    const text = (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 30);
    const classes = element.getAttribute("class")?.split(" ").slice(0, 2).join(".") ?? "";
    return `<${element.localName}${classes === "" ? "" : `.${classes}`}> "${text}"`;
  }

  function scrollsSideways(): void {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px wider than the screen`);
  }

  /** Where the letters' ink of a line begins and ends: marks above and below may leave the line's own box. */
  function inkOf(text: string, line: DOMRect, style: CSSStyleDeclaration): { top: number; bottom: number } {
    if (ink === null) return line;
    ink.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const { fontBoundingBoxAscent, actualBoundingBoxAscent, actualBoundingBoxDescent } = ink.measureText(text);
    const baseline = line.top + fontBoundingBoxAscent;
    return { top: baseline - actualBoundingBoxAscent, bottom: baseline + actualBoundingBoxDescent };
  }

  function checkAgainst(
    box: Element,
    boxStyle: CSSStyleDeclaration,
    text: Text,
    lines: readonly DOMRect[],
    style: CSSStyleDeclaration,
  ): void {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const clamped = boxStyle.webkitLineClamp !== "none";
    const shortened = clamped || boxStyle.textOverflow === "ellipsis" || boxStyle.maskImage !== "none";
    for (const line of lines) {
      const { top: inkTop, bottom: inkBottom } = inkOf(text.data, line, style);
      if (!shortened && boxStyle.overflowX !== "visible" && (line.left < left - slackPx || line.right > right + slackPx)) {
        faults.push(`"${text.data.slice(0, 30)}" is cut at the side by ${nameOf(box)}`);
      }
      // Lines after a clamp's last one are meant to be away.
      const shown = boxStyle.overflowY !== "visible" && (!clamped || (line.top + line.bottom) / 2 < bottom);
      if (shown && (inkTop < top - slackPx || inkBottom > bottom + slackPx)) {
        const above = Math.max(0, top - inkTop).toFixed(1);
        const below = Math.max(0, inkBottom - bottom).toFixed(1);
        faults.push(`"${text.data.slice(0, 30)}" is cut by ${nameOf(box)}: ${above} px above, ${below} px below`);
      }
    }
  }

  function checkText(text: Text): void {
    const parent = text.parentElement;
    if (parent === null || text.data.trim() === "" || parent.closest(`${away}, script, style, option`) !== null) return;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const style = getComputedStyle(parent);
    const control = parent.closest("a, button");
    if (control !== null) {
      const { left, right } = control.getBoundingClientRect();
      const within = lines.every((line) => line.left >= left - slackPx && line.right <= right + slackPx);
      const hides = getComputedStyle(parent).overflowX !== "visible" || parent.closest(".ticker-line") !== null;
      if (!within && !hides) faults.push(`"${text.data.slice(0, 30)}" leaves ${nameOf(control)}`);
    }
    let held = false;
    for (let box: Element | null = parent; box !== null && box !== document.body; box = box.parentElement) {
      const boxStyle = getComputedStyle(box);
      if (boxStyle.overflowX === "auto" || boxStyle.overflowX === "scroll" || boxStyle.overflowY === "auto") return;
      if (boxStyle.overflowX === "visible" && boxStyle.overflowY === "visible") continue;
      held = true;
      checkAgainst(box, boxStyle, text, lines, style);
    }
    if (held) return;
    for (const line of lines) {
      if (line.left < -slackPx || line.right > innerWidth + slackPx) faults.push(`"${text.data.slice(0, 30)}" leaves the screen`);
    }
  }

  /** Pixels around the control's middle at which a finger hits it, through extensions that nobody sees and through its label. */
  function hitSizeOf(control: Element): { width: number; height: number } | undefined {
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const label = control.closest("label");
    const hits = (x: number, y: number) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && (control.contains(found) || (label?.contains(found) ?? false));
    };
    if (!hits(middle.x, middle.y)) return undefined;
    const reach = (stepX: number, stepY: number) => {
      let px = 0;
      while (px < tapPx && hits(middle.x + stepX * (px + 0.5), middle.y + stepY * (px + 0.5))) px += 0.5;
      return px;
    };
    return { width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1) };
  }

  function checkControl(control: Element): void {
    if (control.closest(away) !== null || control.matches(":disabled")) return;
    const size = hitSizeOf(control);
    if (size === undefined) faults.push(`${nameOf(control)} lies under something else`);
    else if (size.width < tapPx - slackPx || size.height < tapPx - slackPx) {
      faults.push(`${nameOf(control)} can be hit on ${size.width} × ${size.height} px only`);
    }
  }

  scrollsSideways();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) checkText(node as Text);
  const controls = "a[href], button, input, select, textarea, [role='button'], [role='link']";
  for (const control of document.querySelectorAll(`#storybook-root :is(${controls}), [data-base-ui-portal] :is(${controls})`)) {
    checkControl(control);
  }
  for (const scrolled of document.querySelectorAll("#storybook-root *")) scrolled.scrollTo(0, 0);
  scrollTo(0, 0);
  return [...new Set(faults)];
}

/** Animations that still run, but for those that only fade; one line each. Runs inside the page. */
export function movingFaults(): string[] {
  const unmoving = new Set(["offset", "computedOffset", "easing", "composite", "opacity"]);
  return document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    if (animation.playState !== "running" || !(effect instanceof KeyframeEffect)) return [];
    const moved = effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe).filter((key) => !unmoving.has(key)));
    return moved.length === 0 ? [] : [`${effect.target?.className ?? "something"} moves: ${[...new Set(moved)].join(", ")}`];
  });
}
