import { languageByCode, type LanguageCode } from "@lantern/phrases/languages.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { useState } from "react";
import flagSprite from "./flags.svg?url";
import { useServices } from "../../shared/page/app-services.tsx";
import { useLanguage, useText } from "../../shared/text/text.tsx";
import { chooseLanguage } from "../choose-language.ts";
import type { OverlayProps } from "../overlay-host.tsx";

/** The languages with their flags; choosing one switches at once (specification 2.49). */
export function LanguagePicker({ open, onClose }: OverlayProps) {
  const t = useText();
  const current = useLanguage();
  const services = useServices();
  const { facts, toasts } = services;
  const [switchingTo, setSwitchingTo] = useState<LanguageCode>();
  const choose = async (language: LanguageCode) => {
    if (switchingTo !== undefined) return;
    setSwitchingTo(language);
    try {
      await chooseLanguage(services, language);
      onClose();
    } catch {
      toasts.show("error", t("shell.language.failed"));
    } finally {
      setSwitchingTo(undefined);
    }
  };
  return (
    <Sheet open={open} onClose={onClose} title={t("shell.language.title")} closeLabel={t("shell.close")}>
      <ul className="grid gap-2 px-4 pb-5">
        {facts.languages.map(languageByCode).map(({ code, nativeName, flagName, htmlLang }) => (
          <li key={code}>
            <button
              type="button"
              aria-pressed={code === current}
              className="language-option"
              aria-busy={code === switchingTo || undefined}
              onClick={() => void choose(code)}
            >
              <svg width="28" height="28" viewBox="0 0 512 512" aria-hidden="true">
                <use href={`${flagSprite}#${flagName}`} />
              </svg>
              <span lang={htmlLang} className="text-lead flex-1 text-start">
                {nativeName}
              </span>
              {code === current && <Icon name="check" size={20} />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
