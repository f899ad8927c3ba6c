import "./slip-bar.css";
import { Button, ButtonLink } from "@lantern/ui/components/button.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import type { ReactNode } from "react";
import { hrefs } from "../../../../paths.ts";
import { useText } from "../../../../shared/text/text.tsx";
import { SlipSum, type SlipSumProps } from "./slip-sum.tsx";

export interface SlipBarProps extends SlipSumProps {
  /** Whether something is picked or kept: the bar grows by its sum then. */
  readonly filled: boolean;
  /** Why nothing can be placed at the moment; says what to do about it. */
  readonly word: ReactNode;
  readonly cartCount: number;
  readonly onCart: () => void;
  /** Undefined while the picks are no bet. */
  readonly onAdd: (() => void) | undefined;
  readonly onPlace: (() => void) | undefined;
  /** “Place bet”, or “Check again” while an order's fate is unknown. */
  readonly placeText: string;
  readonly pending: boolean;
  /** A visitor's way to bet: the address to come back to. */
  readonly logInFrom: string | undefined;
  /** Lies above the bar. */
  readonly children?: ReactNode;
}

/** What is in hand, what it costs, and the one gold thing: placing it. One row until something is picked, so that the board has the room. */
export function SlipBar({ filled, stake, total, note, word, children, ...actions }: SlipBarProps) {
  const t = useText();
  return (
    <div className="slip-bar" data-filled={filled ? "" : undefined}>
      {children}
      {word}
      <div className="slip-sum" inert={!filled}>
        <div>
          <SlipSum stake={stake} total={total} note={note} />
        </div>
      </div>
      <div className="slip-row flex items-center gap-2">
        {filled ? (
          <SlipTools {...actions} />
        ) : (
          <>
            <button type="button" className="slip-stake" onClick={stake.onOpen}>
              <span>{t("lottery.bet.stake")}</span>
              <b>{stake.text}</b>
            </button>
            {actions.logInFrom === undefined && (
              <p className="slip-hint text-label min-w-0 flex-1 px-1 text-center font-medium! text-balance text-paper-3">
                {t("lottery.bet.sum.none")}
              </p>
            )}
          </>
        )}
        <PlaceButton {...actions} filled={filled} />
      </div>
    </div>
  );
}

type Actions = Omit<SlipBarProps, keyof SlipSumProps | "filled" | "word" | "children">;

function SlipTools({ cartCount, onCart, onAdd }: Actions) {
  const t = useText();
  return (
    <>
      <button type="button" className="cart-button" aria-label={t("lottery.bet.cart", { count: cartCount })} onClick={onCart}>
        <Icon name="ticket" size={24} />
        {cartCount > 0 && <b key={cartCount}>{cartCount}</b>}
      </button>
      <Button kind="quiet" size="large" className="flex-1 px-2! text-[15px]!" disabled={onAdd === undefined} onClick={onAdd}>
        {t("lottery.bet.add")}
      </Button>
    </>
  );
}

function PlaceButton({ filled, logInFrom, onPlace, pending, placeText }: Actions & { readonly filled: boolean }) {
  const t = useText();
  const look = filled ? "flex-[1.35] px-2!" : logInFrom === undefined ? "min-w-32 flex-none px-4! whitespace-nowrap" : "flex-1 px-4!";
  if (logInFrom !== undefined) {
    return (
      <ButtonLink kind="gold" size="large" className={look} href={hrefs.login({ from: logInFrom })}>
        {t("lottery.bet.logIn")}
      </ButtonLink>
    );
  }
  return (
    <Button kind="gold" size="large" className={look} pending={pending} disabled={onPlace === undefined} onClick={onPlace}>
      {placeText}
    </Button>
  );
}
