import type { I18n } from "@lingui/core";
import { hasMessage, translateWith, type Translate } from "@lantern/phrases/i18n.ts";
import type { LanguageCode } from "@lantern/phrases/languages.ts";
import { createContext, use, useCallback, useMemo, useSyncExternalStore, type ReactNode } from "react";

interface Texts {
  readonly i18n: I18n;
  readonly text: Translate;
}

const TextContext = createContext<Texts | undefined>(undefined);

/**
 * Gives the texts of the page's language to everything below; a change of language renders it anew. Here alone the changes are listened
 * to: every component has texts, and as many listeners would be put up and taken down with every page.
 */
export function TextProvider({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }) {
  // The instance stays; its messages change with the language and with each group that arrives.
  const subscribe = useCallback((listener: () => void) => i18n.on("change", listener), [i18n]);
  const messagesNow = () => i18n.messages;
  const messages = useSyncExternalStore(subscribe, messagesNow, messagesNow);
  const texts = useMemo(() => textsOf(i18n, messages), [i18n, messages]);
  return <TextContext value={texts}>{children}</TextContext>;
}

// A new function with each change of the texts, so that what is derived from it is made anew.
function textsOf(i18n: I18n, _messages: I18n["messages"]): Texts {
  return { i18n, text: translateWith(i18n) };
}

function useTexts(): Texts {
  const texts = use(TextContext);
  if (texts === undefined) throw new Error("There is no TextProvider around this.");
  return texts;
}

/** `t("area.thing.text", { values })`: a text in the page's language. */
export function useText(): Translate {
  return useTexts().text;
}

/** The page's language. */
export function useLanguage(): LanguageCode {
  return useTexts().i18n.locale as LanguageCode;
}

/** The text of an error code of the wire; undefined where no language file has it. */
export function useErrorText(): (code: string, values?: Readonly<Record<string, unknown>>) => string | undefined {
  const { i18n } = useTexts();
  return (code, values) => {
    const id = `error.${code}`;
    return hasMessage(i18n, id) ? i18n._(id, values) : undefined;
  };
}
