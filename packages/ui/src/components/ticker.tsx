import "./ticker.css";
import { useEffect, useState } from "react";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

export interface TickerProps {
  /** One line an announcement. */
  readonly lines: readonly string[];
  /** Shown where there is none. */
  readonly emptyText: string;
  readonly href: string;
  /** Names the link: “Announcements”. */
  readonly label: string;
}

/** How long a line stays, in ms. */
const lineMs = 5000;

/** Announcements one after another; a tap leads to all of them. */
export function Ticker({ lines, emptyText, href, label }: TickerProps) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (lines.length < 2 || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const timer = setInterval(() => setTurn((before) => before + 1), lineMs);
    return () => clearInterval(timer);
  }, [lines.length]);
  const line = lines[turn % Math.max(1, lines.length)] ?? emptyText;
  return (
    <Link href={href} className="ticker" aria-label={`${label}: ${line}`}>
      <Icon name="megaphone" size={22} />
      <span className="ticker-line">
        <span key={turn} data-first={turn === 0 ? "" : undefined}>
          {line}
        </span>
      </span>
      <Icon name="caret-right" size={14} />
    </Link>
  );
}
