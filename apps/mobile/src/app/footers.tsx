import { Icon } from "@lantern/ui/components/icon.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import { languageByCode } from "@lantern/phrases/languages.ts";
import { memo } from "react";
import { hrefs } from "../paths.ts";
import { overlays } from "../shared/layout/overlays.ts";
import { useServices } from "../shared/page/app-services.tsx";
import { useWholePage } from "../shared/page/use-whole-page.ts";
import { useLanguage, useText } from "../shared/text/text.tsx";

/** The two blocks at the foot (specification 2.10.2): responsible play and licence; links, language, ways to pay, copyright. */
export const Footers = memo(function Footers() {
  return useWholePage() ? (
    <>
      <ResponsiblePlay />
      <SiteFooter />
    </>
  ) : null;
});

function ResponsiblePlay() {
  const t = useText();
  const { minimumAge } = useServices().facts;
  return (
    <section className="mt-10 flex gap-3 px-4" aria-label={t("shell.footer.responsible")}>
      <span className="age-mark" aria-hidden="true" dir="ltr">
        {minimumAge}+
      </span>
      <div className="min-w-0">
        <p className="text-label text-paper-2">{t("shell.footer.responsible")}</p>
        <p className="text-note mt-0.5 text-paper-3">{t("shell.footer.responsibleNote")}</p>
      </div>
    </section>
  );
}

function SiteFooter() {
  const t = useText();
  const language = useLanguage();
  const { facts } = useServices();
  return (
    <footer className="mt-5 px-4 pb-6">
      <div className="flex flex-wrap gap-x-5 border-t border-line pt-2">
        <FootLink href={hrefs.page("userAgreement")}>{t("shell.footer.terms")}</FootLink>
        <FootLink href={hrefs.page("service")}>{t("shell.footer.help")}</FootLink>
        <FootLink href={hrefs.page("safeguards")}>{t("shell.footer.limits")}</FootLink>
        <button
          type="button"
          className="text-label inline-flex min-h-11 items-center gap-1.5 text-paper-2"
          onClick={() => overlays.open("language")}
        >
          <Icon name="globe" size={16} />
          {languageByCode(language).nativeName}
        </button>
      </div>
      <ul className="mt-1 flex flex-wrap gap-2" aria-label={t("shell.footer.payments")}>
        {(["bank", "card", "qr-code", "coins"] as const).map((icon) => (
          <li key={icon} className="flex min-h-8 items-center gap-1.5 rounded-s bg-ink-2 px-2.5 text-note text-paper-3">
            <Icon name={icon} size={16} />
            {t(`shell.footer.pay.${icon}`)}
          </li>
        ))}
      </ul>
      <p className="text-note mt-4 text-paper-3">{t("shell.footer.copyright", { name: facts.merchantName })}</p>
    </footer>
  );
}

function FootLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Link href={href} className="text-label inline-flex min-h-11 items-center text-paper-2">
      {children}
    </Link>
  );
}
