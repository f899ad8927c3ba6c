import "./two-numbers.css";

/** What stands for a number that is not drawn yet. */
const pendingNumber = "······";

export interface TwoNumbersProps {
  /** The special prizes of two provinces; left out while the draw is not known. */
  readonly numbers?: readonly string[];
  readonly size?: "small" | "normal";
}

/** The special prizes of two provinces side by side, the two digits that are played lit. */
export function TwoNumbers({ numbers = [pendingNumber, pendingNumber], size = "normal" }: TwoNumbersProps) {
  return (
    <span className="two-numbers" data-size={size}>
      {numbers.map((number, place) => (
        <span key={place} className="drawn-number">
          {number.slice(0, -2)}
          <b>{number.slice(-2)}</b>
        </span>
      ))}
    </span>
  );
}
