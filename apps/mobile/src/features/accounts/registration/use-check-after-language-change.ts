import { fieldsCheckedAfterLanguageChange } from "@lantern/rules/accounts/registration-rules.ts";
import { useEffect, useRef } from "react";
import { useLanguage } from "../../../shared/text/text.tsx";

/** How long after a change of language the form is checked anew, in ms (specification 5.3, 9.5.1). */
export const checkAfterLanguageChangeMs = 200;

/** Checks the filled fields anew once the language has changed (specification 5.3). */
export function useCheckAfterLanguageChange(form: {
  readonly getValues: () => Readonly<Record<string, string>>;
  readonly trigger: (fields: string[]) => Promise<boolean>;
}): void {
  const language = useLanguage();
  const { getValues, trigger } = form;
  const checkedIn = useRef(language);
  useEffect(() => {
    if (checkedIn.current === language) return undefined;
    const timer = setTimeout(() => {
      checkedIn.current = language;
      void trigger([...fieldsCheckedAfterLanguageChange(getValues())]);
    }, checkAfterLanguageChangeMs);
    return () => clearTimeout(timer);
  }, [language, getValues, trigger]);
}
