/** One change of the page on the way to the frame that is wanted, and back. */
interface Change {
  readonly make: () => void;
  readonly undo: () => void;
}

/** The frames that taps were answered with, and taps that are answered with nothing but these. */
interface TapFrames {
  /** Keeps the frame that answers the next tap, as it is about to be painted, under this name. */
  readonly keep: (what: string) => void;
  /** The next tap is answered with the frame of this name and by nothing of the page's own. @returns how many places of the page it changes. */
  readonly arm: (what: string) => number;
  /** Puts back what was there before that tap. */
  readonly restore: () => void;
}

declare global {
  interface Window {
    tapFrames: TapFrames;
  }
}

/**
 * The floor of a tap: the very frame that the page answers with, taken down in an earlier round, put into the same document by plain script.
 * Where it differs its elements are copied and take the others' place; all else stays. What the browser needs for the touch, the style, the layout
 * and the paint of that frame is in it; no component, query, address or effect is. Runs in the page before its first script.
 */
export function watchFrames(): void {
  interface Frame {
    readonly body: Node;
    /** What became of the page's `main` by the tap: each page has one of its own, and what the clock changes in one is no tap's. */
    readonly main: "new" | "changed" | "same";
    readonly top: number;
  }
  const frames = new Map<string, Frame>();
  const fingers = ["pointerdown", "touchstart", "pointerup", "touchend", "mousedown", "mouseup", "click", "keydown"];
  let changes: readonly Change[] = [];

  const exchange = (parent: Element, leaving: readonly ChildNode[], coming: readonly Node[], before: Node | null): readonly Change[] => {
    if (leaving.length + coming.length === 0) return [];
    let put: readonly ChildNode[] = [];
    const change = {
      make: () => {
        const made = document.createDocumentFragment();
        made.append(...coming.map((node) => node.cloneNode(true)));
        put = [...made.childNodes];
        for (const node of leaving) node.remove();
        parent.insertBefore(made, before);
      },
      undo: () => {
        for (const node of put) node.remove();
        for (const node of leaving) parent.insertBefore(node, before);
      },
    };
    return [change];
  };

  const attributeChanges = (there: Element, wanted: Element): readonly Change[] =>
    [...new Set([...there.getAttributeNames(), ...wanted.getAttributeNames()])].flatMap((name) => {
      const [before, after] = [there.getAttribute(name), wanted.getAttribute(name)];
      const write = (value: string | null) => () => (value === null ? there.removeAttribute(name) : there.setAttribute(name, value));
      return before === after ? [] : [{ make: write(after), undo: write(before) }];
    });

  const changesOf = (there: Node, wanted: Node, main: Frame["main"]): readonly Change[] => {
    if (!(there instanceof Element && wanted instanceof Element)) {
      const [before, after] = [there.nodeValue, wanted.nodeValue];
      const write = (text: string | null) => () => void (there.nodeValue = text);
      return before === after ? [] : [{ make: write(after), undo: write(before) }];
    }
    if (there.nodeName === "MAIN" && main === "same") return [];
    const [old, next] = [[...there.childNodes], [...wanted.childNodes]];
    const look = (node: Node) => (node instanceof Element ? `${node.id} ${node.getAttribute("class")}` : "");
    // Where as many are wanted as are there, one may have become the other; else only what looks the same stays.
    const stays = (left: Node, right: Node) =>
      left.nodeName === right.nodeName &&
      (old.length === next.length || look(left) === look(right)) &&
      !(left.nodeName === "MAIN" && main === "new");
    const found = [...attributeChanges(there, wanted)];
    let place = 0;
    let coming: Node[] = [];
    for (const node of next) {
      const same = old.slice(place).find((candidate) => stays(candidate, node));
      if (same === undefined) coming.push(node);
      else {
        const at = old.indexOf(same);
        found.push(...exchange(there, old.slice(place, at), coming, same), ...changesOf(same, node, main));
        coming = [];
        place = at + 1;
      }
    }
    return [...found, ...exchange(there, old.slice(place), coming, null)];
  };

  const answer = (event: Event): void => {
    event.stopImmediatePropagation();
    if (event.type !== "click" && event.type !== "keydown") return;
    event.preventDefault();
    for (const { make } of changes) make();
  };

  window.tapFrames = {
    keep: (what) => {
      const take = () => {
        const main = document.querySelector("main");
        const before = main?.cloneNode(true) ?? null;
        for (const type of ["click", "keydown"]) removeEventListener(type, take, true);
        requestAnimationFrame(() => {
          const stayed = document.querySelector("main") === main;
          const became = !stayed ? "new" : main?.isEqualNode(before) === true ? "same" : "changed";
          frames.set(what, { body: document.body.cloneNode(true), main: became, top: scrollY });
        });
      };
      for (const type of ["click", "keydown"]) addEventListener(type, take, { capture: true, once: true });
    },
    arm: (what) => {
      const frame = frames.get(what);
      if (frame === undefined) throw new Error(`no frame was kept of: ${what}`);
      const top = scrollY;
      changes = changesOf(document.body, frame.body, frame.main);
      if (top !== frame.top) changes = [...changes, { make: () => scrollTo(0, frame.top), undo: () => scrollTo(0, top) }];
      for (const type of fingers) addEventListener(type, answer, { capture: true, passive: type.startsWith("touch") });
      return changes.length;
    },
    restore: () => {
      for (const type of fingers) removeEventListener(type, answer, true);
      for (const { undo } of changes.toReversed()) undo();
    },
  };
}
