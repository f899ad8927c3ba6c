import type { EngineStep, SpinMode, Strips, TitleDefinition, Win } from "../engine/types.ts";
import { countUp } from "./count-up.ts";
import type { RoundView } from "./game-api.ts";
import type { MoneyText } from "./money-text.ts";
import { showCard } from "./panels/card.ts";
import type { Hud } from "./panels/hud.ts";
import { gameRoot, required } from "./required.ts";
import type { Sound } from "./sound.ts";
import type { StageArt, Stage } from "./stage/stage.ts";
import type { Translation } from "./translation.ts";

interface RoundPlayerParts {
  readonly title: TitleDefinition;
  readonly stage: Stage;
  readonly stageElement: HTMLElement;
  readonly art: StageArt;
  readonly hud: Hud;
  readonly sound: Sound;
  readonly money: MoneyText;
  readonly translation: Translation;
}

/** Wins of this many stakes get a card of their own. */
const BIG_WIN = 10n;
const GREAT_WIN = 30n;

/** Shows a decided round picture by picture. What it shows never changes what the round won. */
export class RoundPlayer {
  quick = false;
  readonly #parts: RoundPlayerParts;
  #hurried = false;
  #finishCount: (() => void) | null = null;
  /** Counts rounds, so that what tells the wins of one stops at the next. */
  #round = 0;

  constructor(parts: RoundPlayerParts) {
    this.#parts = parts;
  }

  /** The reels start before the answer is there. */
  begin(): void {
    const { stage, title, hud } = this.#parts;
    this.#round += 1;
    this.#hurried = false;
    stage.unhurry();
    stage.start(title.base.strips, { onlyLast: false });
    hud.showWin(0n);
    hud.message("");
    this.showLadder("base", -1);
  }

  /** The multipliers of the base game or the free spins; `active` is the rung that counts. */
  showLadder(phase: EngineStep["phase"], active: number): void {
    const { title, hud } = this.#parts;
    const mode = modeOf(title, phase);
    const rungs = mode.cascadeMultipliers.map((multiplier) => multiplier * mode.multiplier);
    hud.showLadder(rungs, Math.min(active, rungs.length - 1));
  }

  /** The player wants to see the end of the current picture. */
  hurry(): void {
    this.#hurried = true;
    this.#parts.stage.skip();
    this.#finishCount?.();
  }

  async play(round: RoundView): Promise<void> {
    const { steps } = round;
    const stake = BigInt(round.stakeUnits);
    for (const [at, step] of steps.entries()) {
      const previous = steps[at - 1];
      if (previous) await this.#lead(previous, step, stake);
      else await this.#land(step);
      await this.#parts.stage.change(step);
      await this.#showWins(step, previous, stake, steps[at + 1]);
      if (step.award) await this.#showAward(step);
    }
    await this.#close(round, stake);
  }

  /** Once the round is over, shows its last wins one by one, then all of them again. Stops when the next round begins. */
  async tellWins({ steps, winUnits }: RoundView): Promise<void> {
    const { stage, hud, money, translation } = this.#parts;
    const round = this.#round;
    const last = steps.at(-1);
    stage.rest();
    if (!last || last.wins.length < 2) {
      if (last?.wins.length === 0 && winUnits !== "0")
        hud.message(translation.t("studio.play.total", { amount: money.full(BigInt(winUnits)) }));
      return;
    }
    const quiet = { celebrate: false, lines: true, durationMs: 1100 } as const;
    for (const win of last.wins.slice(0, 6)) {
      hud.message(this.#winText([win], win.amountUnits));
      await stage.light([win], quiet);
      if (round !== this.#round) return;
    }
    hud.message(this.#winText(last.wins, last.winUnits));
    await stage.light(last.wins, { ...quiet, lines: last.wins.length <= 5, durationMs: 0 });
  }

  /** Moves on from one picture to the next: a fall, a second spin of the third reel, or a free spin. */
  async #lead(previous: EngineStep, step: EngineStep, stake: bigint): Promise<void> {
    const { stage, title, sound, hud, translation } = this.#parts;
    if (step.kind === "cascade") {
      const gone = previous.wins
        .filter(({ kind }) => kind !== "scatter")
        .flatMap(({ positions }) => positions.map(([reel, row]) => reel * title.rows + row));
      sound.fall(step.cascade);
      return stage.fall(new Set(gone), step, { celebrate: BigInt(previous.totalUnits) > stake });
    }
    if (step.phase === "free") this.#startFreeSpin(previous);
    if (step.kind === "respin") hud.message(translation.t("studio.play.respin"));
    stage.start(this.#strips(step), { onlyLast: step.kind === "respin" });
    await stage.wait(this.quick ? 160 : 520);
    return this.#land(step);
  }

  async #land(step: EngineStep): Promise<void> {
    const { stage, sound } = this.#parts;
    await stage.land(step, this.#strips(step), {
      quick: this.quick || this.#hurried,
      onReelStop: (reel, scatters) => {
        sound.reelStop(reel);
        if (scatters > 0) sound.scatter(scatters);
      },
      onAnticipation: () => sound.anticipation(),
    });
  }

  #startFreeSpin(previous: EngineStep): void {
    const { stage, hud, translation } = this.#parts;
    // A hurried picture does not hurry the next spin.
    this.#hurried = false;
    stage.unhurry();
    gameRoot().classList.add("in-free-spins");
    const left = previous.freeSpinsLeft - 1;
    hud.showSpinsLeft(translation.t("studio.free.left", { count: left }));
    hud.message("");
    this.showLadder("free", -1);
  }

  async #showWins(step: EngineStep, previous: EngineStep | undefined, stake: bigint, next: EngineStep | undefined): Promise<void> {
    if (step.wins.length === 0) return;
    const { stage, hud, sound, title } = this.#parts;
    const total = BigInt(step.totalUnits);
    const before = previous ? BigInt(previous.totalUnits) : 0n;
    const celebrate = total > stake;
    hud.message(this.#winText(step.wins, step.winUnits));
    if (step.multiplier > 1 && step.kind !== "cascade" && modeOf(title, step.phase).cascadeMultipliers.length === 1)
      hud.showLadder([step.multiplier], 0);
    else this.showLadder(step.phase, step.cascade);
    if (celebrate) sound.win(Number(BigInt(step.winUnits) / stake));
    const durationMs = this.quick ? 420 : next?.kind === "cascade" ? 700 : 1000;
    this.#finishCount = countUp(before, total, celebrate && !this.#hurried ? durationMs * 0.8 : 0, (units) => hud.showWin(units));
    await stage.light(step.wins, { celebrate, lines: step.wins.length <= 5, durationMs });
    this.#finishCount();
    this.#finishCount = null;
  }

  #winText(wins: readonly Win[], winUnits: string): string {
    const { translation, money } = this.#parts;
    const { t } = translation;
    const amount = money.full(BigInt(winUnits));
    const [win, more] = wins;
    if (!win) return "";
    if (more) return t("studio.play.several_wins", { count: wins.length, amount });
    const values = { count: win.count, symbol: translation.symbol(win.symbol), amount, line: (win.line ?? 0) + 1, ways: win.ways ?? 0 };
    if (win.kind === "scatter") return t("studio.play.scatter_win", values);
    return win.kind === "line" ? t("studio.play.line_win", values) : t("studio.play.ways_win", values);
  }

  async #showAward({ award, phase }: EngineStep): Promise<void> {
    const { stage, stageElement, hud, translation, art, sound } = this.#parts;
    const { t } = translation;
    if (!award) return;
    sound.scatter(3);
    stage.shower(1);
    this.#hurried = false;
    stage.unhurry();
    if (phase === "free") {
      hud.announce(t("studio.free.more", { spins: award.spins }));
      await showCard(stageElement, {
        heading: t("studio.free.more", { spins: award.spins }),
        timeMs: this.quick ? 900 : 1600,
        class: "brief",
      });
      return;
    }
    hud.announce(t("studio.free.won_title", { spins: award.spins }));
    await showCard(stageElement, {
      heading: t("studio.free.won_title", { spins: award.spins }),
      ...(award.chosen === undefined
        ? {}
        : { picture: art.atlas.picture(award.chosen), note: t("studio.free.chosen", { symbol: translation.symbol(award.chosen) }) }),
      action: t("studio.free.start"),
      timeMs: 12_000,
    });
  }

  async #close(round: RoundView, stake: bigint): Promise<void> {
    const { stage, stageElement, hud, translation, money, sound } = this.#parts;
    const { t } = translation;
    const win = BigInt(round.winUnits);
    const game = gameRoot();
    hud.showWin(win);
    if (game.classList.contains("in-free-spins")) {
      if (win >= BIG_WIN * stake) stage.shower(1.4);
      await showCard(stageElement, {
        heading: t("studio.free.over"),
        note: t("studio.free.total"),
        figure: money.full(win),
        action: t("studio.free.collect"),
        timeMs: 12_000,
      });
      game.classList.remove("in-free-spins");
      hud.showSpinsLeft(null);
      hud.message("");
      this.showLadder("base", -1);
    } else if (win >= BIG_WIN * stake) {
      const great = win >= GREAT_WIN * stake;
      stage.shower(great ? 2 : 1.2);
      sound.win(Number(win / stake));
      await showCard(stageElement, {
        heading: great ? t("studio.play.great_win") : t("studio.play.big_win"),
        figure: money.full(win),
        timeMs: this.quick ? 1200 : 2400,
        class: "brief",
      });
    }
    const balance = money.full(BigInt(round.balanceUnits));
    hud.announce(win > 0n ? t("studio.play.won", { amount: money.full(win), balance }) : t("studio.play.no_win", { balance }));
  }

  #strips({ phase }: EngineStep): Strips {
    return modeOf(this.#parts.title, phase).strips;
  }
}

function modeOf(title: TitleDefinition, phase: EngineStep["phase"]): SpinMode {
  return phase === "free" ? required(title.freeSpins, "free spins in this title") : title.base;
}
