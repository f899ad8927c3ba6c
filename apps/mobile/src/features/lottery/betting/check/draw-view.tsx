import { useText } from "../../../../shared/text/text.tsx";
import { shortNumero } from "../../numero-text.ts";
import type { BettingTerms, PlayMenu } from "../slip/bet-line.ts";
import { BettingHeader } from "../betting-header.tsx";
import { DrawCheck } from "./draw-check.tsx";

export interface DrawViewProps {
  readonly menu: PlayMenu;
  readonly terms: BettingTerms;
  readonly numero: string;
  /** Where a login comes back to. */
  readonly from: string;
}

/** The draw view of the embedded page: the check of one draw, at an address that can be handed on to anybody. */
export function DrawView({ menu, terms, numero, from }: DrawViewProps) {
  const t = useText();
  return (
    <>
      <BettingHeader name={menu.name} note={t("lottery.verify.title", { numero: shortNumero(numero) })} from={from} />
      <DrawCheck numero={numero} gameId={menu.gameId} gameCode={menu.gameCode} family={terms.family} />
    </>
  );
}
