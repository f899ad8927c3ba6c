import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const readyMsMax = 60_000;
const stopMsMax = 12_000;

export interface Child {
  readonly pid: number;
  /** What the child wrote so far, for error texts. */
  output(): string;
  /** Sends a message and waits for the next one of the child. */
  ask(message: unknown): Promise<unknown>;
  /** Waits until the output holds the pattern. @throws Error with the output where the child ends or takes too long. */
  untilOutput(pattern: RegExp): Promise<RegExpExecArray>;
  /** Asks the child to end, and ends it where it does not. */
  stop(): Promise<void>;
}

/** Starts a TypeScript file as a process of its own, under the same Node. */
export function startChild(file: string, environment: Readonly<Record<string, string>> = {}): Child {
  const child = fork(file, { cwd: root, env: { ...process.env, ...environment }, stdio: ["ignore", "pipe", "pipe", "ipc"], execArgv: [] });
  let output = "";
  const hear = (piece: Buffer) => (output = `${output}${piece.toString()}`.slice(-20_000));
  child.stdout?.on("data", hear);
  child.stderr?.on("data", hear);
  const pid = child.pid;
  if (pid === undefined) throw new Error(`${file} did not start`);
  // Whatever ends this process ends its children.
  const endWith = () => child.kill("SIGKILL");
  process.once("exit", endWith);
  child.once("exit", () => process.off("exit", endWith));
  return {
    pid,
    output: () => output,
    ask: (message) => ask(child, message),
    untilOutput: (pattern) => untilOutput(child, file, pattern, () => output),
    stop: () => stop(child),
  };
}

function ask(child: ChildProcess, message: unknown): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const ended = () => reject(new Error("the process ended instead of answering"));
  child.once("exit", ended);
  child.once("message", (answer) => {
    child.off("exit", ended);
    resolve(answer);
  });
  child.send(message as object);
  return promise;
}

async function untilOutput(child: ChildProcess, file: string, pattern: RegExp, output: () => string): Promise<RegExpExecArray> {
  const deadlineMs = performance.now() + readyMsMax;
  for (;;) {
    const found = pattern.exec(output());
    if (found !== null) return found;
    if (child.exitCode !== null || performance.now() > deadlineMs) throw new Error(`${file} did not get ready:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const cut = setTimeout(() => child.kill("SIGKILL"), stopMsMax);
  await ended;
  clearTimeout(cut);
}
