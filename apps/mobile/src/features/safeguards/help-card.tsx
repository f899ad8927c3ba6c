import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { hrefs } from "../../paths.ts";
import { useText } from "../../shared/text/text.tsx";

/** Somebody to talk to. */
export function HelpCard() {
  const t = useText();
  return (
    <section className="mt-7 rounded-l px-4 py-4 [box-shadow:inset_0_0_0_1px_var(--line)]" aria-labelledby="safeguards-help">
      <h2 id="safeguards-help" className="text-lead text-[15px]!">
        {t("safeguards.help.title")}
      </h2>
      <p className="text-label mt-1 font-medium! text-paper-2">{t("safeguards.help.note")}</p>
      <ButtonLink kind="quiet" icon="chat" className="mt-3" href={hrefs.page("service")}>
        {t("safeguards.help.talk")}
      </ButtonLink>
    </section>
  );
}
