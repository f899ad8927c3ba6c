import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { Emblem } from "@lantern/ui/components/motif.tsx";
import { useEffect, useRef } from "react";
import { hrefs } from "../../../paths.ts";
import { useText } from "../../../shared/text/text.tsx";

/** The last step: the new password counts, everything else was signed out. */
export function ForgetDone() {
  const t = useText();
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone: the news is read first.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="flex flex-1 flex-col items-center justify-center pb-16 text-center">
      <Emblem lit size={132} />
      <h2 ref={title} tabIndex={-1} className="text-hero mt-6 text-balance outline-none">
        {t("entrance.forget.done.title")}
      </h2>
      <p className="text-body mt-2 mb-8 max-w-80 text-balance text-paper-2">{t("entrance.forget.done.note")}</p>
      <ButtonLink href={hrefs.page("login")} kind="gold" size="large" wide replace>
        {t("shell.logIn")}
      </ButtonLink>
    </div>
  );
}
