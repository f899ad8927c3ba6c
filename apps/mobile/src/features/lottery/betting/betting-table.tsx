import { chaseFactors } from "@lantern/rules/lottery/chase.ts";
import { useEffect, useMemo, useState } from "react";
import { useServices } from "../../../shared/page/app-services.tsx";
import { latePart } from "../../../shared/page/late-part.tsx";
import { useSession } from "../../../shared/session/use-session.ts";
import { useText } from "../../../shared/text/text.tsx";
import { toastMs } from "../../../shared/toast/toasts.ts";
import type { PrizeMode } from "../launch/prize-mode.ts";
import { shortNumero } from "../numero-text.ts";
import type { BettingTerms, PlayMenu } from "./slip/bet-line.ts";
import { BettingHeader } from "./betting-header.tsx";
import { ChaseRow } from "./slip/chase-row.tsx";
import { DrawWords } from "./draws/draw-words.tsx";
import { SettledStrip } from "./notice-strips.tsx";
import { NumberMarks } from "./picks/number-marks-context.ts";
import { ownLotsOf } from "./orders/own-hits.ts";
import { useRepeat } from "./orders/use-repeat.ts";
import { useShownOrder } from "./orders/use-shown-order.ts";
import { emptyDraft, isEmptyDraft } from "./picks/pick-draft.ts";
import { Picker } from "./picks/picker.tsx";
import { PlayNav } from "./plays/play-nav.tsx";
import { familyName } from "./plays/play-text.ts";
import { PlayTypeSwitch } from "./plays/play-type-switch.tsx";
import { RecentDraws } from "./draws/recent-draws.tsx";
import { ResultCard } from "./draws/result-card.tsx";
import type { OpenSheet } from "./sheet-host.tsx";
import { pathOfPlayType, playTypesOf } from "./plays/shown-plays.ts";
import { unitsOf } from "./slip/slip-numbers.ts";
import { useDrawSound } from "./sound/use-draw-sound.ts";
import { TableSlip } from "./slip/table-slip.tsx";
import { useAgoText } from "./picks/use-ago-text.ts";
import { useCheckedSlip } from "./slip/use-checked-slip.ts";
import { useLiveIssue } from "./draws/use-live-issue.ts";
import { useMyOrders } from "./orders/use-my-orders.ts";
import { usePlacing } from "./slip/use-placing.ts";
import { useRecentResults } from "./draws/use-recent-results.ts";
import { useShownPlay } from "./plays/use-shown-play.ts";
import { useSlip, type Slip } from "./slip/use-slip.ts";

const SheetHost = latePart(async () => (await import("./sheet-host.tsx")).SheetHost, { asked: true });

export interface BettingTableProps {
  readonly menu: PlayMenu;
  readonly terms: BettingTerms;
  /** As the address has it: `trad` or `ent`. */
  readonly playType: string;
  /** True while the page's one-time code is being exchanged. */
  readonly entering: boolean;
  /** Where a login comes back to. */
  readonly from: string;
  /** Opens the same lottery in another type of plays or prize mode. */
  readonly onOpen: (way: { readonly playType?: "trad" | "ent"; readonly prizeMode?: PrizeMode }) => void;
}

/** One lottery to bet on: the draw, the plays, the picks, the slip. */
export function BettingTable({ menu, terms, playType, entering, from, onOpen }: BettingTableProps) {
  const t = useText();
  const { toasts } = useServices();
  const session = useSession();
  const { gameId, limits } = menu;
  const { currency, family } = terms;
  const issue = useLiveIssue(gameId);
  const recent = useRecentResults(gameId, issue.last);
  const mine = useMyOrders(gameId);
  const control = useSlip(gameId);
  const { slip } = control;
  const [sheet, setSheet] = useState<OpenSheet | "none">();
  const shown = useShownPlay(menu, terms, playType, slip);
  const { play, playId, series, stake } = shown;
  const held = useCheckedSlip({ menu, terms, shown, control, numero: issue.current?.numero ?? "" });
  const own = useMemo(
    () => (issue.last === undefined ? {} : ownLotsOf(family, mine.orders, issue.last.numero, issue.last.result)),
    [family, mine.orders, issue.last],
  );
  const agoText = useAgoText(play, recent);
  const { shownOrderId, showOrder } = useShownOrder(() => setSheet((open) => open ?? "none"));
  const again = useRepeat({
    gameId,
    terms,
    series,
    control,
    onFilled: () => {
      showOrder(undefined);
      setSheet("cart");
    },
  });
  useDrawSound(issue.revealed);
  const placing = usePlacing({
    menu,
    terms,
    control,
    issue,
    lines: held.numbers.lines,
    learn: held.learn,
    onPlaced: (body) => {
      const numero = body.contents[0]?.numero[0]?.numero ?? "";
      control.placed(playId);
      setSheet("none");
      toasts.show("success", t("lottery.bet.placed", { numero: shortNumero(numero) }), { ms: toastMs.success });
    },
  });
  useEffect(() => {
    if (placing.fateUnknown) setSheet((open) => (open === "confirm" ? "none" : open));
  }, [placing.fateUnknown]);
  if (play === undefined) return null;
  return (
    <>
      <BettingHeader
        name={menu.name}
        note={familyName(t, menu.family)}
        from={from}
        mine={{ runningCount: mine.runningCount, onOpen: () => setSheet("mine") }}
      />
      <PlayTypeSwitch types={playTypesOf(menu)} selected={shown.type} onSelect={(next) => onOpen({ playType: pathOfPlayType(next) })} />
      <div className="betting">
        <ResultCard issue={issue} family={family} onOpen={() => setSheet("draws")} own={own} />
        <DrawWords issue={issue} />
        <PlayNav
          menu={shown.menu}
          playId={playId}
          onSelect={(next) => control.change({ playId: next })}
          marked={withPicks(slip)}
          onRules={() => setSheet("rules")}
        />
        <div className="betting-pane">
          <NumberMarks value={held.markOf}>
            <Picker
              key={playId}
              play={play}
              odds={shown.odds}
              draft={slip.drafts[playId] ?? emptyDraft}
              onDraft={(draft) => control.setDraft(playId, draft)}
              agoText={agoText}
              markedNumbers={held.markedNumbers}
            />
          </NumberMarks>
        </div>
        <ChaseRow
          draws={slip.draws}
          growth={slip.growth}
          winStop={slip.winStop}
          chaseIssuesMax={limits.chaseIssuesMax}
          onDraws={(draws) => control.change({ draws })}
          onGrowth={(growth) => control.change({ growth })}
          onWinStop={(winStop) => control.change({ winStop })}
        />
        <RecentDraws draws={recent} family={family} />
      </div>
      <TableSlip
        shown={shown}
        play={play}
        control={control}
        held={held}
        placing={placing}
        currency={currency}
        entering={entering}
        logInFrom={session === undefined && !entering ? from : undefined}
        onSheet={setSheet}
      >
        {mine.notice !== undefined && (
          <SettledStrip
            key={mine.notice.numero}
            notice={mine.notice}
            currency={currency}
            onClose={mine.dismiss}
            onAgain={() => {
              mine.dismiss();
              void again.repeatDraw(mine.notice?.numero ?? "");
            }}
          />
        )}
      </TableSlip>
      {sheet !== undefined && (
        <SheetHost
          open={sheet === "none" ? undefined : sheet}
          onClose={() => setSheet("none")}
          menu={shown.menu}
          terms={shown.terms}
          stake={{
            stake,
            onStake: (next) => control.change({ stake: next }),
            ladder: shown.ladder,
            play,
            odds: terms.odds[playId] ?? {},
            series,
            onSeries: shown.chooseSeries,
            onPrizeMode: (mode) => onOpen({ prizeMode: mode }),
          }}
          orders={{ last: mine.orders, shownId: shownOrderId, onShow: showOrder, onRepeat: again.repeat }}
          awaited={issue.awaited.map(({ numero }) => numero)}
          cart={{ onRemove: control.removeLine, onClear: () => control.change({ cart: [] }) }}
          confirm={{
            checked: held.checked,
            numbers: held.numbers,
            memberWinMaxUnits: unitsOf(limits.memberWinMax),
            factors: chaseFactors(slip.draws, slip.growth),
            winStop: slip.winStop,
            onSale: issue.onSale,
            pending: placing.pending,
            refused: placing.refused,
            onPlace: () => void placing.place(),
          }}
        />
      )}
    </>
  );
}

/** The plays that numbers are picked for. */
function withPicks({ drafts }: Slip): ReadonlySet<string> {
  return new Set(Object.entries(drafts).flatMap(([code, draft]) => (isEmptyDraft(draft) ? [] : [code])));
}
