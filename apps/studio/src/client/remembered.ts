/** The session token of a game, so that a reload resumes. Session storage: another tab is another session. */
export const rememberedSession = {
  read: (gameCode: string): string | null => read(() => sessionStorage, `studio.session.${gameCode}`),
  write: (gameCode: string, token: string): void => write(() => sessionStorage, `studio.session.${gameCode}`, token),
  forget: (gameCode: string): void => write(() => sessionStorage, `studio.session.${gameCode}`, null),
};

/** A spin whose answer has not come: sent again with the same key after a reload. */
export const rememberedSpin = {
  read: (gameCode: string): { roundKey: string; stakeUnits: string } | null => {
    const [roundKey, stakeUnits] = (read(() => sessionStorage, `studio.spin.${gameCode}`) ?? "").split(" ");
    return roundKey && stakeUnits ? { roundKey, stakeUnits } : null;
  },
  write: (gameCode: string, spin: { roundKey: string; stakeUnits: string }): void =>
    write(() => sessionStorage, `studio.spin.${gameCode}`, `${spin.roundKey} ${spin.stakeUnits}`),
  forget: (gameCode: string): void => write(() => sessionStorage, `studio.spin.${gameCode}`, null),
};

export type Choice = "sound" | "music" | "vibration" | "quick-spin";

const onByDefault: Readonly<Record<Choice, boolean>> = { sound: true, music: true, vibration: true, "quick-spin": false };

/** Choices of the player that hold for every game on this device. */
export const rememberedChoice = {
  isOn: (name: Choice): boolean => {
    const kept = read(() => localStorage, `studio.${name}`);
    return kept === null ? onByDefault[name] : kept === "1";
  },
  set: (name: Choice, on: boolean): void => write(() => localStorage, `studio.${name}`, on ? "1" : "0"),
};

/** Storage can be closed to a framed page; the game then plays on without it. */
function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // Nothing is lost but the convenience.
  }
}
