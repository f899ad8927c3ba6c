import type { EngineStep, SpinMode, Strips, TitleDefinition } from "../engine/types.ts";
import type { Music } from "./audio/music.ts";
import type { SoundEffects } from "./audio/sound-effects.ts";
import { freeSpinRun } from "./free-spin-run.ts";
import type { RoundView } from "./game-api.ts";
import type { Haptics } from "./haptics.ts";
import type { MoneyText } from "./money-text.ts";
import type { Hud } from "./panels/hud.ts";
import { gameRoot, required } from "./required.ts";
import { showFreeSpinsIntro } from "./scenes/free-spins-intro.ts";
import { showMoreFreeSpins } from "./scenes/free-spins-more.ts";
import { showFreeSpinsSummary } from "./scenes/free-spins-summary.ts";
import { showWinScene } from "./scenes/win-scene.ts";
import type { StageArt, Stage } from "./stage/stage.ts";
import type { StagePops } from "./stage/stage-pops.ts";
import type { Translation } from "./translation.ts";
import { countUp, type CountUp } from "./wins/count-up.ts";
import { winText } from "./win-text.ts";

interface RoundPlayerParts {
  readonly title: TitleDefinition;
  readonly stage: Stage;
  readonly art: StageArt;
  readonly hud: Hud;
  readonly pops: StagePops;
  readonly effects: SoundEffects;
  readonly music: Music;
  readonly haptics: Haptics;
  readonly money: MoneyText;
  readonly translation: Translation;
  readonly calm: boolean;
}

/** How long scenes wait for the player: shorter while spins go on by themselves. */
const WAIT_MS = 12_000;
const AUTOPLAY_WAIT_MS = 3_200;
/** Reels run at least this long before they may stop. */
const RUN_MS = 620;
const QUICK_RUN_MS = 170;
const LINES_AT_ONCE_MAX = 5;

/** Shows a decided round picture by picture. What it shows never changes what the round won. */
export class RoundPlayer {
  quick = false;
  /** Spins go on by themselves: scenes do not wait for long. */
  automatic = false;
  readonly #parts: RoundPlayerParts;
  #hurried = false;
  #counting: CountUp | null = null;
  /** Counts rounds, so that what tells the wins of one stops at the next. */
  #round = 0;

  constructor(parts: RoundPlayerParts) {
    this.#parts = parts;
  }

  /** The reels start before the answer is there; resolves when they may stop. */
  begin(): Promise<void> {
    const { stage, title, hud, effects, pops } = this.#parts;
    pops.clear();
    this.#round += 1;
    this.#hurried = false;
    stage.unhurry();
    stage.start(title.base.strips, { onlyLast: false });
    effects.reelsStart();
    hud.showWin(0n);
    hud.message("");
    this.showLadder("base", -1);
    return stage.wait(this.quick ? QUICK_RUN_MS : RUN_MS);
  }

  /** The multipliers of the base game or the free spins; `active` is the rung that counts. */
  showLadder(phase: EngineStep["phase"], active: number): void {
    const rungs = rungsOf(modeOf(this.#parts.title, phase));
    this.#parts.hud.showLadder(rungs, Math.min(active, rungs.length - 1));
  }

  /** The player wants to see the end of the current picture. */
  hurry(): void {
    this.#hurried = true;
    this.#parts.stage.skip();
    this.#counting?.finish();
  }

  async play(round: RoundView): Promise<void> {
    const { steps } = round;
    const stake = BigInt(round.stakeUnits);
    for (const [at, step] of steps.entries()) {
      const previous = steps[at - 1];
      if (previous) await this.#lead(previous, step, { stake, steps, at });
      else await this.#land(step);
      if (step.changes.length > 0) this.#parts.effects.change();
      await this.#parts.stage.change(step);
      await this.#showWins(step, previous, stake, steps[at + 1]);
      if (step.award) await this.#showAward(step);
    }
    await this.#close(round, stake);
  }

  /** Once the round is over, shows its last wins one by one, then all of them again. Stops when the next round begins. */
  async tellWins({ steps, winUnits, stakeUnits }: RoundView): Promise<void> {
    const { stage, hud, money, translation } = this.#parts;
    const round = this.#round;
    const last = steps.at(-1);
    const celebrate = BigInt(winUnits) > BigInt(stakeUnits);
    if (!last || last.wins.length < 2) {
      if (last?.wins.length === 0 && winUnits !== "0")
        hud.message(translation.t("studio.play.total", { amount: money.full(BigInt(winUnits)) }));
      if (celebrate) await stage.wait(1_600);
      if (round === this.#round) stage.rest();
      return;
    }
    for (const win of last.wins.slice(0, 6)) {
      hud.message(winText([win], win.amountUnits, this.#parts));
      await stage.light([win], { celebrate, sparks: false, lines: true, durationMs: 1_100 });
      if (round !== this.#round) return;
    }
    hud.message(winText(last.wins, last.winUnits, this.#parts));
    await stage.light(last.wins, { celebrate: false, sparks: false, lines: last.wins.length <= LINES_AT_ONCE_MAX, durationMs: 0 });
  }

  /** Moves on from one picture to the next: a fall, a second spin of the third reel, or a free spin. */
  async #lead(
    previous: EngineStep,
    step: EngineStep,
    round: { readonly stake: bigint; readonly steps: readonly EngineStep[]; readonly at: number },
  ): Promise<void> {
    const { stage, title, effects, hud, translation } = this.#parts;
    if (step.kind === "cascade") {
      const gone = previous.wins
        .filter(({ kind }) => kind !== "scatter")
        .flatMap(({ positions }) => positions.map(([reel, row]) => reel * title.rows + row));
      effects.burst(step.cascade);
      return stage.fall(new Set(gone), step, { celebrate: BigInt(previous.totalUnits) > round.stake, quick: this.quick });
    }
    if (step.phase === "free") {
      const run = freeSpinRun(round.steps, round.at);
      // A hurried picture does not hurry the next spin.
      this.#hurried = false;
      stage.unhurry();
      if (run) hud.showFreeSpins(translation.t("studio.free.count", { at: run.at, of: run.of }));
      hud.message("");
      const goesOn = title.freeSpins?.multiplierGoesOn === true;
      this.showLadder("free", goesOn ? rungsOf(modeOf(title, "free")).indexOf(step.multiplier) : -1);
    }
    if (step.kind === "respin") hud.message(translation.t("studio.play.respin"));
    stage.start(this.#strips(step), { onlyLast: step.kind === "respin" });
    effects.reelsStart();
    await stage.wait(this.quick ? QUICK_RUN_MS : RUN_MS);
    return this.#land(step);
  }

  async #land(step: EngineStep): Promise<void> {
    const { stage, effects, haptics } = this.#parts;
    await stage.land(step, this.#strips(step), {
      quick: this.quick || this.#hurried,
      sounds: {
        onReelStop: (reel, scatters) => {
          effects.reelStop(reel);
          if (scatters > 0) effects.scatter(scatters);
          haptics.give(scatters > 0 ? "scatter" : "stop");
        },
        onAnticipation: (durationMs) => effects.anticipation(durationMs),
      },
    });
  }

  async #showWins(step: EngineStep, previous: EngineStep | undefined, stake: bigint, next: EngineStep | undefined): Promise<void> {
    if (step.wins.length === 0) return;
    const { stage, hud, effects, haptics, pops, money } = this.#parts;
    const total = BigInt(step.totalUnits);
    const before = previous ? BigInt(previous.totalUnits) : 0n;
    const celebrate = total > stake;
    hud.message(winText(step.wins, step.winUnits, this.#parts));
    this.#showMultiplier(step);
    if (celebrate) {
      effects.win(Number(BigInt(step.winUnits) / stake));
      haptics.give("win");
      pops.amount(money.full(BigInt(step.winUnits)));
    }
    const durationMs = this.quick ? 460 : next?.kind === "cascade" ? 760 : 1_050;
    this.#counting = countUp(before, total, celebrate && !this.#hurried ? durationMs * 0.85 : 0, (units) => hud.showWin(units));
    await stage.light(step.wins, { celebrate, sparks: celebrate, lines: step.wins.length <= LINES_AT_ONCE_MAX, durationMs });
    this.#counting.finish();
    this.#counting = null;
  }

  #showMultiplier(step: EngineStep): void {
    const { hud, effects, title, pops } = this.#parts;
    if (step.multiplier > 1) pops.multiplier(step.multiplier);
    const mode = modeOf(title, step.phase);
    const rungs = rungsOf(mode);
    if (rungs.length > 1) {
      const rung = rungs.indexOf(step.multiplier);
      hud.showLadder(rungs, rung === -1 ? Math.min(step.cascade, rungs.length - 1) : rung);
      if (step.multiplier > 1) effects.multiplier(rung);
    } else if (step.multiplier > 1) hud.showLadder([step.multiplier], 0);
  }

  async #showAward(step: EngineStep): Promise<void> {
    const { stage, hud, translation, art, effects, haptics, title, calm, music } = this.#parts;
    const { award, phase } = step;
    if (!award) return;
    this.#hurried = false;
    stage.unhurry();
    effects.scatter(3);
    haptics.give("grand");
    await stage.gather(award.positions);
    if (phase === "free") {
      hud.announce(translation.t("studio.free.more", { spins: award.spins }));
      return showMoreFreeSpins({ translation, theme: title.theme, effects, spins: award.spins, timeMs: this.quick ? 1_300 : 2_100, calm });
    }
    hud.announce(translation.t("studio.free.won_title", { spins: award.spins }));
    await showFreeSpinsIntro({
      translation,
      title,
      atlas: art.atlas,
      effects,
      spins: award.spins,
      chosen: award.chosen,
      waitMs: this.automatic ? AUTOPLAY_WAIT_MS : WAIT_MS,
      calm,
      onCovered: () => {
        gameRoot().classList.add("in-free-spins");
        stage.clearWins();
        this.showLadder("free", -1);
        music.lively(true);
      },
    });
  }

  async #close(round: RoundView, stake: bigint): Promise<void> {
    const { stage, hud, translation, money, effects, haptics, title, calm, music, art } = this.#parts;
    const { t } = translation;
    const win = BigInt(round.winUnits);
    hud.showWin(win);
    // What lies under a scene stands still.
    stage.rest();
    const run = freeSpinRun(round.steps, round.steps.length - 1);
    const sign = art.atlas.picture(required(title.symbols.find(({ kind }) => kind === "wild") ?? title.symbols[0], "symbol").id);
    const scene = { translation, money, theme: title.theme, sign, effects, haptics, win, stake, quick: this.quick, calm };
    if (run) {
      await showFreeSpinsSummary({
        ...scene,
        spinsPlayed: run.at,
        waitMs: this.automatic ? AUTOPLAY_WAIT_MS : WAIT_MS,
        onLeave: () => {
          gameRoot().classList.remove("in-free-spins");
          hud.showFreeSpins(null);
          hud.message("");
          this.showLadder("base", -1);
          music.lively(false);
        },
      });
    } else await showWinScene(scene);
    const balance = money.full(BigInt(round.balanceUnits));
    hud.announce(win > 0n ? t("studio.play.won", { amount: money.full(win), balance }) : t("studio.play.no_win", { balance }));
  }

  #strips({ phase }: EngineStep): Strips {
    return modeOf(this.#parts.title, phase).strips;
  }
}

function rungsOf({ cascadeMultipliers, multiplier }: SpinMode): number[] {
  return cascadeMultipliers.map((rung) => rung * multiplier);
}

function modeOf(title: TitleDefinition, phase: EngineStep["phase"]): SpinMode {
  return phase === "free" ? required(title.freeSpins, "free spins in this title") : title.base;
}
