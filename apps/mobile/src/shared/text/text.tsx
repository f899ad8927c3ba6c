import type { I18n } from "@lingui/core";
import { hasMessage, translateWith, type Translate } from "@lantern/phrases/i18n.ts";
import type { LanguageCode } from "@lantern/phrases/languages.ts";
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from "react";

const TextContext = createContext<I18n | undefined>(undefined);

/** Gives the texts of the page's language to everything below; a change of language renders it anew. */
export function TextProvider({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }) {
  return <TextContext value={i18n}>{children}</TextContext>;
}

function useI18n(): I18n {
  const i18n = use(TextContext);
  if (i18n === undefined) throw new Error("Texts are read outside of TextProvider.");
  // The instance stays; its messages change with the language and with each group that arrives.
  useSyncExternalStore(
    (listener) => i18n.on("change", listener),
    () => i18n.messages,
    () => i18n.messages,
  );
  return i18n;
}

function textsOf(i18n: I18n, _messages: I18n["messages"]): Translate {
  return translateWith(i18n);
}

/** `t("area.thing.text", { values })`: a text in the page's language. */
export function useText(): Translate {
  const i18n = useI18n();
  // A new function with each change of the texts, so that what is derived from it is made anew.
  const { messages } = i18n;
  return useMemo(() => textsOf(i18n, messages), [i18n, messages]);
}

/** The page's language. */
export function useLanguage(): LanguageCode {
  return useI18n().locale as LanguageCode;
}

/** The text of an error code of the wire; undefined where no language file has it. */
export function useErrorText(): (code: string, values?: Readonly<Record<string, unknown>>) => string | undefined {
  const i18n = useI18n();
  return (code, values) => {
    const id = `error.${code}`;
    return hasMessage(i18n, id) ? i18n._(id, values) : undefined;
  };
}
