import "./ball.css";
import { classNames } from "./class-names.ts";

export interface BallProps {
  /** The number; left out while the draw is not known. */
  readonly value?: string;
  readonly size?: "small" | "normal" | "large" | undefined;
}

/** One drawn number. */
export function Ball({ value, size = "normal" }: BallProps) {
  return (
    <span className={classNames("ball", size !== "normal" && `ball-${size}`, value === undefined && "ball-pending")}>{value ?? "·"}</span>
  );
}

/** More than so many are small where nothing else is said: a row keeps its line, and what stands beside it its room. */
const normalMax = 5;

/** A draw's numbers in their order. `label` reads them as one (“4 8 2 1 7”). */
export function Balls({
  values,
  label,
  size = values.length > normalMax ? "small" : "normal",
}: {
  readonly values: readonly string[];
  readonly label: string;
  readonly size?: BallProps["size"];
}) {
  return (
    <span className="balls" role="img" aria-label={label}>
      {values.map((value, index) => (
        <Ball key={index} value={value} size={size} />
      ))}
    </span>
  );
}
