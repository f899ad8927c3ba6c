import "./draw-check.css";
import "../sheet-list.css";
import { formatDateTime } from "@lantern/phrases/formats.ts";
import { Button, ButtonLink } from "@lantern/ui/components/button.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { hrefs } from "../../../../paths.ts";
import { useServices } from "../../../../shared/page/app-services.tsx";
import { LoadFailed } from "../../../../shared/page/load-failed.tsx";
import { useText } from "../../../../shared/text/text.tsx";
import { shortNumero } from "../../numero-text.ts";
import { CheckSteps, isFault } from "./check-steps.tsx";
import { DrawPrizes } from "../results/draw-prizes.tsx";
import { OwnBets } from "./own-bets.tsx";
import { drawText } from "../results/draw-text.ts";
import { MainResult } from "../results/main-result.tsx";
import { useDrawCheck, type DrawCheckState, type DrawToShow } from "./use-draw-check.ts";
import { useShareCheck } from "./use-share-check.ts";

/** The check of one draw: repeated in this browser, told step by step, with what it proves and what it does not. */
export function DrawCheck(props: DrawToShow) {
  const t = useText();
  const { facts } = useServices();
  const { family, gameId, numero } = props;
  const check = useDrawCheck(props);
  const share = useShareCheck(gameId, numero);
  const { answer, verdict } = check;
  if (check.unknown) return <EmptyState title={t("lottery.verify.unknown")} />;
  if (answer === undefined && check.failed)
    return <LoadFailed title={t("lottery.draws.failed")} pending={check.pending} onRetry={check.reload} />;
  if (answer === undefined) return <CheckSkeleton />;
  const { draw } = answer;
  const published = draw ?? answer.void;
  const promised = published !== null && published.commitment !== "";
  const at = draw?.drawnAt ?? answer.void?.drawAt ?? answer.lockAt;
  return (
    <div className="draw-check">
      <div className="check-result">
        <div className="min-w-0">
          <p className="text-lead">{t("lottery.bet.draw", { numero: shortNumero(numero) })}</p>
          <p className="text-note text-paper-3">{formatDateTime(at, { timeZone: facts.timeZone })}</p>
        </div>
        {draw !== null && <MainResult family={family} result={draw.result} label={drawText(t, family, shortNumero(numero), draw.result)} />}
      </div>
      {draw !== null && <AllPrizes family={family} draw={draw} />}
      <VerdictBanner check={check} />
      <CheckSteps check={check} />
      <OwnBets bets={check.ownBets} verdict={verdict} />
      {promised && !isFault(verdict) && verdict !== "running" && (
        <section className="flex flex-col gap-2">
          {draw !== null && verdict === "good" && (
            <>
              <h3 className="text-lead">{t("lottery.verify.proves")}</h3>
              <p className="text-body text-paper-2">
                {t(draw.beacon === undefined ? "lottery.verify.provesWord" : "lottery.verify.provesBeacon")}
              </p>
            </>
          )}
          <p className="text-label rounded-m bg-ink-2 px-4 py-3 font-medium! text-paper-2">
            {t(published?.beacon === undefined ? "lottery.verify.limit" : "lottery.verify.limitBeacon")}
          </p>
        </section>
      )}
      {published !== null && (
        <Button kind="quiet" wide icon="share" onClick={() => void share()}>
          {t("lottery.verify.share")}
        </Button>
      )}
    </div>
  );
}

/** What the check is about: every prize of the draw, at a tap. */
function AllPrizes({ family, draw }: { readonly family: LotteryFamily; readonly draw: NonNullable<DrawCheckState["answer"]>["draw"] }) {
  const t = useText();
  const count = family.resultShape.reduce((sum, { lots }) => sum + lots, 0);
  if (draw === null || count === 1) return null;
  return (
    <details className="check-prizes -my-3">
      <summary>
        {t("lottery.bet.allPrizes", { count })}
        <Icon name="caret-down" size={16} />
      </summary>
      <div className="-mx-4">
        <DrawPrizes family={family} result={draw.result} />
      </div>
    </details>
  );
}

/** What came of it, and what to do where it does not fit. */
function VerdictBanner({ check: { answer, verdict, reload } }: { readonly check: DrawCheckState }) {
  const t = useText();
  const bad = isFault(verdict);
  const voided = answer?.void ?? undefined;
  const official = answer?.draw?.source === "official" || (voided !== undefined && voided.commitment === "");
  const good = verdict === "good" && !official;
  const words =
    verdict === "good" && official
      ? t(voided === undefined ? "lottery.verify.official" : "lottery.verify.voidNothing")
      : verdict === "good" && voided !== undefined
        ? t("lottery.verify.voidGood")
        : t(`lottery.verify.${verdict}`);
  return (
    <div className="check-verdict" role={bad ? "alert" : "status"} data-verdict={bad ? "bad" : good ? "good" : undefined}>
      <Icon name={bad ? "warning-circle" : good ? "check-circle" : "hourglass"} size={26} />
      <div className="min-w-0 flex-1">
        <p className="text-lead">{words}</p>
        {good && voided !== undefined && <p className="text-body">{t("lottery.verify.voidNote")}</p>}
        {bad && (
          <>
            <p className="text-body">{t("lottery.verify.todo")}</p>
            <ButtonLink kind="quiet" size="small" className="mt-3" href={hrefs.page("service")}>
              {t("lottery.verify.service")}
            </ButtonLink>
          </>
        )}
        {verdict === "incomplete" && (
          <Button kind="quiet" size="small" className="mt-3" onClick={reload}>
            {t("shell.retry")}
          </Button>
        )}
      </div>
    </div>
  );
}

function CheckSkeleton() {
  const t = useText();
  return (
    <div className="flex flex-col gap-3 px-5 py-3" role="status" aria-label={t("shell.loading")}>
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-16 w-full rounded-m" />
      ))}
    </div>
  );
}
