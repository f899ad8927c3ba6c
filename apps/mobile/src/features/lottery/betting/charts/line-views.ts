import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { numberViewsOf } from "@lantern/rules/lottery/trends/family-views.ts";
import type { NumberView } from "@lantern/rules/lottery/trends/number-view.ts";

/** More columns than this are no chart on a phone. */
const columnsMax = 16;

/** The views of a family that a line can be drawn through. */
export function lineViewsOf(family: LotteryFamily): readonly NumberView[] {
  return numberViewsOf(family).filter(({ single, numbers }) => single && numbers.length <= columnsMax);
}
