import { openGame, spin, type OpenedGame, type RoundView } from "./game-api.ts";
import { element } from "./element.ts";
import type { LoadedTitle } from "./load-title.ts";
import { MoneyText } from "./money-text.ts";
import type { ParentFrame, ParentOrder } from "./parent-frame.ts";
import { endsSession, mayHaveReached, refusalCode, refusalText } from "./refusal-text.ts";
import { rememberedChoice, rememberedSession, rememberedSpin } from "./remembered.ts";
import { RoundPlayer } from "./round-player.ts";
import { openHistorySheet } from "./panels/history-sheet.ts";
import { Hud } from "./panels/hud.ts";
import { showNotice } from "./panels/notice.ts";
import { openPaytableSheet } from "./panels/paytable-sheet.ts";
import { openStakeSheet } from "./panels/stake-sheet.ts";
import { SessionClock } from "./session-clock.ts";
import { Sound } from "./sound.ts";
import { Stage } from "./stage/stage.ts";
import { titleName } from "./title-name.ts";
import type { Translation } from "./translation.ts";

interface GameParts {
  readonly root: HTMLElement;
  readonly opened: OpenedGame;
  readonly loaded: LoadedTitle;
  readonly translation: Translation;
  readonly parent: ParentFrame;
}

/** One player at one title: stakes, spins, and what happens when something does not answer. */
export class Game {
  readonly #parts: GameParts;
  readonly #money: MoneyText;
  readonly #sound = new Sound();
  readonly #stage: Stage;
  readonly #stageElement: HTMLElement;
  readonly #hud: Hud;
  readonly #player: RoundPlayer;
  readonly #clock: SessionClock;
  readonly #stakes: readonly bigint[];
  #stake: bigint;
  #balance: bigint;
  #playing = false;
  #paused = false;

  constructor(parts: GameParts) {
    const { opened, loaded, translation, root } = parts;
    this.#parts = parts;
    this.#money = new MoneyText(opened.currency);
    this.#stakes = opened.stakesUnits.map(BigInt);
    this.#stake = BigInt(opened.defaultStakeUnits);
    this.#balance = BigInt(opened.balanceUnits);
    const { definition } = loaded;
    const name = titleName(definition, translation.language);
    for (const { id, kind } of definition.symbols) {
      const { accent: plate, onAccent: letters } = definition.theme.palette;
      const colours = { plate, letters };
      if (kind === "wild") loaded.stageArt.atlas.label(id, translation.t("studio.symbol_kind.wild"), colours);
      if (kind === "scatter") loaded.stageArt.atlas.label(id, translation.t("studio.symbol_kind.scatter"), colours);
    }
    const canvas = element("canvas", { attributes: { "aria-hidden": "true" } });
    this.#stageElement = element(
      "main",
      { class: "stage", attributes: { "aria-label": translation.t("studio.shell.game_area", { title: name }) } },
      canvas,
    );
    this.#stage = new Stage(canvas, definition, loaded.stageArt, matchMedia("(prefers-reduced-motion: reduce)").matches);
    this.#hud = new Hud({
      translation,
      money: this.#money,
      title: name,
      isFree: opened.mode === "free",
      quick: rememberedChoice.isOn("quick-spin"),
      sound: this.#sound.isOn,
      actions: {
        leave: () => this.#leave(),
        spin: () => this.#pressSpin(),
        stepStake: (by) => this.#setStake(this.#stakes[this.#stakes.indexOf(this.#stake) + by] ?? this.#stake),
        chooseStake: () =>
          openStakeSheet({
            translation,
            money: this.#money,
            stakes: this.#stakes,
            chosen: this.#stake,
            choose: (stake) => this.#setStake(stake),
          }),
        toggleQuick: () => this.#toggleQuick(),
        toggleSound: () => this.#sound.toggle(),
        openPaytable: () =>
          openPaytableSheet({
            translation,
            money: this.#money,
            atlas: loaded.stageArt.atlas,
            gameCode: definition.code,
            stake: this.#stake,
          }),
        openHistory: () =>
          openHistorySheet({ translation, money: this.#money, atlas: loaded.stageArt.atlas, sessionToken: opened.sessionToken }),
      },
    });
    this.#player = new RoundPlayer({
      title: definition,
      stage: this.#stage,
      stageElement: this.#stageElement,
      art: loaded.stageArt,
      hud: this.#hud,
      sound: this.#sound,
      money: this.#money,
      translation,
    });
    this.#player.quick = rememberedChoice.isOn("quick-spin");
    this.#clock = new SessionClock((clock, net) => this.#hud.session(clock, net));
    const scene = element("img", { class: "scene", attributes: { src: loaded.sceneUrl, alt: "" } });
    root.replaceChildren(scene, this.#hud.bar, this.#stageElement, this.#hud.foot);
    this.#hud.showBalance(this.#balance);
    this.#setStake(this.#stake);
    this.#hud.message(translation.t("studio.play.good_luck"));
    this.#player.showLadder("base", -1);
    this.#watchPage();
  }

  /** Shows a round that an interruption cut off, or asks again for one whose answer never came. */
  async resume(): Promise<void> {
    const { opened, translation } = this.#parts;
    const pending = rememberedSpin.read(opened.title.code);
    const { unfinishedRound } = opened;
    if (unfinishedRound) {
      this.#hud.message(translation.t("studio.play.resumed"));
      rememberedSpin.forget(opened.title.code);
      await this.#round(() => Promise.resolve(unfinishedRound), BigInt(unfinishedRound.stakeUnits), false);
    } else if (pending) {
      await this.#round(() => spin({ sessionToken: opened.sessionToken, ...pending }), BigInt(pending.stakeUnits), false);
    }
  }

  #pressSpin(): void {
    if (this.#playing) return this.#player.hurry();
    if (this.#paused) return;
    const { opened } = this.#parts;
    this.#sound.press();
    if (this.#balance < this.#stake) return this.#refuse("insufficient_funds", null);
    const request = { roundKey: newRoundKey(), stakeUnits: String(this.#stake) };
    rememberedSpin.write(opened.title.code, request);
    void this.#round(() => spin({ sessionToken: opened.sessionToken, ...request }), this.#stake, true);
  }

  /** Spins the reels while a round is asked for, shows it, and settles what is on screen. */
  async #round(ask: () => Promise<RoundView>, stake: bigint, debits: boolean): Promise<void> {
    const { opened, parent } = this.#parts;
    this.#playing = true;
    this.#hud.spinning(true);
    this.#hud.announce(this.#parts.translation.t("studio.play.spinning"));
    this.#player.begin();
    if (debits) this.#hud.showBalance(this.#balance - stake);
    const notBefore = this.#stage.wait(this.#player.quick ? 120 : 520);
    const started = performance.now();
    let shown: RoundView | null = null;
    try {
      const round = await ask();
      await notBefore;
      await this.#player.play(round);
      // Until here a reload asks for the same round again and sees it to its end.
      rememberedSpin.forget(opened.title.code);
      shown = round;
      this.#balance = BigInt(round.balanceUnits);
      this.#clock.add(BigInt(round.winUnits) - stake);
      parent.tell({ type: "round-finished", roundId: round.roundId, stakeUnits: round.stakeUnits, winUnits: round.winUnits });
      parent.tell({ type: "balance", balanceUnits: round.balanceUnits, currency: opened.currency });
      await this.#waitForCycle(started);
    } catch (error) {
      this.#failed(error, ask, stake);
    }
    this.#stage.unhurry();
    this.#playing = false;
    this.#hud.showBalance(this.#balance);
    this.#hud.spinning(false);
    this.#setStake(this.#stake);
    if (shown) void this.#player.tellWins(shown);
  }

  /** A market may ask for a least time from spin to spin. */
  async #waitForCycle(startedAt: number): Promise<void> {
    const least = this.#parts.opened.settings?.minimumCycleMs ?? 0;
    const rest = least - (performance.now() - startedAt);
    if (rest <= 0) return;
    this.#hud.spinning(true, false);
    await new Promise((resolve) => setTimeout(resolve, rest));
  }

  #failed(error: unknown, ask: () => Promise<RoundView>, stake: bigint): void {
    const code = refusalCode(error);
    if (code === "unknown") reportError(error);
    this.#stage.greet();
    if (!mayHaveReached(code)) rememberedSpin.forget(this.#parts.opened.title.code);
    this.#refuse(code, mayHaveReached(code) ? () => void this.#round(ask, stake, true) : null);
  }

  #refuse(code: string, retry: (() => void) | null): void {
    const { translation, parent, opened } = this.#parts;
    const { t } = translation;
    const leave = { label: t("studio.shell.back_to_lobby"), act: () => this.#leave() };
    const ends = endsSession(code);
    if (ends) rememberedSession.forget(opened.title.code);
    if (code === "session_expired") parent.tell({ type: "session-expired" });
    showNotice({
      title: t("studio.notice.title"),
      text: t(refusalText(code)),
      main: ends
        ? leave
        : retry
          ? { label: t("studio.shell.retry"), act: retry }
          : { label: t("studio.shell.continue"), act: () => this.#hud.focusSpin() },
      ...(ends ? {} : { other: leave }),
      lasting: ends,
    });
  }

  #leave(): void {
    this.#parts.parent.leave(this.#parts.opened.settings?.returnUrl);
  }

  #setStake(stake: bigint): void {
    this.#stake = stake;
    const at = this.#stakes.indexOf(stake);
    this.#hud.showStake(stake, { lowest: at <= 0, highest: at === this.#stakes.length - 1 });
  }

  #toggleQuick(): boolean {
    this.#player.quick = !this.#player.quick;
    rememberedChoice.set("quick-spin", this.#player.quick);
    return this.#player.quick;
  }

  #watchPage(): void {
    new ResizeObserver(() => this.#stage.resize(this.#stageElement.clientWidth, this.#stageElement.clientHeight)).observe(
      this.#stageElement,
    );
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.#sound.pause();
    });
    document.addEventListener("keydown", (event) => {
      if (
        event.code !== "Space" ||
        event.repeat ||
        document.querySelector("dialog[open], .card") ||
        event.target instanceof HTMLButtonElement
      )
        return;
      event.preventDefault();
      this.#pressSpin();
    });
    this.#parts.parent.listen((order) => this.#obey(order));
  }

  #obey(order: ParentOrder): void {
    if (order === "refresh-balance") void this.#refreshBalance();
    else {
      this.#paused = order === "pause";
      this.#stage.pause(this.#paused);
      if (this.#paused) this.#sound.pause();
      this.#parts.root.classList.toggle("is-paused", this.#paused);
      if (this.#paused) this.#hud.announce(this.#parts.translation.t("studio.shell.paused"));
    }
  }

  async #refreshBalance(): Promise<void> {
    if (this.#playing) return;
    const { balanceUnits } = await openGame({ sessionToken: this.#parts.opened.sessionToken }).catch(() => ({
      balanceUnits: String(this.#balance),
    }));
    if (this.#playing) return;
    this.#balance = BigInt(balanceUnits);
    this.#hud.showBalance(this.#balance);
  }
}

/** 128 random bits; `crypto.randomUUID` does not exist on plain HTTP. */
function newRoundKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
