import type { ReactNode } from "react";
import { Button } from "@lantern/ui/components/button.tsx";
import { useText } from "../../shared/text/text.tsx";
import { languageByCode } from "@lantern/phrases/languages.ts";
import { useLanguage } from "../../shared/text/text.tsx";
import { BackButton } from "../../shared/layout/top-bar.tsx";
import { overlays } from "../../shared/layout/overlays.ts";
import "./accounts.css";

export interface AccountSceneProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
  /** How far down the title stands: the login leaves the lanterns room, the longer registration less. */
  readonly height: "tall" | "low";
}

/** The page of login and registration: lanterns on their cord, back and language above, title and form below. */
export function AccountScene({ title, note, children, height }: AccountSceneProps) {
  const t = useText();
  const language = languageByCode(useLanguage());
  return (
    <div className="account-page">
      <img className="account-scene" src="/art/states/login.svg" alt="" width={390} height={230} decoding="async" />
      <div className="-mx-3 flex min-h-15 items-center justify-between">
        <BackButton to="home" />
        <Button icon="translate" aria-label={t("accounts.changeLanguage", { name: language.nativeName })} onClick={() => overlays.open("language")}>
          {language.nativeName}
        </Button>
      </div>
      <h1 className={`text-hero ${height === "tall" ? "pt-34" : "pt-20"}`}>{title}</h1>
      <p className="text-lead mt-1 mb-6 font-medium! text-paper-2">{note}</p>
      {children}
    </div>
  );
}
