import { Button } from "@lantern/ui/components/button.tsx";
import { useEffect, useRef } from "react";
import { useText } from "../../../shared/text/text.tsx";
import { useCopy } from "./use-copy.ts";

/** The recovery codes, shown this once; the member says when he has kept them. */
export function RecoveryCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const t = useText();
  const copy = useCopy();
  const head = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone: who reads by ear goes on at the codes.
  useEffect(() => head.current?.focus(), []);
  return (
    <section className="mt-5" aria-labelledby="recovery-codes">
      <h3 id="recovery-codes" ref={head} tabIndex={-1} className="text-lead outline-none">
        {t("twoFactor.codesTitle")}
      </h3>
      <p className="text-body mt-1 mb-4 text-paper-2">{t("twoFactor.codesText")}</p>
      <ul className="account-card recovery-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            {code.split(/(?<=-)/).map((part, place) => (
              <span key={place}>{part}</span>
            ))}
          </li>
        ))}
      </ul>
      <Button kind="quiet" wide icon="copy" className="mt-4" onClick={() => void copy(codes.join("\n"))}>
        {t("twoFactor.copyCodes")}
      </Button>
      <Button kind="gold" size="large" wide className="mt-3" onClick={onKept}>
        {t("twoFactor.kept")}
      </Button>
    </section>
  );
}
