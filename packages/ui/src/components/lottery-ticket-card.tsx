import "./lottery-ticket-card.css";
import type { ReactNode } from "react";
import { Balls } from "./ball.tsx";
import { Link } from "./link.tsx";

export interface LotteryTicketCardProps {
  readonly name: string;
  readonly iconUrl: string;
  readonly href: string;
  /** Starts the game where the card stands, instead of going to the page of `href` first. */
  readonly onStart?: () => void;
  readonly onSale: boolean;
  /** “On sale”, “Closed”. */
  readonly saleText: string;
  /** The last draw's numbers; empty where none is known. */
  readonly numbers: readonly string[];
  /** Reads the numbers as one text, or says that none is known. */
  readonly numbersLabel: string;
  /** The time left: a `FlipClock`. */
  readonly clock: ReactNode;
}

/** A lottery as a ticket: above the perforation its name, below the last draw and the time left. */
export function LotteryTicketCard({
  name,
  iconUrl,
  href,
  onStart,
  onSale,
  saleText,
  numbers,
  numbersLabel,
  clock,
}: LotteryTicketCardProps) {
  return (
    <Link
      href={href}
      className="lottery-ticket"
      onClick={(event) => {
        if (onStart === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onStart();
      }}
    >
      <span className="lottery-ticket-head">
        <img src={iconUrl} alt="" width={52} height={52} loading="lazy" decoding="async" />
        <span className="min-w-0">
          <span className="text-lead block truncate font-bold!">{name}</span>
          <SaleState onSale={onSale}>{saleText}</SaleState>
        </span>
      </span>
      <span className="lottery-ticket-foot">
        {numbers.length > 0 ? (
          <Balls values={numbers} label={numbersLabel} />
        ) : (
          <span className="text-note text-paper-3">{numbersLabel}</span>
        )}
        {clock}
      </span>
    </Link>
  );
}

/** Whether a game sells now: jade and a lit dot, or a dim word. */
export function SaleState({ onSale, children }: { readonly onSale: boolean; readonly children: ReactNode }) {
  return (
    <span className="sale-state" data-on-sale={onSale ? "" : undefined}>
      <i aria-hidden="true" />
      {children}
    </span>
  );
}
