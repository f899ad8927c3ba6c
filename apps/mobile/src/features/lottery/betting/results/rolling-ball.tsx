import "./rolling-ball.css";
import type { CSSProperties } from "react";

const digits = "0123456789";

/** A ball whose digit rolls to its place: once round, then on to what was drawn. Without motion it stands there at once. */
export function RollingBall({ value, place }: { readonly value: string; readonly place: number }) {
  const column = `${digits}${digits.slice(0, digits.indexOf(value) + 1)}`;
  return (
    <span className="ball ball-rolling">
      <span className="ball-roll" style={{ "--last": column.length - 1, "--place": place } as CSSProperties}>
        {column.split("").map((digit, at) => (
          <i key={at}>{digit}</i>
        ))}
      </span>
    </span>
  );
}
