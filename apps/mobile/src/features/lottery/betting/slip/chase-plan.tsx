import { formatCount } from "@lantern/phrases/formats.ts";
import { useText } from "../../../../shared/text/text.tsx";

/** So many draws are named; a longer chase ends with dots. */
const namedMax = 10;

/** The multiples of a chase, draw by draw, where they grow. */
export function ChasePlan({ factors }: { readonly factors: readonly number[] }) {
  const t = useText();
  if (factors.every((factor) => factor === 1)) return null;
  const named = factors.slice(0, namedMax).map((factor) => `×${formatCount(factor)}`);
  const multiples = [...named, ...(factors.length > namedMax ? ["…"] : [])].join(" · ");
  return <p className="text-label pt-1 font-medium! text-paper-2 tabular-nums">{t("lottery.bet.chase.plan", { multiples })}</p>;
}
