import { makeI18n, translateWith } from "@lantern/phrases/i18n.ts";
import { languageByCode } from "@lantern/phrases/languages.ts";
import { loadCatalogue } from "@lantern/phrases/load-catalogue.ts";
import type { I18n } from "@lingui/core";
import { QueryCache, QueryClient } from "@tanstack/react-query";
import { makeServerClock, readingOfDateHeader } from "../shared/clock/server-clock.ts";
import type { AppServices } from "../shared/page/app-services.tsx";
import type { PageFacts } from "../shared/page/page-facts.ts";
import type { KeyStore } from "../shared/session/local-keys.ts";
import { makeSessionStore } from "../shared/session/session-store.ts";
import { toasts } from "../shared/toast/toasts.ts";
import { handleRefusal } from "../shared/wire/handle-refusal.ts";
import { RefusedError } from "../shared/wire/outcome.ts";
import { newIdempotencyKey } from "../shared/wire/idempotency-key.ts";
import type { Transport } from "../shared/wire/transport.ts";
import { makeWire } from "../shared/wire/wire.ts";
import { makeLanguageFollower } from "./language-change.ts";
import { keepTexts, switchLanguage } from "./phrases.ts";
import { loadTheme } from "./themes.ts";

export interface ServiceParts {
  readonly facts: PageFacts;
  readonly transport: Transport;
  readonly local: KeyStore;
  readonly session: KeyStore;
  readonly navigate: AppServices["navigate"];
  readonly device: () => "MOBILE" | "WEB" | "APP" | "PWA";
  /** What a change of language does beyond the texts: storage, cookie, the document's attributes. */
  readonly onLanguage?: (language: PageFacts["language"]) => void;
}

/** How long an answer counts as fresh where nothing else is said, in ms. */
const usualStaleTimeMs = 30_000;

/** Builds what the app stands on, for one page in a browser or one request on the server. */
export async function makeServices(parts: ServiceParts): Promise<{ readonly services: AppServices; readonly i18n: I18n }> {
  const { facts } = parts;
  const [messages, theme] = await Promise.all([loadCatalogue(facts.language, "lobby"), loadTheme(facts.theme)]);
  const i18n = makeI18n({ language: facts.language, messages });
  const session = makeSessionStore({ merchantCode: facts.merchantCode, local: parts.local, session: parts.session });
  const clock = makeServerClock();
  const wire = makeWire({
    transport: parts.transport,
    merchantCode: facts.merchantCode,
    language: () => languageByCode(i18n.locale as PageFacts["language"]).wireCode,
    device: parts.device,
    token: () => session.current()?.token,
    sealBody: async (request) => (await import("../shared/wire/seal.ts")).sealForPlatform(wire, clock, request),
    newIdempotencyKey,
    onAnswer: ({ sentAtMs, receivedAtMs, date }) => {
      if (date !== undefined) clock.take(readingOfDateHeader(date, { sentAtMs, receivedAtMs }));
    },
  });
  const queryClient = makeQueryClient((error) => handleRefusal(services, error.refused, { silent: true }));
  const followLanguage = makeLanguageFollower(() => services);
  const services: AppServices = {
    wire,
    queryClient,
    session,
    clock,
    facts,
    theme,
    toasts,
    text: translateWith(i18n),
    navigate: parts.navigate,
    changeLanguage: async (language) => {
      await switchLanguage(services, language);
      parts.onLanguage?.(language);
      followLanguage();
    },
  };
  keepTexts(services, i18n, ["lobby"]);
  return { services, i18n };
}

function makeQueryClient(onRefused: (error: RefusedError) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof RefusedError && !import.meta.env.SSR) onRefused(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: usualStaleTimeMs,
        refetchOnWindowFocus: true,
        // Without a connection a read fails at once instead of waiting for one: the page says so and shows what it last knew.
        networkMode: "offlineFirst",
        // A refusal is an answer; only what got lost on the way is asked for again.
        retry: (failures, error) =>
          !import.meta.env.SSR &&
          navigator.onLine &&
          failures < 2 &&
          error instanceof RefusedError &&
          error.refused.errorCode.startsWith("network."),
      },
    },
  });
}
