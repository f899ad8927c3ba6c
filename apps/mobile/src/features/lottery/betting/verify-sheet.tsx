import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import type { DrawFault } from "@lantern/rules/lottery/verify-draw.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { useEffect, useState, type ReactNode } from "react";
import { useText } from "../../../shared/text/text.tsx";
import { shortNumero } from "../numero-text.ts";
import type { Draw } from "./draws-sheet.tsx";
import { bytesOfHex } from "./hex.ts";
import { OwnBetsProof } from "./own-bets-proof.tsx";
import { seenCommitment, seenRoot } from "./seen-commitments.ts";

export interface VerifySheetProps {
  readonly draw: Draw | undefined;
  readonly onClose: () => void;
  readonly gameId: number;
  readonly gameCode: string;
  readonly family: LotteryFamily;
}

/** Repeats a draw in the browser from what was published about it, and says what that proves and what it does not. */
export function VerifySheet({ draw, onClose, gameId, gameCode, family }: VerifySheetProps) {
  const t = useText();
  const verdict = useVerdict(draw, gameCode, family);
  const seen = draw === undefined ? undefined : seenCommitment(gameId, draw.numero);
  const root = draw === undefined ? undefined : seenRoot(gameId, draw.numero);
  const differs = (seen !== undefined && seen !== draw?.commitment) || (root !== undefined && root !== draw?.betRoot);
  return (
    <Sheet
      open={draw !== undefined}
      onClose={onClose}
      title={t("lottery.verify.title", { numero: shortNumero(draw?.numero ?? "") })}
      closeLabel={t("shell.close")}
    >
      {draw !== undefined && (
        <div className="flex flex-col gap-4 px-5 pb-6">
          <Verdict verdict={verdict === "good" && differs ? "commitment_mismatch" : verdict} />
          <ol className="flex flex-col gap-4">
            <Step text={t("lottery.verify.stepPromise")}>
              <Hash name={t("lottery.verify.commitment")} value={draw.commitment} />
              {seen !== undefined && seen === draw.commitment && (
                <p className="text-label mt-1 text-jade">{t("lottery.verify.stepSeen")}</p>
              )}
            </Step>
            <Step text={t("lottery.verify.stepBets")}>
              <Hash
                name={`${t("lottery.verify.betRoot")} · ${t("lottery.verify.betCount", { count: draw.betCount })}`}
                value={draw.betRoot}
              />
              {root !== undefined && root === draw.betRoot && (
                <p className="text-label mt-1 text-jade">{t("lottery.verify.stepBetsSeen")}</p>
              )}
            </Step>
            {draw.beacon !== undefined && (
              <Step text={t("lottery.verify.stepBeacon")}>
                <Hash name={t("lottery.verify.beacon", { round: draw.beacon.round })} value={draw.beacon.signature} />
              </Step>
            )}
            <Step text={t(draw.beacon === undefined ? "lottery.verify.stepSeed" : "lottery.verify.stepSeedBeacon")}>
              <Hash name={t("lottery.verify.seed")} value={draw.seed} />
            </Step>
          </ol>
          <OwnBetsProof draw={draw} gameId={gameId} gameCode={gameCode} />
          <p className="text-label rounded-m bg-ink-2 px-4 py-3 font-medium! text-paper-2">
            {t(draw.beacon === undefined ? "lottery.verify.limit" : "lottery.verify.limitBeacon")}
          </p>
        </div>
      )}
    </Sheet>
  );
}

type VerdictNow = "running" | "good" | DrawFault;

function Verdict({ verdict }: { readonly verdict: VerdictNow }) {
  const t = useText();
  const look = verdict === "running" ? "bg-ink-2 text-paper-2" : verdict === "good" ? "bg-jade-wash text-jade" : "bg-heat-wash text-heat";
  return (
    <p role="status" className={`text-lead flex items-center gap-2.5 rounded-m px-4 py-3 ${look}`}>
      <Icon name={verdict === "running" ? "hourglass" : verdict === "good" ? "check-circle" : "warning-circle"} size={24} />
      {t(`lottery.verify.${verdict}`)}
    </p>
  );
}

function Step({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <li>
      <p className="text-body">{text}</p>
      {children}
    </li>
  );
}

function Hash({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="mt-1.5 border-s-2 border-line-strong ps-3">
      <p className="text-note text-paper-3">{name}</p>
      <p className="hash-text">{value}</p>
    </div>
  );
}

/** The arithmetic is loaded when it is first asked for. */
function useVerdict(draw: Draw | undefined, gameCode: string, family: LotteryFamily): VerdictNow {
  const [verdict, setVerdict] = useState<VerdictNow>("running");
  useEffect(() => {
    if (draw === undefined) return undefined;
    let current = true;
    setVerdict("running");
    const repeat = async () => {
      const { verifyDraw } = await import("@lantern/rules/lottery/verify-draw.ts");
      if (current) setVerdict(verdictOf(verifyDraw, draw, gameCode, family));
    };
    void repeat();
    return () => {
      current = false;
    };
  }, [draw, gameCode, family]);
  return verdict;
}

function verdictOf(
  verifyDraw: (typeof import("@lantern/rules/lottery/verify-draw.ts"))["verifyDraw"],
  draw: Draw,
  gameCode: string,
  family: LotteryFamily,
): VerdictNow {
  try {
    const { numero, commitment, result, beacon, lockAt } = draw;
    const fault = verifyDraw(family, {
      gameCode,
      numero,
      commitment,
      seed: bytesOfHex(draw.seed),
      betRoot: bytesOfHex(draw.betRoot),
      resultText: family.formatResult(result),
      lockAtMs: Date.parse(lockAt),
      ...(beacon === undefined ? {} : { beacon: { chain: beacon, round: beacon.round, signature: bytesOfHex(beacon.signature) } }),
    });
    return fault ?? "good";
  } catch {
    // Bytes of another length, or prizes that are missing: what was published is no draw of this lottery.
    return "result_mismatch";
  }
}
