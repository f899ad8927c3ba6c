import "./sheet-list.css";
import { useState } from "react";
import type { BettingTerms, PlayMenu } from "./slip/bet-line.ts";
import { CartSheet } from "./slip/cart-sheet.tsx";
import { ConfirmSheet, type ConfirmSheetProps } from "./slip/confirm-sheet.tsx";
import { DrawsSheet } from "./draws/draws-sheet.tsx";
import { MyBetsSheet } from "./orders/my-bets-sheet.tsx";
import { OrderSheet } from "./orders/order-sheet.tsx";
import type { LotteryOrder } from "./orders/own-hits.ts";
import { RulesSheet } from "./plays/rules-sheet.tsx";
import { StakeSheet, type StakeSheetProps } from "./slip/stake-sheet.tsx";
import { VerifySheet } from "./check/verify-sheet.tsx";

/** What lies over the page: the member's bets, the results, the rules, the price, the slip, the question before a bet. */
export type OpenSheet = "mine" | "draws" | "rules" | "stake" | "cart" | "confirm" | undefined;

export interface OrdersControl {
  /** The member's last bets on this lottery. */
  readonly last: readonly LotteryOrder[];
  /** The order that is looked at, and another one. */
  readonly shownId: string | undefined;
  readonly onShow: (orderId: string | undefined) => void;
  readonly onRepeat: (orders: readonly LotteryOrder[]) => void;
}

export interface SheetHostProps {
  readonly open: OpenSheet;
  readonly onClose: () => void;
  readonly menu: PlayMenu;
  readonly terms: BettingTerms;
  readonly stake: Omit<StakeSheetProps, "open" | "onClose" | "terms" | "menu">;
  /** Numbers of the issues whose official results have not come yet. */
  readonly awaited: readonly string[];
  readonly cart: { readonly onRemove: (id: string) => void; readonly onClear: () => void };
  readonly orders: OrdersControl;
  readonly confirm: Omit<ConfirmSheetProps, "open" | "onClose" | "currency" | "prizeMode">;
}

/** Everything that may lie over the betting page; loaded when the first of it is opened. */
export function SheetHost({ open, onClose, menu, terms, stake, awaited, cart, orders, confirm }: SheetHostProps) {
  const [checking, setChecking] = useState<string>();
  const { gameId, gameCode } = menu;
  return (
    <>
      <StakeSheet open={open === "stake"} onClose={onClose} menu={menu} terms={terms} {...stake} />
      <CartSheet open={open === "cart"} onClose={onClose} cart={confirm.checked.cart} currency={terms.currency} {...cart} />
      <ConfirmSheet
        open={open === "confirm"}
        onClose={onClose}
        currency={terms.currency}
        prizeMode={menu.prizeModes.length > 1 ? menu.prizeMode : undefined}
        {...confirm}
      />
      <MyBetsSheet
        open={open === "mine" && orders.shownId === undefined}
        onClose={onClose}
        gameId={gameId}
        awaited={awaited}
        family={terms.family}
        onShow={orders.onShow}
        onRepeat={orders.onRepeat}
      />
      <OrderSheet orderId={orders.shownId} onClose={() => orders.onShow(undefined)} family={terms.family} onRepeat={orders.onRepeat} />
      <DrawsSheet
        open={open === "draws" && checking === undefined}
        onClose={onClose}
        gameId={gameId}
        family={terms.family}
        play={stake.play}
        onCheck={setChecking}
        orders={orders.last}
      />
      <VerifySheet numero={checking} onClose={() => setChecking(undefined)} gameId={gameId} gameCode={gameCode} family={terms.family} />
      <RulesSheet open={open === "rules"} onClose={onClose} menu={menu} terms={terms} />
    </>
  );
}
