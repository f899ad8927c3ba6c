import "./accounts.css";
import { languageByCode } from "@lantern/phrases/languages.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import type { ReactNode } from "react";
import { overlays } from "../../shared/layout/overlays.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { BackButton } from "../../shared/layout/top-bar.tsx";
import { useLanguage, useText } from "../../shared/text/text.tsx";

export interface AccountSceneProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
  /** How far down the title stands: the login leaves the lanterns room, the longer registration less. */
  readonly height: "tall" | "low";
  /** Stands beside the choice of language. */
  readonly aside?: ReactNode;
}

/** The page of login and registration: the theme's scene, back and language above, title and form below. */
export function AccountScene({ title, note, children, height, aside }: AccountSceneProps) {
  const t = useText();
  const { theme } = useServices();
  const language = languageByCode(useLanguage());
  return (
    <div className="account-page">
      <img className="account-scene" src={`${theme.picturesFolder}/login.svg`} alt="" width={390} height={230} decoding="async" />
      <div className="-mx-4 flex min-h-15 items-center">
        <BackButton to="home" />
        <span className="ms-auto flex items-center">
          {aside}
          <Button
            icon="translate"
            className="px-3!"
            aria-label={t("accounts.changeLanguage", { name: language.nativeName })}
            onClick={() => overlays.open("language")}
          >
            {language.nativeName}
          </Button>
        </span>
      </div>
      <div className={height === "tall" ? "account-head-tall" : "account-head-low"}>
        <h1 className="text-hero">{title}</h1>
        <p className="text-lead mt-1 font-medium! text-paper-2">{note}</p>
      </div>
      {children}
    </div>
  );
}
