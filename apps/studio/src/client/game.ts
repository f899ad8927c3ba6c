import { openGame, spin, type OpenedGame, type RoundView } from "./game-api.ts";
import { AudioOutput } from "./audio/audio-output.ts";
import { Music } from "./audio/music.ts";
import { SoundEffects } from "./audio/sound-effects.ts";
import { Autoplay, autoplayEndTexts, type AutoplayEnd } from "./autoplay/autoplay.ts";
import { element } from "./element.ts";
import { GameMenus } from "./game-menus.ts";
import { Haptics } from "./haptics.ts";
import type { LoadedTitle } from "./load-title.ts";
import { MoneyText } from "./money-text.ts";
import { newRoundKey } from "./new-round-key.ts";
import type { ParentFrame, ParentOrder } from "./parent-frame.ts";
import { endsSession, mayHaveReached, refusalCode, refusalText } from "./refusal-text.ts";
import { rememberedChoice, rememberedSession, rememberedSpin } from "./remembered.ts";
import { RoundPlayer } from "./round-player.ts";
import { Hud } from "./panels/hud.ts";
import { showNotice } from "./panels/notice.ts";
import { SessionClock } from "./session-clock.ts";
import { Stage } from "./stage/stage.ts";
import { StagePops } from "./stage/stage-pops.ts";
import { letterSymbols } from "./letter-symbols.ts";
import { titleName } from "./title-name.ts";
import type { Translation } from "./translation.ts";
import { watchPage } from "./watch-page.ts";

interface GameParts {
  readonly root: HTMLElement;
  readonly opened: OpenedGame;
  readonly loaded: LoadedTitle;
  readonly translation: Translation;
  readonly parent: ParentFrame;
}

/** Between two spins that follow by themselves: after a win there is something to see. */
const BETWEEN_SPINS_MS = 260;
const AFTER_WIN_MS = 900;

/** One player at one title: stakes, spins, and what happens when something does not answer. */
export class Game {
  readonly #parts: GameParts;
  readonly #money: MoneyText;
  readonly #audio = new AudioOutput();
  readonly #effects: SoundEffects;
  readonly #haptics = new Haptics();
  readonly #autoplay: Autoplay;
  readonly #stage: Stage;
  readonly #hud: Hud;
  readonly #menus: GameMenus;
  readonly #player: RoundPlayer;
  readonly #clock: SessionClock;
  readonly #stakes: readonly bigint[];
  #stake: bigint;
  #balance: bigint;
  #playing = false;
  #paused = false;
  #automaticLeft: number | null = null;

  constructor(parts: GameParts) {
    const { opened, loaded, translation, root, parent } = parts;
    const { definition, stageArt } = loaded;
    this.#parts = parts;
    this.#money = new MoneyText(opened.currency);
    this.#stakes = opened.stakesUnits.map(BigInt);
    this.#stake = BigInt(opened.defaultStakeUnits);
    this.#balance = BigInt(opened.balanceUnits);
    const title = titleName(definition, translation.language);
    letterSymbols(stageArt.atlas, definition, translation);
    this.#effects = new SoundEffects(this.#audio, definition.theme.family);
    const stageElement = element("main", {
      class: "stage",
      attributes: { "aria-label": translation.t("studio.shell.game_area", { title }) },
    });
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#stage = new Stage(stageElement, definition, stageArt, calm);
    this.#autoplay = new Autoplay({ onChange: (left) => this.#automatic(left), onEnd: (end) => this.#automaticEnded(end) });
    this.#menus = new GameMenus({
      ...parts,
      title,
      money: this.#money,
      haptics: this.#haptics,
      stakes: this.#stakes,
      stake: () => this.#stake,
      setStake: (stake) => this.#setStake(stake),
      beginAutoplay: (plan) => {
        if (this.#playing || this.#paused) return;
        this.#autoplay.begin(plan, this.#balance);
        this.#spinAgain();
      },
      leave: () => this.#leave(),
      toggles: {
        sound: { isOn: () => this.#audio.isOn("sound"), flip: () => this.#hud.sound.show(this.#audio.toggle("sound")) },
        music: { isOn: () => this.#audio.isOn("music"), flip: () => this.#hud.music.show(this.#audio.toggle("music")) },
        quick: { isOn: () => this.#player.quick, flip: () => this.#hud.quick.show(this.#toggleQuick()) },
      },
    });
    const offersAutoplay = opened.settings?.autoplayAllowed === true;
    this.#hud = new Hud({
      translation,
      money: this.#money,
      title,
      isFree: opened.mode === "free",
      isFramed: parent.isFramed,
      offersAutoplay,
      hasStrip: definition.freeSpins !== null || definition.base.cascadeMultipliers.length > 1,
      quick: rememberedChoice.isOn("quick-spin"),
      sound: this.#audio.isOn("sound"),
      music: this.#audio.isOn("music"),
      actions: {
        leave: () => this.#leave(),
        spin: () => this.#pressSpin(),
        stepStake: (by) => this.#setStake(this.#stakes[this.#stakes.indexOf(this.#stake) + by] ?? this.#stake),
        chooseStake: () => this.#menus.openStakes(),
        toggleQuick: () => this.#toggleQuick(),
        toggleSound: () => this.#audio.toggle("sound"),
        toggleMusic: () => this.#audio.toggle("music"),
        openAutoplay: () => this.#menus.openAutoplay(),
        openPaytable: () => this.#menus.openPaytable(),
        openMenu: () => this.#menus.openMenu(),
      },
    });
    this.#player = new RoundPlayer({
      title: definition,
      stage: this.#stage,
      art: stageArt,
      hud: this.#hud,
      pops: new StagePops(stageElement, calm),
      effects: this.#effects,
      music: new Music(this.#audio, definition.theme.family),
      haptics: this.#haptics,
      money: this.#money,
      translation,
      calm,
    });
    this.#player.quick = rememberedChoice.isOn("quick-spin");
    this.#clock = new SessionClock((clock, net) => this.#hud.session(clock, net));
    const scene = element("img", { class: "scene", attributes: { src: loaded.sceneUrl, alt: "" } });
    const bonus = loaded.bonusSceneUrl === null ? null : element("img", { class: "scene bonus-scene", attributes: { alt: "" } });
    root.classList.toggle("has-bonus-scene", bonus !== null);
    root.replaceChildren(scene, ...(bonus ? [bonus] : []), this.#hud.bar, stageElement, this.#hud.foot);
    this.#hud.showBalance(this.#balance);
    this.#setStake(this.#stake);
    this.#hud.message(translation.t("studio.play.good_luck"));
    this.#player.showLadder("base", -1);
    watchPage({
      stageElement,
      onResize: (width, height) => this.#stage.resize(width, height),
      onTouch: () => this.#audio.unlock(),
      onHidden: (hidden) => this.#hidden(hidden),
      onSpace: () => this.#pressSpin(),
      onStageTap: () => this.#playing && this.#player.hurry(),
    });
    parent.listen((order) => this.#obey(order));
    // Nothing waits for it: the second backdrop comes once the game can be played.
    if (bonus && loaded.bonusSceneUrl !== null) bonus.src = loaded.bonusSceneUrl;
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
    if (this.#autoplay.isOn) return this.#autoplay.end("player");
    if (this.#playing) return this.#player.hurry();
    if (this.#paused) return;
    this.#effects.press();
    this.#haptics.give("press");
    this.#spin();
  }

  #spin(): void {
    const { opened } = this.#parts;
    if (this.#balance < this.#stake) return this.#refuse("insufficient_funds", null);
    const request = { roundKey: newRoundKey(), stakeUnits: String(this.#stake) };
    rememberedSpin.write(opened.title.code, request);
    void this.#round(() => spin({ sessionToken: opened.sessionToken, ...request }), this.#stake, true);
  }

  #spinAgain(): void {
    if (this.#playing || this.#paused) return;
    if (this.#autoplay.takeSpin({ balanceUnits: this.#balance, stakeUnits: this.#stake })) this.#spin();
  }

  /** Spins the reels while a round is asked for, shows it, and settles what is on screen. */
  async #round(ask: () => Promise<RoundView>, stake: bigint, debits: boolean): Promise<void> {
    const { opened, parent } = this.#parts;
    this.#playing = true;
    this.#showSpinning();
    this.#hud.announce(this.#parts.translation.t("studio.play.spinning"));
    const mayStop = this.#player.begin();
    if (debits) this.#hud.showBalance(this.#balance - stake);
    const started = performance.now();
    let shown: RoundView | null = null;
    try {
      const round = await ask();
      await mayStop;
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
    this.#showSpinning();
    if (shown) this.#ended(shown);
  }

  /** After a round: its wins one by one, and the next spin where spins follow by themselves. */
  #ended(round: RoundView): void {
    void this.#player.tellWins(round);
    if (!this.#autoplay.isOn) return;
    const winUnits = BigInt(round.winUnits);
    const wonFreeSpins = round.steps.some(({ award }) => award !== null);
    this.#autoplay.roundEnded({ winUnits, balanceUnits: this.#balance, wonFreeSpins });
    if (this.#autoplay.isOn) setTimeout(() => this.#spinAgain(), winUnits > 0n ? AFTER_WIN_MS : BETWEEN_SPINS_MS);
  }

  /** A market may ask for a least time from spin to spin. */
  async #waitForCycle(startedAt: number): Promise<void> {
    const least = this.#parts.opened.settings?.minimumCycleMs ?? 0;
    const rest = least - (performance.now() - startedAt);
    if (rest <= 0) return;
    this.#hud.spinning(true, { canStop: false, automaticLeft: this.#automaticLeft });
    await new Promise((resolve) => setTimeout(resolve, rest));
  }

  #failed(error: unknown, ask: () => Promise<RoundView>, stake: bigint): void {
    const code = refusalCode(error);
    if (code === "unknown") reportError(error);
    this.#parts.root.classList.remove("in-free-spins");
    this.#hud.showFreeSpins(null);
    this.#stage.greet();
    if (!mayHaveReached(code)) rememberedSpin.forget(this.#parts.opened.title.code);
    this.#refuse(code, mayHaveReached(code) ? () => void this.#round(ask, stake, true) : null);
  }

  #refuse(code: string, retry: (() => void) | null): void {
    const { translation, parent, opened } = this.#parts;
    const { t } = translation;
    this.#autoplay.end("interrupted");
    const leave = { label: t("studio.shell.back_to_lobby"), act: () => this.#leave() };
    const ends = endsSession(code);
    if (ends) rememberedSession.forget(opened.title.code);
    if (code === "session_expired") parent.tell({ type: "session-expired" });
    const goOn = { label: t("studio.shell.continue"), act: () => this.#hud.focusSpin() };
    showNotice({
      title: t("studio.notice.title"),
      text: t(refusalText(code)),
      main: ends ? leave : retry ? { label: t("studio.shell.retry"), act: retry } : goOn,
      ...(ends ? {} : { other: leave }),
      lasting: ends,
    });
  }

  #leave(): void {
    this.#autoplay.end("interrupted");
    this.#parts.parent.leave(this.#parts.opened.settings?.returnUrl);
  }

  #setStake(stake: bigint): void {
    this.#stake = stake;
    const at = this.#stakes.indexOf(stake);
    this.#hud.showStake(stake, { lowest: at <= 0, highest: at === this.#stakes.length - 1 });
  }

  #showSpinning(): void {
    this.#setStake(this.#stake);
    this.#hud.spinning(this.#playing, { automaticLeft: this.#automaticLeft });
  }

  #automatic(spinsLeft: number | null): void {
    this.#automaticLeft = spinsLeft;
    this.#player.automatic = spinsLeft !== null;
    this.#showSpinning();
  }

  #automaticEnded(end: AutoplayEnd): void {
    if (end === "player") return;
    const text = this.#parts.translation.t(autoplayEndTexts[end]);
    this.#hud.message(text);
    this.#hud.announce(text);
  }

  #toggleQuick(): boolean {
    this.#player.quick = !this.#player.quick;
    rememberedChoice.set("quick-spin", this.#player.quick);
    return this.#player.quick;
  }

  #hidden(hidden: boolean): void {
    this.#audio.hold(hidden || this.#paused);
    // Nobody looks: nothing more is staked.
    if (hidden) this.#autoplay.end("interrupted");
  }

  #obey(order: ParentOrder): void {
    if (order === "refresh-balance") return void this.#refreshBalance();
    this.#paused = order === "pause";
    this.#stage.pause(this.#paused);
    this.#audio.hold(this.#paused || document.hidden);
    this.#parts.root.classList.toggle("is-paused", this.#paused);
    if (!this.#paused) return;
    this.#autoplay.end("interrupted");
    this.#hud.announce(this.#parts.translation.t("studio.shell.paused"));
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
