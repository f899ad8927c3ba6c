import "@lantern/ui/tokens/fonts.css";
import "./styles/faces.css";
import "./styles/base.css";
import "./styles/game.css";
import "./styles/bar.css";
import "./styles/readouts.css";
import "./styles/controls.css";
import "./styles/sheets.css";
import "./styles/forms.css";
import "./styles/paytable.css";
import "./styles/scenes.css";
import "./styles/families.css";
import { Game } from "./game.ts";
import { GameRefusal, openGame, type OpenedGame } from "./game-api.ts";
import { takeLaunchParameters, type LaunchParameters } from "./launch-parameters.ts";
import { coverOf, isKnownTitle, loadTitle } from "./load-title.ts";
import { ParentFrame } from "./parent-frame.ts";
import { endsSession, refusalCode, refusalText } from "./refusal-text.ts";
import { gameRoot } from "./required.ts";
import { rememberedSession } from "./remembered.ts";
import { LoadingScreen } from "./panels/loading-screen.ts";
import { showNotice } from "./panels/notice.ts";
import { applyTheme } from "./theme.ts";
import { titleName } from "./title-name.ts";
import { loadTranslation, type Translation } from "./translation.ts";

/** Faces of the languages in other letters than Latin. */
const scriptFaces: Readonly<Partial<Record<string, readonly string[]>>> = {
  my: [`700 20px "Noto Sans Myanmar"`],
  th: [`700 20px "Noto Sans Thai"`],
};

const launch = takeLaunchParameters();
const parent = new ParentFrame(launch.parentOrigin);
const root = gameRoot();
document.documentElement.lang = launch.language;

const translation = await loadTranslation(launch.language);
const session = openOnce(launch);
await start(launch.gameCode, translation);

/** Opens the session and loads the title side by side; after a failure the player may try again. */
async function start(gameCode: string, texts: Translation): Promise<void> {
  const loading = new LoadingScreen();
  root.replaceChildren(loading.root);
  try {
    if (!isKnownTitle(gameCode)) throw new GameRefusal("unknown_game");
    loading.name(texts, gameCode);
    const cover = coverOf(gameCode);
    if (cover !== null) loading.cover(cover);
    const [opened, loaded] = await Promise.all([
      session(),
      loadTitle(gameCode, (share) => loading.progress(share)).catch(() => {
        throw new GameRefusal("offline");
      }),
      // Figures must not change their width when the face arrives.
      loadFaces(texts),
    ]);
    const { theme, reels, rows } = loaded.definition;
    applyTheme(root, theme, reels === rows);
    document.title = titleName(loaded.definition, texts.language);
    await new Game({ root, opened, loaded, translation: texts, parent }).resume();
  } catch (error) {
    fail(error, () => void start(gameCode, texts), texts);
  }
}

/** The faces that figures and the plates on the symbols are lettered in; without them the game goes on in a system face. */
async function loadFaces({ language, t }: Translation): Promise<void> {
  const faces = ["700 20px Bricolage", ...(scriptFaces[language] ?? [])];
  await Promise.all(faces.map((face) => document.fonts.load(face, t("studio.symbol_kind.wild")))).catch(() => []);
}

/** The one-time code opens once: what it opened is kept for another try, and its token for a reload. */
function openOnce({ gameCode, sessionCode }: LaunchParameters): () => Promise<OpenedGame> {
  let opened: OpenedGame | null = null;
  return async () => {
    if (opened) return opened;
    const kept = rememberedSession.read(gameCode);
    if (sessionCode !== null) opened = await openGame({ code: sessionCode });
    else if (kept !== null) opened = await openGame({ sessionToken: kept });
    else throw new GameRefusal("session_expired");
    rememberedSession.write(gameCode, opened.sessionToken);
    return opened;
  };
}

function fail(error: unknown, retry: () => void, { t }: Translation): void {
  const code = refusalCode(error);
  if (code === "unknown") reportError(error);
  if (code === "session_expired") parent.tell({ type: "session-expired" });
  const leave = { label: t("studio.shell.back_to_lobby"), act: () => parent.leave() };
  const ends = endsSession(code);
  showNotice({
    title: t("studio.notice.title"),
    text: t(refusalText(code)),
    main: ends ? leave : { label: t("studio.shell.retry"), act: retry },
    ...(ends ? {} : { other: leave }),
    lasting: ends,
  });
}
