import { startChild } from "./child.ts";

/** The bare process: the framework, a streamed page and a WebSocket server with nothing of ours in them. */
export interface Bare {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  readonly pid: number;
  /** Serves this JSON at GET and POST `/json` from now on. */
  serveJson(text: string): Promise<void>;
  /** Streams this page at `/page` from now on. */
  servePage(html: string): Promise<void>;
  /** Sends the text to all open WebSockets; resolves when the last was handed to the system. */
  tellAll(text: string): Promise<void>;
  stop(): Promise<void>;
}

export type BareTask = { readonly json: string } | { readonly page: string } | { readonly tell: string };

export async function startBare(): Promise<Bare> {
  const child = startChild("bench/bare-server.ts");
  const [, url = ""] = await child.untilOutput(/bare at (\S+)\n/);
  const give = async (task: BareTask) => void (await child.ask(task));
  return {
    url,
    pid: child.pid,
    serveJson: (json) => give({ json }),
    servePage: (page) => give({ page }),
    tellAll: (tell) => give({ tell }),
    stop: () => child.stop(),
  };
}
