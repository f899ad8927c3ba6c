import type { AutoplayPlan } from "../autoplay/autoplay-rules.ts";
import { element } from "../element.ts";
import type { MoneyText } from "../money-text.ts";
import type { Translation } from "../translation.ts";
import { openSheet } from "./sheet.ts";

interface AutoplaySheetOptions {
  readonly translation: Translation;
  readonly money: MoneyText;
  readonly stake: bigint;
  readonly hasFreeSpins: boolean;
  readonly start: (plan: AutoplayPlan) => void;
}

const spinChoices = [10, 25, 50, 100] as const;
/** Multiples of the stake. */
const lossChoices = [5n, 10n, 20n, 50n] as const;
const winChoices = [10n, 25n, 50n] as const;
const minuteChoices = [10, 20, 30] as const;

/** What automatic play may do and what ends it. Nothing starts before the number of spins and a loss limit are set. */
export function openAutoplaySheet({ translation, money, stake, hasFreeSpins, start }: AutoplaySheetOptions): void {
  const { t } = translation;
  const spins = choice(
    t("studio.autoplay.spins"),
    spinChoices.map((value) => ({ label: String(value), value })),
  );
  const loss = choice(
    t("studio.autoplay.loss_limit"),
    lossChoices.map((times) => ({ label: money.brief(times * stake), value: times * stake })),
    1,
  );
  const off = { label: t("studio.autoplay.no_limit"), value: null };
  const win = choice(t("studio.autoplay.single_win"), [
    off,
    ...winChoices.map((times) => ({ label: money.brief(times * stake), value: times * stake })),
  ]);
  const minutes = choice(t("studio.autoplay.session"), [
    off,
    ...minuteChoices.map((value) => ({ label: t("studio.autoplay.minutes", { count: value }), value })),
  ]);
  const anyWin = switchRow(t("studio.autoplay.any_win"), false);
  const freeSpins = hasFreeSpins ? switchRow(t("studio.autoplay.free_spins"), true) : null;
  const go = element("button", {
    class: "main-button",
    text: t("studio.autoplay.start"),
    attributes: { type: "button" },
    onClick: () => {
      dialog.close();
      start({
        spins: spins.value(),
        stopOnAnyWin: anyWin.value(),
        stopOnFreeSpins: freeSpins?.value() ?? false,
        stopOnWinOverUnits: win.value(),
        lossLimitUnits: loss.value(),
        sessionMinutes: minutes.value(),
      });
    },
  });
  const body = element(
    "div",
    { class: "autoplay-form" },
    spins.root,
    loss.root,
    win.root,
    minutes.root,
    anyWin.root,
    freeSpins?.root ?? null,
    element("p", { class: "quiet", text: t("studio.autoplay.note") }),
  );
  const dialog = openSheet({ title: t("studio.autoplay.title"), close: t("studio.shell.close"), body, foot: go });
}

interface Asked<T> {
  readonly root: HTMLElement;
  readonly value: () => T;
}

/** One of a few, as chips. */
function choice<T>(label: string, choices: readonly { readonly label: string; readonly value: T }[], first = 0): Asked<T> {
  let chosen = first;
  const show = (): void => chips.forEach((chip, at) => chip.setAttribute("aria-pressed", String(at === chosen)));
  const chips = choices.map((each, at) =>
    element("button", {
      class: "chip",
      text: each.label,
      attributes: { type: "button" },
      onClick: () => {
        chosen = at;
        show();
      },
    }),
  );
  show();
  const root = element(
    "div",
    { class: "choice", attributes: { role: "group", "aria-label": label } },
    element("p", { class: "choice-label", text: label }),
    element("div", { class: "chips" }, ...chips),
  );
  return {
    root,
    value: () => {
      const each = choices[chosen];
      if (!each) throw new Error(`Nothing is chosen of ${label}.`);
      return each.value;
    },
  };
}

function switchRow(label: string, initially: boolean): Asked<boolean> {
  let on = initially;
  const root = element("button", {
    class: "switch-row",
    attributes: { type: "button", role: "switch", "aria-checked": String(on) },
    onClick: () => {
      on = !on;
      root.setAttribute("aria-checked", String(on));
    },
  });
  root.append(element("span", { text: label }), element("i", { attributes: { "aria-hidden": "true" } }));
  return { root, value: () => on };
}
