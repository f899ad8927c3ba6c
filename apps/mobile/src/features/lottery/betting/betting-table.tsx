import { getChaseNumeros } from "@lantern/contract/lottery/get-chase-numeros.ts";
import { useEffect, useMemo, useState } from "react";
import { useOnline } from "../../../shared/offline/use-online.ts";
import { useServices } from "../../../shared/page/app-services.tsx";
import { latePart } from "../../../shared/page/late-part.tsx";
import { useSession } from "../../../shared/session/use-session.ts";
import { useText } from "../../../shared/text/text.tsx";
import { toastMs } from "../../../shared/toast/toasts.ts";
import { useCall } from "../../../shared/wire/use-call.ts";
import type { PrizeMode } from "../launch/prize-mode.ts";
import { shortNumero } from "../numero-text.ts";
import type { BettingTerms, PlayMenu } from "./bet-line.ts";
import { BettingHeader } from "./betting-header.tsx";
import { ChaseRow } from "./chase-row.tsx";
import { checkSlip } from "./checked-slip.ts";
import { FateWord, SettledStrip } from "./notice-strips.tsx";
import { numerosOf, orderBodyOf } from "./order-body.ts";
import { NumberMarks } from "./number-marks-context.ts";
import { marksOf, namedNumbers, openContent, openDraft } from "./number-marks.ts";
import { DrawWords } from "./draw-words.tsx";
import { emptyDraft, isEmptyDraft } from "./pick-draft.ts";
import { ownLotsOf } from "./orders/own-hits.ts";
import { useRepeat } from "./orders/use-repeat.ts";
import { useShownOrder } from "./orders/use-shown-order.ts";
import { Picker } from "./picker.tsx";
import { PlayNav } from "./play-nav.tsx";
import { PlayTypeSwitch } from "./play-type-switch.tsx";
import { familyName, faultText, stakeText } from "./play-text.ts";
import { RecentDraws } from "./recent-draws.tsx";
import { ResultCard } from "./result-card.tsx";
import type { OpenSheet } from "./sheet-host.tsx";
import { menuAtSeries, pathOfPlayType, playTypesOf, shownPlayType, termsShown } from "./shown-plays.ts";
import { SlipBar } from "./slip-bar.tsx";
import { slipNumbers, unitsOf } from "./slip-numbers.ts";
import { slipNote } from "./slip-note.ts";
import { priceLadder, steppedPrice, unitCostUnits, type Stake } from "./stake.ts";
import { SlipWord } from "./slip-word.tsx";
import { useDrawSound } from "./sound/use-draw-sound.ts";
import { useAgoText } from "./use-ago-text.ts";
import { useLiveIssue } from "./use-live-issue.ts";
import { useNumberLimits } from "./use-number-limits.ts";
import { useMyOrders } from "./use-my-orders.ts";
import { usePlaceOrder } from "./use-place-order.ts";
import { useRecentResults } from "./use-recent-results.ts";
import { useSeries } from "./use-series.ts";
import { useSlip, type Slip } from "./use-slip.ts";

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
export function BettingTable({ menu: wholeMenu, terms, playType, entering, from, onOpen }: BettingTableProps) {
  const t = useText();
  const { toasts } = useServices();
  const session = useSession();
  const online = useOnline();
  const { gameId, limits, prizeMode } = wholeMenu;
  const { currency, family } = terms;
  const issue = useLiveIssue(gameId);
  const recent = useRecentResults(gameId, issue.last);
  const mine = useMyOrders(gameId);
  const control = useSlip(gameId);
  const { slip } = control;
  const [sheet, setSheet] = useState<OpenSheet | "none">();
  const chase = useCall(getChaseNumeros, { params: { gameId } }, { enabled: slip.draws > 1, staleTimeMs: 5_000 });

  const type = shownPlayType(wholeMenu, playType);
  const { series, choose } = useSeries(gameId, terms.series);
  const menu = useMemo(() => menuAtSeries(wholeMenu, type, series), [wholeMenu, type, series]);
  const shown = useMemo(() => termsShown(terms, menu), [terms, menu]);
  const offered = menu.groups.flatMap(({ plays }) => plays);
  const playId = offered.some((play) => play.playId === slip.playId) ? (slip.playId ?? "") : (offered[0]?.playId ?? "");
  const play = family.playByCode(playId);
  const ladder = useMemo(() => priceLadder(limits.betAmountMin, limits.betAmountMax), [limits.betAmountMin, limits.betAmountMax]);
  const stake = useMemo((): Stake => {
    const { price, approach, multiple } = slip.stake ?? { price: limits.betAmountMin, approach: 1, multiple: 1 };
    return { price, approach, multiple, ...(type === "Tradition" ? { series } : {}) };
  }, [slip.stake, limits.betAmountMin, type, series]);
  const checked = useMemo(() => checkSlip(terms, slip, playId, stake), [terms, slip, playId, stake]);
  const own = useMemo(
    () => (issue.last === undefined ? {} : ownLotsOf(family, mine.orders, issue.last.numero, issue.last.result)),
    [family, mine.orders, issue.last],
  );
  const agoText = useAgoText(play, recent);
  const { limits: numberLimits, learn } = useNumberLimits(wholeMenu);
  const currentNumero = issue.current?.numero ?? "";
  const markOf = useMemo(
    () => (play === undefined ? () => undefined : marksOf(play, shown.odds[playId] ?? {}, numberLimits, currentNumero)),
    [play, shown, playId, numberLimits, currentNumero],
  );
  const numbers = useMemo(
    () => slipNumbers(t, checked, { menu: wholeMenu, limits: numberLimits, numero: currentNumero }),
    [t, checked, wholeMenu, numberLimits, currentNumero],
  );

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
  const order = usePlaceOrder(gameId, {
    onRefused: (refused, body) => learn(refused, body, currentNumero),
    onPlaced: (_, body) => {
      const numero = body.contents[0]?.numero[0]?.numero ?? "";
      control.placed(playId);
      setSheet("none");
      toasts.show("success", t("lottery.bet.placed", { numero: shortNumero(numero) }), { ms: toastMs.success });
    },
  });
  const place = async () => {
    if (issue.onSale === undefined) return;
    // The draws ahead move on while one picks: asked for anew, so that the bet covers as many as its price says.
    const ahead = slip.draws === 1 ? [] : ((await chase.refetch()).data?.chaseNumeros ?? []);
    const numeros = numerosOf(
      issue.onSale.numero,
      ahead.map(({ numero }) => numero),
      slip.draws,
    );
    if (numeros.length < slip.draws) {
      control.change({ draws: numeros.length });
      return;
    }
    await order.place(orderBodyOf({ gameId, prizeMode, lines: numbers.lines, numeros, winStop: slip.winStop }));
    issue.reload();
  };
  useEffect(() => {
    if (order.fateUnknown) setSheet((open) => (open === "confirm" ? "none" : open));
  }, [order.fateUnknown]);
  if (play === undefined) return null;
  const { inHand } = checked;
  const filled = checked.lines.length > 0 || order.fateUnknown;
  const placeable = checked.placeable && numbers.fault === undefined;
  const takeOut = () =>
    control.change({
      cart: checked.cart.flatMap((line) => {
        const content = openContent(line, numberLimits, currentNumero);
        return line.check.ok ? (content === "" ? [] : [{ id: line.id, playId: line.playId, stake: line.stake, content }]) : [line];
      }),
      ...(inHand === undefined
        ? {}
        : { drafts: { ...slip.drafts, [playId]: openDraft(inHand, slip.drafts[playId] ?? emptyDraft, numberLimits, currentNumero) } }),
    });
  const fault = inHand === undefined || inHand.check.ok ? undefined : faultText(t, inHand.check, currency);
  const unitCost = unitCostUnits(stake);
  return (
    <>
      <BettingHeader
        name={menu.name}
        note={familyName(t, menu.family)}
        from={from}
        mine={{ runningCount: mine.runningCount, onOpen: () => setSheet("mine") }}
      />
      <PlayTypeSwitch types={playTypesOf(wholeMenu)} selected={type} onSelect={(next) => onOpen({ playType: pathOfPlayType(next) })} />
      <div className="betting">
        <ResultCard issue={issue} family={family} onOpen={() => setSheet("draws")} own={own} />
        <DrawWords issue={issue} />
        <PlayNav
          menu={menu}
          playId={playId}
          onSelect={(next) => control.change({ playId: next })}
          marked={withPicks(slip)}
          onRules={() => setSheet("rules")}
        />
        <div className="betting-pane">
          <NumberMarks value={markOf}>
            <Picker
              key={playId}
              play={play}
              odds={shown.odds[playId] ?? {}}
              draft={slip.drafts[playId] ?? emptyDraft}
              onDraft={(draft) => control.setDraft(playId, draft)}
              agoText={agoText}
              markedNumbers={namedNumbers(play, numberLimits, currentNumero)}
            />
          </NumberMarks>
        </div>
        <ChaseRow
          draws={slip.draws}
          winStop={slip.winStop}
          chaseIssuesMax={limits.chaseIssuesMax}
          onDraws={(draws) => control.change({ draws })}
          onWinStop={(winStop) => control.change({ winStop })}
        />
        <RecentDraws draws={recent} family={family} />
      </div>
      <SlipBar
        filled={filled}
        stake={{
          text: unitCost === undefined ? "—" : stakeText(unitCost, currency),
          onLess:
            steppedPrice(ladder, stake.price, "less") === stake.price
              ? undefined
              : () => control.change({ stake: { ...stake, price: steppedPrice(ladder, stake.price, "less") } }),
          onMore:
            steppedPrice(ladder, stake.price, "more") === stake.price
              ? undefined
              : () => control.change({ stake: { ...stake, price: steppedPrice(ladder, stake.price, "more") } }),
          onOpen: () => setSheet("stake"),
        }}
        total={stakeText(checked.amountUnits * BigInt(slip.draws), currency)}
        note={slipNote(t, checked, slip.draws, play)}
        word={
          order.fateUnknown ? (
            <FateWord />
          ) : online ? (
            fault !== undefined ? (
              <SlipWord icon="warning-circle">{fault}</SlipWord>
            ) : (
              numbers.fault !== undefined && (
                <SlipWord
                  icon="warning-circle"
                  {...(numbers.closed.length === 0 ? {} : { action: { text: t("lottery.bet.numbers.takeOut"), onPress: takeOut } })}
                >
                  {numbers.fault}
                </SlipWord>
              )
            )
          ) : (
            filled && <SlipWord icon="wifi-off">{t("shell.offline.title")}</SlipWord>
          )
        }
        cartCount={checked.cart.length}
        onCart={() => setSheet("cart")}
        onAdd={
          inHand?.check.ok === true && placeable
            ? () => {
                control.addLine({ playId, content: inHand.content, stake });
                toasts.show("success", t("lottery.bet.added"), { ms: toastMs.success });
              }
            : undefined
        }
        onPlace={
          order.fateUnknown
            ? () => void order.checkAgain()
            : placeable && online
              ? () => {
                  order.forgetRefusal();
                  setSheet("confirm");
                }
              : undefined
        }
        placeText={t(order.fateUnknown ? "lottery.bet.fate.check" : "lottery.bet.place")}
        pending={order.pending || chase.isFetching || entering}
        logInFrom={session === undefined && !entering ? from : undefined}
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
      </SlipBar>
      {sheet !== undefined && (
        <SheetHost
          open={sheet === "none" ? undefined : sheet}
          onClose={() => setSheet("none")}
          menu={menu}
          terms={shown}
          stake={{
            stake,
            onStake: (next) => control.change({ stake: next }),
            ladder,
            play,
            odds: terms.odds[playId] ?? {},
            series,
            onSeries: choose,
            onPrizeMode: (mode) => onOpen({ prizeMode: mode }),
          }}
          orders={{ last: mine.orders, shownId: shownOrderId, onShow: showOrder, onRepeat: again.repeat }}
          awaited={issue.awaited.map(({ numero }) => numero)}
          cart={{ onRemove: control.removeLine, onClear: () => control.change({ cart: [] }) }}
          confirm={{
            checked,
            numbers,
            memberWinMaxUnits: unitsOf(limits.memberWinMax),
            draws: slip.draws,
            winStop: slip.winStop,
            onSale: issue.onSale,
            pending: order.pending || chase.isFetching,
            refused: order.refused,
            onPlace: () => void place(),
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
