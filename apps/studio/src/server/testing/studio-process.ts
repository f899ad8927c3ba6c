import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { StudioConfiguration } from "../studio-configuration.ts";

const entry = fileURLToPath(new URL("../main.ts", import.meta.url));
/** Where `npm start` keeps what is compiled (`scripts/start.mjs`). */
const compileCache = fileURLToPath(new URL("../../../../../node_modules/.cache/node-compile", import.meta.url));

export interface StudioProcess {
  readonly url: string;
  /** Everything it wrote so far. */
  readonly output: () => string;
  readonly signal: (signal: "SIGKILL" | "SIGTERM") => void;
  /** Its exit code, or the name of the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** The studio as it really runs: a process of its own, started by its entry. Resolves once it says where it is. */
export async function startStudioProcess(configuration: StudioConfiguration): Promise<StudioProcess> {
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env["PATH"],
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: configuration.dataDirectory,
      PLATFORM_URL: configuration.platformUrl,
      LANTERN_STUDIO_SECRET: configuration.secret,
      LOG_LEVEL: "error",
      NODE_COMPILE_CACHE: compileCache,
      ...timetableOf(configuration),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise<number | string>((resolve) => child.once("exit", (code, signal) => resolve(code ?? signal ?? "unknown")));
  const url = await urlFrom(child, (text) => (output += text));
  return { url, output: () => output, signal: (signal) => child.kill(signal), ended };
}

function timetableOf({ matchTimetable }: StudioConfiguration): Readonly<Record<string, string>> {
  if (matchTimetable === undefined) return {};
  return { STUDIO_MATCH_TIMETABLE: `${matchTimetable.everyMs / 1_000}/${matchTimetable.playMs / 1_000}` };
}

function urlFrom(child: ChildProcess, collect: (text: string) => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The studio ended with ${code} before it said where it is: ${collect("")}`)));
    child.stderr?.on("data", (part: Buffer) => collect(part.toString()));
    child.stdout?.on("data", (part: Buffer) => {
      const match = /http:\/\/localhost:\d+/.exec(collect(part.toString()));
      if (match !== null) resolve(match[0].replace("localhost", "127.0.0.1"));
    });
  });
}
