import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { PageName } from "../../paths.ts";
import type { PageFacts } from "./page-facts.ts";
import type { Wire } from "../wire/wire.ts";

/** What a screen's loader gets. */
export interface LoaderInput {
  readonly queryClient: QueryClient;
  readonly wire: Wire;
  /** Of the first HTML: on the server the reader's language too. */
  readonly facts: PageFacts;
  /** Which of the pages that share the screen. */
  readonly page: PageName;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/**
 * A page's content. A file `features/<capability>/<name>-screen.tsx` exports one as `screen`; `app/route-table.ts` names it by
 * `<capability>/<name>`.
 */
export interface Screen {
  readonly component: ComponentType;
  /** Fetches what the first view shows, into the query cache. On the server it sees the visitor's view only. */
  readonly load?: (input: LoaderInput) => Promise<unknown>;
}

export function defineScreen(screen: Screen): Screen {
  return screen;
}
