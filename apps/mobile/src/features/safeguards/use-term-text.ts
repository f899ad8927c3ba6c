import { readExclusionTerm } from "@lantern/rules/safeguards/exclusion-term.ts";
import { useText } from "../../shared/text/text.tsx";

/** `24 hours`, `6 months`, `For ever`; a term that cannot be read stays as it is. */
export function useTermText(): (term: string) => string {
  const t = useText();
  return (text) => {
    const term = readExclusionTerm(text);
    if (term === undefined) return text;
    return term.unit === "forever" ? t("safeguards.term.forever") : t(`safeguards.term.${term.unit}`, { count: term.count });
  };
}
