import { isQuicknet, quicknet, roundUrl } from "@lantern/rules/lottery/beacon/beacon-chain.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import type { ReactNode } from "react";
import { useText } from "../../../../shared/text/text.tsx";
import { shortNumero } from "../../numero-text.ts";
import type { DrawCheckState, Verdict } from "./use-draw-check.ts";

export type StepName = "promise" | "bets" | "beacon" | "result" | "own";

/** Its own public address, whatever the platform asks. */
const quicknetUrl = "https://api.drand.sh";
/** What the chain that the app knows is called, in every language. */
const quicknetNames = { source: "League of Entropy", beacon: "drand" };

/** Which step a fault belongs to. */
const stepOfFault: Readonly<Partial<Record<Verdict, StepName>>> = {
  seen_mismatch: "promise",
  commitment_mismatch: "promise",
  chain_mismatch: "promise",
  root_mismatch: "bets",
  beacon_round_mismatch: "beacon",
  beacon_mismatch: "beacon",
  result_mismatch: "result",
  bet_mismatch: "own",
};

/** Whether a verdict says that a part does not fit. */
export const isFault = (verdict: Verdict): boolean => stepOfFault[verdict] !== undefined;

/** What was published at each step, and what this browser found of it. Where one part does not fit, nothing shows as proven. */
export function CheckSteps({ check }: { readonly check: DrawCheckState }) {
  const t = useText();
  const { answer, verdict, seen, walked } = check;
  const published = answer?.draw ?? answer?.void;
  if (answer === undefined || published === undefined || published === null || published.commitment === "") return null;
  const { draw } = answer;
  const own = answer.announcements.find(({ numero }) => numero === published.numero);
  const findings: Findings = { verdict };
  const afterBets = published.betRoot === "" ? 2 : 3;
  return (
    <ol className="check-steps">
      <Step name="promise" place={1} text={t("lottery.verify.stepPromise")} proven {...findings}>
        <Hash name={t("lottery.verify.commitment")} value={published.commitment} />
        {own !== undefined && <Hash name={t("lottery.verify.link")} value={own.link} />}
        <Finding {...findings} when={published.seed !== ""}>
          {t("lottery.verify.seedFits")}
        </Finding>
        <Finding {...findings} when={seen?.commitment !== undefined}>
          {t("lottery.verify.stepSeen")}
        </Finding>
        <Finding {...findings} when={walked !== undefined}>
          {t("lottery.verify.chainFits", { numero: shortNumero(walked?.numero ?? "") })}
        </Finding>
      </Step>
      {published.betRoot !== "" && (
        <Step name="bets" place={2} text={t("lottery.verify.stepBets")} proven={draw !== null || seen?.betRoot !== undefined} {...findings}>
          <Hash name={t("lottery.verify.betRoot")} value={published.betRoot} />
          {draw !== null && <p className="text-note mt-1 text-paper-3">{t("lottery.verify.betCount", { count: draw.betCount })}</p>}
          <Finding {...findings} when={seen?.betRoot !== undefined}>
            {t("lottery.verify.stepBetsSeen")}
          </Finding>
        </Step>
      )}
      {published.beacon !== undefined && (
        <BeaconStep check={check} place={afterBets} beacon={published.beacon} signature={draw?.beacon?.signature} />
      )}
      <Step
        name="result"
        place={published.beacon === undefined ? afterBets : afterBets + 1}
        text={t(draw === null ? "lottery.verify.stepVoid" : "lottery.verify.stepSeed")}
        proven
        {...findings}
      >
        <Hash name={t("lottery.verify.seed")} value={published.seed} />
        <Finding {...findings} when={draw !== null}>
          {t(draw?.beacon === undefined ? "lottery.verify.resultFits" : "lottery.verify.resultFitsBeacon")}
        </Finding>
      </Step>
    </ol>
  );
}

interface BeaconStepProps {
  readonly place: number;
  readonly check: DrawCheckState;
  readonly beacon: NonNullable<NonNullable<NonNullable<DrawCheckState["answer"]>["void"]>["beacon"]>;
  /** Hex; of a void issue none was kept. */
  readonly signature: string | undefined;
}

/** The public round, and the way to it at its own source. */
function BeaconStep({ check: { answer, verdict }, place, beacon, signature }: BeaconStepProps) {
  const t = useText();
  const known = isQuicknet(beacon);
  const url = known ? roundUrl(quicknetUrl, quicknet, beacon.round) : answer?.roundUrl;
  return (
    <Step
      name="beacon"
      place={place}
      text={known ? t("lottery.verify.stepBeacon", quicknetNames) : t("lottery.verify.stepBeaconOther")}
      proven={signature !== undefined}
      verdict={verdict}
    >
      {signature !== undefined && <Hash name={t("lottery.verify.beacon", { round: beacon.round })} value={signature} />}
      <Finding verdict={verdict} when={signature !== undefined}>
        {t("lottery.verify.beaconFits")}
      </Finding>
      {url !== undefined && (
        <a className="round-link" href={url} target="_blank" rel="noreferrer">
          {t("lottery.verify.beaconLink", { round: beacon.round })}
          <Icon name="external" size={16} />
        </a>
      )}
    </Step>
  );
}

interface Findings {
  readonly verdict: Verdict;
}

interface StepProps extends Findings {
  readonly name: StepName;
  readonly place: number;
  readonly text: string;
  /** Whether the check reaches this step: of a void issue it does not reach all. */
  readonly proven: boolean;
  readonly children: ReactNode;
}

function Step({ name, place, text, proven, verdict, children }: StepProps) {
  const t = useText();
  const bad = stepOfFault[verdict] === name;
  const good = verdict === "good" && proven;
  return (
    <li data-mark={bad ? "bad" : good ? "good" : undefined}>
      <span className="step-mark" aria-hidden="true">
        {bad ? <Icon name="warning-circle" size={18} /> : good ? <Icon name="check" size={16} /> : place}
      </span>
      <div className="min-w-0">
        <p className="text-body">{text}</p>
        {children}
        {bad && (
          <p className="step-finding" data-bad="">
            <Icon name="warning-circle" size={16} />
            {t(`lottery.verify.${verdict}` as "lottery.verify.result_mismatch")}
          </p>
        )}
      </div>
    </li>
  );
}

/** Something that this browser has found to be so; said only where everything fits. */
function Finding({ verdict, when, children }: Findings & { readonly when: boolean; readonly children: ReactNode }) {
  if (verdict !== "good" || !when) return null;
  return (
    <p className="step-finding">
      <Icon name="check" size={16} />
      <span>{children}</span>
    </p>
  );
}

function Hash({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="mt-1.5">
      <p className="text-note text-paper-3">{name}</p>
      <p className="hash-text">
        <bdi dir="ltr">{value}</bdi>
      </p>
    </div>
  );
}
