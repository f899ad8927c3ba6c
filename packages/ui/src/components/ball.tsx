import "./ball.css";
import { classNames } from "./class-names.ts";

export interface BallProps {
  /** The number; left out while the draw is not known. */
  readonly value?: string;
  readonly size?: "small" | "normal" | "large";
}

/** One drawn number. */
export function Ball({ value, size = "normal" }: BallProps) {
  return (
    <span className={classNames("ball", size !== "normal" && `ball-${size}`, value === undefined && "ball-pending")}>{value ?? "·"}</span>
  );
}

/** A draw's numbers in their order. `label` reads them as one (“4 8 2 1 7”). */
export function Balls({
  values,
  label,
  size = "normal",
}: {
  readonly values: readonly string[];
  readonly label: string;
  readonly size?: BallProps["size"] & string;
}) {
  return (
    <span className="balls" role="img" aria-label={label}>
      {values.map((value, index) => (
        <Ball key={index} value={value} size={size} />
      ))}
    </span>
  );
}
