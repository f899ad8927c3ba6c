import { getKyc } from "@lantern/contract/accounts/get-kyc.ts";
import { useState } from "react";
import { defineScreen } from "../../shared/page/screen.ts";
import { useStream } from "../../shared/stream/news.ts";
import { useCall } from "../../shared/wire/use-call.ts";
import { KycForm } from "./kyc/kyc-form.tsx";
import { KycIntro } from "./kyc/kyc-intro.tsx";
import { KycStanding } from "./kyc/kyc-standing.tsx";
import { SecurityWait } from "./security/security-wait.tsx";
import "./accounts.css";
import "./kyc/kyc.css";

/** Who the member is: how it stands, and the way to show it, step by step (specification 3.22, 4.12.2, 5.5.6). */
function KycScreen() {
  const answer = useCall(getKyc);
  const [begun, setBegun] = useState(false);
  useStream("account", () => void answer.refetch());
  const status = answer.data;
  if (status === undefined) return <SecurityWait answer={answer} shape="scene" />;
  const isRenewal = status.renewal === "OPEN" || status.renewal === "REJECTED";
  const open = status.state === "NONE" || status.state === "REJECTED" || status.state === "EXPIRED" || isRenewal;
  // What comes back is first read, then taken up again.
  if (begun && !open) setBegun(false);
  // Whoever has sent something already goes on where he was.
  if (open && (begun || status.profileSaved || status.sides.length > 0)) return <KycForm status={status} />;
  return status.state === "NONE" ? (
    <KycIntro status={status} onStart={() => setBegun(true)} />
  ) : (
    <KycStanding status={status} onAgain={() => setBegun(true)} />
  );
}

export const screen = defineScreen({ component: KycScreen });
