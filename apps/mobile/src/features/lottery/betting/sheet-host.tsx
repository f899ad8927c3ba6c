import "./sheet-list.css";
import { useState } from "react";
import type { BettingTerms, PlayMenu } from "./bet-line.ts";
import { CartSheet } from "./cart-sheet.tsx";
import { ConfirmSheet, type ConfirmSheetProps } from "./confirm-sheet.tsx";
import { DrawsSheet, type Draw } from "./draws-sheet.tsx";
import { MyBetsSheet } from "./my-bets-sheet.tsx";
import { RulesSheet } from "./rules-sheet.tsx";
import { StakeSheet, type StakeSheetProps } from "./stake-sheet.tsx";
import { VerifySheet } from "./verify-sheet.tsx";

/** What lies over the page: the member's bets, the results, the rules, the price, the slip, the question before a bet. */
export type OpenSheet = "mine" | "draws" | "rules" | "stake" | "cart" | "confirm" | undefined;

export interface SheetHostProps {
  readonly open: OpenSheet;
  readonly onClose: () => void;
  readonly menu: PlayMenu;
  readonly terms: BettingTerms;
  readonly stake: Omit<StakeSheetProps, "open" | "onClose" | "terms" | "menu">;
  readonly cart: { readonly onRemove: (id: string) => void; readonly onClear: () => void };
  readonly confirm: Omit<ConfirmSheetProps, "open" | "onClose" | "currency" | "prizeMode">;
}

/** Everything that may lie over the betting page; loaded when the first of it is opened. */
export function SheetHost({ open, onClose, menu, terms, stake, cart, confirm }: SheetHostProps) {
  const [checking, setChecking] = useState<Draw>();
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
      <MyBetsSheet open={open === "mine"} onClose={onClose} gameId={gameId} />
      <DrawsSheet
        open={open === "draws" && checking === undefined}
        onClose={onClose}
        gameId={gameId}
        family={terms.family}
        play={stake.play}
        onCheck={setChecking}
      />
      <VerifySheet draw={checking} onClose={() => setChecking(undefined)} gameId={gameId} gameCode={gameCode} family={terms.family} />
      <RulesSheet open={open === "rules"} onClose={onClose} menu={menu} terms={terms} />
    </>
  );
}
