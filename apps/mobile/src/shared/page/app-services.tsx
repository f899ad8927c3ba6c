import type { QueryClient } from "@tanstack/react-query";
import type { Translate } from "@lantern/phrases/i18n.ts";
import { createContext, use, type ReactNode } from "react";
import type { ServerClock } from "../clock/server-clock.ts";
import type { SessionStore } from "../session/session-store.ts";
import type { ToastStore } from "../toast/toasts.ts";
import type { Wire } from "../wire/wire.ts";
import type { PageFacts } from "./page-facts.ts";
import type { Theme } from "./theme.ts";

/** What every screen may use; one set for each page or request. */
export interface AppServices {
  readonly wire: Wire;
  readonly queryClient: QueryClient;
  readonly session: SessionStore;
  readonly clock: ServerClock;
  readonly facts: PageFacts;
  /** The look of the page: the merchant's. */
  readonly theme: Theme;
  /** Goes to a page of the app from outside of its components. */
  readonly navigate: (href: string, options?: { readonly replace?: boolean }) => void;
  readonly toasts: ToastStore;
  /** A text by its id, in the page's language at this moment. */
  readonly text: Translate;
  /** Changes the page's language: texts, cookie, storage, then the content that depends on it. Rejects where the texts do not load. */
  readonly changeLanguage: (language: PageFacts["language"]) => Promise<void>;
}

const ServicesContext = createContext<AppServices | undefined>(undefined);

export function ServicesProvider({ services, children }: { readonly services: AppServices; readonly children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useServices(): AppServices {
  const services = use(ServicesContext);
  if (services === undefined) throw new Error("There is no ServicesProvider around this.");
  return services;
}
