import pg from "pg";
import { assertChannelName, Listeners } from "../listeners.ts";

export interface NotificationListener {
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const firstRetryMs = 100;
const longestRetryMs = 5_000;

/**
 * LISTEN on a dedicated connection, opened at the first listener and reopened when it breaks. After a reconnect every
 * listener gets one empty message, since notifications sent meanwhile are lost.
 */
export function startListener(settings: pg.ClientConfig): NotificationListener {
  const listeners = new Listeners();
  let connected: Promise<pg.Client> | undefined;
  let closed = false;
  let retryTimer: NodeJS.Timeout | undefined;

  function reconnectLater(delayMs: number): void {
    connected = undefined;
    if (closed || listeners.channels.length === 0) return;
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => {
      if (closed || connected !== undefined) return;
      connected = connect();
      connected.then(
        () => listeners.deliverToAll(""),
        () => reconnectLater(Math.min(delayMs * 2, longestRetryMs)),
      );
    }, delayMs);
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...settings, application_name: "lantern listener" });
    let ended = false;
    const onEnd = () => {
      if (ended) return;
      ended = true;
      reconnectLater(firstRetryMs);
    };
    // Heard from the start: the server may end a connection in the same breath as it opens it, and an unheard error ends the process.
    client.on("error", () => {});
    try {
      await client.connect();
      client.on("notification", ({ channel, payload }) => listeners.deliver(channel, payload ?? ""));
      client.on("error", onEnd);
      client.on("end", onEnd);
      for (const channel of listeners.channels) await client.query(`listen ${channel}`);
      return client;
    } catch (error) {
      ended = true;
      await client.end().catch(() => {});
      throw error;
    }
  }

  return {
    async listen(channel, onMessage) {
      assertChannelName(channel);
      const first = listeners.add(channel, onMessage);
      try {
        if (connected === undefined) {
          clearTimeout(retryTimer);
          connected = connect();
          await connected;
        } else if (first) {
          const client = await connected;
          await client.query(`listen ${channel}`);
        } else {
          await connected;
        }
      } catch (error) {
        connected = undefined;
        listeners.remove(channel, onMessage);
        reconnectLater(firstRetryMs);
        throw error;
      }
      return async () => {
        if (!listeners.remove(channel, onMessage) || closed) return;
        const client = await connected?.catch(() => undefined);
        await client?.query(`unlisten ${channel}`).catch(() => {});
      };
    },
    async close() {
      closed = true;
      clearTimeout(retryTimer);
      const client = await connected?.catch(() => undefined);
      await client?.end();
    },
  };
}
