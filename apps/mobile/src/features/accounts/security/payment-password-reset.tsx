import { Button, ButtonLink } from "@lantern/ui/components/button.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { Segmented } from "@lantern/ui/components/tabs.tsx";
import { useState } from "react";
import { hrefs } from "../../../paths.ts";
import { overlays } from "../../../shared/layout/overlays.ts";
import { useText } from "../../../shared/text/text.tsx";
import { ResetByCode } from "./reset-by-code.tsx";
import { ResetByQuestions } from "./reset-by-questions.tsx";

const ways = ["email", "sms", "questions"] as const;

type Way = (typeof ways)[number];

/** A forgotten payment password is set anew: by a code, or by the security questions; without either only customer service helps. */
export function PaymentPasswordReset({ proofs }: { readonly proofs: Readonly<Record<Way, boolean>> }) {
  const t = useText();
  const offered = ways.filter((way) => proofs[way]);
  const [chosen, setChosen] = useState<Way>();
  const way = chosen ?? offered[0];
  if (way === undefined) return <NoWay />;
  return (
    <>
      {offered.length > 1 && (
        <div className="px-6 pt-3">
          <Segmented
            label={t("security.reset.way")}
            items={offered.map((id) => ({ id, label: t(`security.reset.way.${id}`) }))}
            selected={way}
            onSelect={setChosen}
          />
        </div>
      )}
      {way === "questions" ? <ResetByQuestions /> : <ResetByCode key={way} by={way} />}
    </>
  );
}

function NoWay() {
  const t = useText();
  return (
    <EmptyState
      title={t("security.reset.none")}
      note={t("security.reset.noneNote")}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <ButtonLink kind="gold" icon="mail" href={hrefs.securityEntry("email")}>
            {t("security.email.title")}
          </ButtonLink>
          <Button kind="quiet" icon="service" onClick={() => overlays.open("service")}>
            {t("shell.title.service")}
          </Button>
        </span>
      }
    />
  );
}
