import "@lantern/ui/tokens/fonts.css";
import "../styles/faces.css";
import "../styles/base.css";
import "./styles/page.css";
import "./styles/scoreboard.css";
import "./styles/matches.css";
import "./styles/slip.css";
import "./styles/lists.css";
import "./styles/desktop.css";
import { element } from "../element.ts";
import { GameRefusal } from "../game-api.ts";
import { takeLaunchParameters } from "../launch-parameters.ts";
import { ParentFrame } from "../parent-frame.ts";
import { refusalCode } from "../refusal-text.ts";
import { rememberedSession } from "../remembered.ts";
import { gameRoot } from "../required.ts";
import { Book } from "./book.ts";
import { showLeague } from "./league-page.ts";
import { sportsRefusal } from "./refusals.ts";
import { openLeague, type OpenedLeague } from "./sports-api.ts";
import { loadTranslation, type Translation } from "./translation.ts";
import { Wording } from "./wording.ts";

const launch = takeLaunchParameters();
const parent = new ParentFrame(launch.parentOrigin);
const root = gameRoot();
document.documentElement.lang = launch.language;
const translation = await loadTranslation(launch.language);
let isUsed = false;
await start(translation);

async function start(texts: Translation): Promise<void> {
  const { t, nameOf } = texts;
  root.replaceChildren(
    element(
      "p",
      { class: "wait", attributes: { role: "status" } },
      element("span", { class: "wick" }),
      element("span", { class: "unseen", text: t("sports.shell.wait") }),
    ),
  );
  try {
    const opened = await openOnce();
    dress(opened);
    document.title = nameOf(opened.league.names);
    const book = new Book(opened, parent);
    showLeague(root, { book, wording: new Wording(texts, opened.league, launch.timeZone), parent, matchCode: launch.matchCode });
    book.follow();
  } catch (error) {
    fail(error, texts);
  }
}

/** The one-time code opens once; its session's token is kept for a reload. */
async function openOnce(): Promise<OpenedLeague> {
  const { gameCode, sessionCode } = launch;
  const kept = rememberedSession.read(gameCode);
  const proof = sessionCode !== null && !isUsed ? { code: sessionCode } : kept === null ? undefined : { sessionToken: kept };
  if (proof === undefined) throw new GameRefusal("session_expired");
  const opened = await openLeague(proof);
  isUsed = true;
  rememberedSession.write(gameCode, opened.sessionToken);
  return opened;
}

/** Gives the page the league's colours and its sport's manner. */
function dress({ league, settings }: OpenedLeague): void {
  const { palette, sport } = league;
  root.dataset["sport"] = sport;
  root.dataset["device"] = settings.device;
  document.documentElement.dataset["device"] = settings.device;
  root.style.setProperty("--ground", palette.ground);
  root.style.setProperty("--panel", palette.panel);
  root.style.setProperty("--accent", palette.accent);
  root.style.setProperty("--second", palette.second);
  root.style.setProperty("--on-accent", palette.onAccent);
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", palette.ground);
}

function fail(error: unknown, texts: Translation): void {
  const { t } = texts;
  const code = refusalCode(error);
  if (code === "unknown") reportError(error);
  if (code === "session_expired") parent.tell({ type: "session-expired" });
  const ends = code === "session_expired" || code === "player_blocked" || code === "unknown_game";
  root.replaceChildren(
    element(
      "section",
      { class: "failed", attributes: { role: "alert" } },
      element("h1", { text: t("sports.shell.failed") }),
      element("p", { text: t(sportsRefusal(code)) }),
      ends
        ? null
        : element("button", {
            class: "place place-small",
            text: t("sports.shell.retry"),
            attributes: { type: "button" },
            onClick: () => void start(texts),
          }),
      element("button", {
        class: "quiet-button",
        text: t("sports.shell.back"),
        attributes: { type: "button" },
        onClick: () => parent.leave(),
      }),
    ),
  );
}
