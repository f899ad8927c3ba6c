import "./top-bottom.css";
import { thaiNumbers } from "@lantern/rules/lottery/thai/result.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import { Ball } from "@lantern/ui/components/ball.tsx";
import { useText } from "../../../../shared/text/text.tsx";
import { RollingBall } from "./rolling-ball.tsx";

export interface TopBottomProps {
  /** Left out while the draw is not known. */
  readonly result?: DrawResult;
  readonly size?: "small" | "normal";
  /** The digits roll to their places, once. */
  readonly rolling?: boolean;
}

/** The three digits on top and the two at the bottom, as Thai players read a draw. */
export function TopBottom({ result, size = "normal", rolling = false }: TopBottomProps) {
  const t = useText();
  const { threeTop, twoBottom } = result === undefined ? { threeTop: "", twoBottom: "" } : thaiNumbers(result);
  // Where balls are large there is no room for words: what stands beside them says which is which.
  const side = (name: string, digits: string, count: number) => (
    <span className="drawn-side">
      {size === "small" && <span>{name}</span>}
      <span className="balls">
        {Array.from({ length: count }, (_, place) => {
          const value = digits[place];
          if (rolling && value !== undefined) return <RollingBall key={place} value={value} place={place} />;
          return <Ball key={place} size={size} {...(value === undefined ? {} : { value })} />;
        })}
      </span>
    </span>
  );
  return (
    <span className="top-bottom" data-size={size}>
      {side(t("lottery.bet.top"), threeTop, 3)}
      {side(t("lottery.bet.bottom"), twoBottom, 2)}
    </span>
  );
}
