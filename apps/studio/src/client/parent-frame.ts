import { parseWebUrl } from "./parse-web-url.ts";

/** What the game tells the page that frames it. */
export type ParentNews =
  | { readonly type: "balance"; readonly balanceUnits: string; readonly currency: string }
  | { readonly type: "round-finished"; readonly roundId: string; readonly stakeUnits: string; readonly winUnits: string }
  | { readonly type: "exit" }
  | { readonly type: "session-expired" };

/** What that page may tell the game. */
export type ParentOrder = "pause" | "resume" | "refresh-balance";

const orders: readonly string[] = ["pause", "resume", "refresh-balance"] satisfies ParentOrder[];

/** The page around the game. Messages go to its origin only and are taken from its origin and window only. */
export class ParentFrame {
  readonly #origin: string | null;

  constructor(origin: string | null) {
    this.#origin = origin;
  }

  get isFramed(): boolean {
    return window.parent !== window;
  }

  tell(news: ParentNews): void {
    if (this.#origin !== null && this.isFramed) window.parent.postMessage({ source: "lantern-studio", ...news }, this.#origin);
  }

  listen(obey: (order: ParentOrder) => void): void {
    window.addEventListener("message", ({ origin, source, data }: MessageEvent<unknown>) => {
      if (this.#origin === null || origin !== this.#origin || source !== window.parent) return;
      if (typeof data === "object" && data !== null && "type" in data && typeof data.type === "string" && orders.includes(data.type)) {
        obey(data.type as ParentOrder);
      }
    });
  }

  /** Leaves the game: the framing page decides; without one, to the address that the launch named, or back. */
  leave(returnUrl?: string): void {
    this.tell({ type: "exit" });
    if (this.isFramed) return;
    const target = returnUrl ?? this.#origin;
    const address = target === null ? null : parseWebUrl(target);
    if (address) location.assign(address);
    else history.back();
  }
}
