import { listDraws } from "@lantern/contract/lottery/list-draws.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import type { Play } from "@lantern/rules/lottery/play.ts";
import { sidePairsOf } from "@lantern/rules/lottery/trends/sides.ts";
import { formatDateTime } from "@lantern/phrases/formats.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { Segmented } from "@lantern/ui/components/tabs.tsx";
import { useState } from "react";
import { useServices } from "../../../../shared/page/app-services.tsx";
import { latePart } from "../../../../shared/page/late-part.tsx";
import { LoadFailed } from "../../../../shared/page/load-failed.tsx";
import { useText } from "../../../../shared/text/text.tsx";
import { useCall } from "../../../../shared/wire/use-call.ts";
import { shortNumero } from "../../numero-text.ts";
import { lineViewsOf } from "../charts/line-views.ts";
import { DrawPrizes } from "../results/draw-prizes.tsx";
import { DrawState, VoidDraws } from "./draw-state.tsx";
import { ownLotsOf, type JudgedBet } from "../orders/own-hits.ts";
import { drawText } from "../results/draw-text.ts";
import { MainResult } from "../results/main-result.tsx";

const ChartsPanel = latePart(async () => (await import("../charts/charts-panel.tsx")).ChartsPanel, { asked: true });

export type Draw = CallValue<typeof listDraws>["draws"][number];

export interface DrawsSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly gameId: number;
  readonly family: LotteryFamily;
  readonly play: Play;
  readonly onCheck: (numero: string) => void;
  /** The member's last bets on this lottery: what they hit is marked. */
  readonly orders: readonly JudgedBet[];
}

/** How many draws are shown, and how many more with each tap. */
const pageSize = 20;
const sizeMax = 100;

type View = "list" | "numbers" | "trend" | "road";

/** The last draws with all their prizes, and what they look like as statistics and charts. */
export function DrawsSheet({ open, onClose, gameId, family, play, onCheck, orders }: DrawsSheetProps) {
  const t = useText();
  const [view, setView] = useState<View>("list");
  const [size, setSize] = useState(pageSize);
  const { data, isError, isFetching, refetch } = useCall(
    listDraws,
    { params: { gameId }, query: { size } },
    { enabled: open, keepPrevious: true, staleTimeMs: 5_000 },
  );
  return (
    <Sheet open={open} onClose={onClose} title={t("lottery.draws.title")} closeLabel={t("shell.close")}>
      <div className="px-5 pb-2">
        <Segmented
          label={t("lottery.draws.title")}
          items={[
            { id: "list", label: t("lottery.draws.list") },
            { id: "numbers", label: t("lottery.draws.numbers") },
            ...(lineViewsOf(family).length > 0 ? [{ id: "trend" as const, label: t("lotteryCharts.trend") }] : []),
            ...(sidePairsOf(family).length > 0 ? [{ id: "road" as const, label: t("lotteryCharts.road") }] : []),
          ]}
          selected={view}
          onSelect={setView}
        />
      </div>
      {view !== "list" ? (
        <ChartsPanel key={view} kind={view} gameId={gameId} family={family} play={play} />
      ) : data === undefined ? (
        isError ? (
          <LoadFailed title={t("lottery.draws.failed")} pending={isFetching} onRetry={() => void refetch()} />
        ) : (
          <div className="flex flex-col gap-3 px-5 py-3" role="status" aria-label={t("shell.loading")}>
            {[0, 1, 2, 3].map((place) => (
              <Skeleton key={place} className="h-14 w-full rounded-m" />
            ))}
          </div>
        )
      ) : data.draws.length === 0 && data.voids.length === 0 ? (
        <EmptyState title={t("lottery.draws.empty")} />
      ) : (
        <>
          <VoidDraws voids={data.voids} onCheck={onCheck} />
          <ul className="sheet-list">
            {data.draws.map((draw, place) => (
              <li key={draw.numero}>
                <DrawRow
                  draw={draw}
                  earlier={data.earlier}
                  family={family}
                  openAtFirst={place === 0}
                  onCheck={() => onCheck(draw.numero)}
                  orders={orders}
                />
              </li>
            ))}
          </ul>
          {data.hasMore && size < sizeMax && (
            <div className="px-5 pb-5">
              <Button kind="quiet" wide pending={isFetching} onClick={() => setSize(size + pageSize)}>
                {t("lottery.draws.more")}
              </Button>
            </div>
          )}
        </>
      )}
    </Sheet>
  );
}

interface DrawRowProps {
  readonly draw: Draw;
  readonly earlier: CallValue<typeof listDraws>["earlier"];
  readonly family: LotteryFamily;
  /** The last draw shows its prizes without being asked. */
  readonly openAtFirst: boolean;
  readonly onCheck: () => void;
  readonly orders: readonly JudgedBet[];
}

function DrawRow({ draw, earlier, family, openAtFirst, onCheck, orders }: DrawRowProps) {
  const t = useText();
  const { facts } = useServices();
  const [open, setOpen] = useState(openAtFirst);
  const numero = shortNumero(draw.numero);
  return (
    <article>
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-lead">{t("lottery.bet.draw", { numero })}</p>
          <p className="text-note text-paper-3">{formatDateTime(draw.drawnAt, { timeZone: facts.timeZone })}</p>
          {draw.state === "corrected" && <p className="text-note text-gold">{t("lottery.draws.corrected")}</p>}
        </div>
        <MainResult family={family} result={draw.result} label={drawText(t, family, numero, draw.result)} />
        <IconButton
          icon={open ? "caret-up" : "caret-down"}
          size={18}
          className="-me-3"
          label={
            open
              ? t("lottery.bet.hidePrizes")
              : t("lottery.bet.allPrizes", { count: family.resultShape.reduce((sum, { lots }) => sum + lots, 0) })
          }
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
      </div>
      {open && (
        <div className="-mx-4 mt-2">
          <DrawPrizes family={family} result={draw.result} own={ownLotsOf(family, orders, draw.numero, draw.result)} />
          <DrawState draw={draw} earlier={earlier} mainPrize={family.resultShape[0]?.prize ?? ""} />
          {draw.source === "house" && (
            <div className="px-4 pb-1">
              <Button kind="quiet" size="small" icon="shield" onClick={onCheck}>
                {t("lottery.draws.check")}
              </Button>
            </div>
          )}
        </div>
      )}
    </article>
  );
}
