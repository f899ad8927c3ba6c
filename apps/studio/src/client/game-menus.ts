import type { AutoplayPlan } from "./autoplay/autoplay-rules.ts";
import type { OpenedGame } from "./game-api.ts";
import type { Haptics } from "./haptics.ts";
import type { LoadedTitle } from "./load-title.ts";
import type { MoneyText } from "./money-text.ts";
import { openAutoplaySheet } from "./panels/autoplay-sheet.ts";
import { openHistorySheet } from "./panels/history-sheet.ts";
import { openMenuSheet } from "./panels/menu-sheet.ts";
import { openPaytableSheet } from "./panels/paytable-sheet.ts";
import { openStakeSheet } from "./panels/stake-sheet.ts";
import type { Translation } from "./translation.ts";

interface Toggle {
  readonly isOn: () => boolean;
  readonly flip: () => void;
}

interface GameMenusParts {
  readonly opened: OpenedGame;
  readonly loaded: LoadedTitle;
  readonly translation: Translation;
  readonly title: string;
  readonly money: MoneyText;
  readonly haptics: Haptics;
  readonly stakes: readonly bigint[];
  readonly stake: () => bigint;
  readonly setStake: (stake: bigint) => void;
  readonly beginAutoplay: (plan: AutoplayPlan) => void;
  readonly leave: () => void;
  readonly toggles: { readonly sound: Toggle; readonly music: Toggle; readonly quick: Toggle };
}

/** The sheets of the game. */
export class GameMenus {
  readonly #parts: GameMenusParts;

  constructor(parts: GameMenusParts) {
    this.#parts = parts;
  }

  openMenu(): void {
    const { translation, title, haptics, toggles } = this.#parts;
    const { t } = translation;
    const vibration = {
      icon: "vibration",
      label: t("studio.menu.vibration"),
      isOn: () => haptics.isOn,
      flip: () => haptics.toggle(),
    } as const;
    openMenuSheet({
      translation,
      title,
      switches: [
        { icon: "sound", label: t("studio.play.sound"), ...toggles.sound },
        { icon: "music", label: t("studio.play.music"), ...toggles.music },
        ...(haptics.isOffered ? [vibration] : []),
        { icon: "quick", label: t("studio.play.quick_spin"), ...toggles.quick },
      ],
      entries: [
        { icon: "book", label: t("studio.sheet.paytable"), act: () => this.openPaytable() },
        { icon: "clock", label: t("studio.sheet.history"), act: () => this.#openHistory() },
        { icon: "back", label: t("studio.shell.back_to_lobby"), act: () => this.#parts.leave() },
      ],
    });
  }

  openStakes(): void {
    const { translation, money, stakes, stake, setStake } = this.#parts;
    openStakeSheet({ translation, money, stakes, chosen: stake(), choose: setStake });
  }

  openAutoplay(): void {
    const { translation, money, stake, loaded, beginAutoplay } = this.#parts;
    openAutoplaySheet({ translation, money, stake: stake(), hasFreeSpins: loaded.definition.freeSpins !== null, start: beginAutoplay });
  }

  openPaytable(): void {
    const { translation, money, stake, loaded, opened } = this.#parts;
    openPaytableSheet({
      translation,
      money,
      atlas: loaded.stageArt.atlas,
      gameCode: loaded.definition.code,
      stake: stake(),
      offersAutoplay: opened.settings?.autoplayAllowed === true,
    });
  }

  #openHistory(): void {
    const { translation, money, loaded, opened } = this.#parts;
    openHistorySheet({ translation, money, atlas: loaded.stageArt.atlas, sessionToken: opened.sessionToken });
  }
}
