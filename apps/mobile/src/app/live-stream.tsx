import { streamPath, type SignalTopic } from "@lantern/contract/stream.ts";
import { getWallet } from "@lantern/contract/wallet/get-wallet.ts";
import { languageByCode } from "@lantern/phrases/languages.ts";
import { useEffect } from "react";
import { useServices } from "../shared/page/app-services.tsx";
import { useSession } from "../shared/session/use-session.ts";
import { news } from "../shared/stream/news.ts";
import { openStream, type StreamSocket, type StreamSocketListeners } from "../shared/stream/stream.ts";
import { useLanguage } from "../shared/text/text.tsx";
import { handleRefusal } from "../shared/wire/handle-refusal.ts";

/** Calls whose answers a signal makes stale, by name; screens with more to read hear the signal themselves. */
const staleAfter: Readonly<Record<SignalTopic, readonly string[]>> = {
  balance: [getWallet.name, "get-consolidated-funds"],
  order: ["list-orders", "get-order-detail"],
  message: ["get-unread-count", "get-inbox"],
  account: ["get-member-info"],
};

const toldByStream = new Set(Object.values(staleAfter).flat());

/** The browser's own WebSocket as the stream's socket. */
function connectSocket({ onOpen, onMessage, onClose }: StreamSocketListeners): StreamSocket {
  const socket = new WebSocket(new URL(streamPath, location.href.replace(/^http/, "ws")));
  socket.addEventListener("open", onOpen);
  socket.addEventListener("message", ({ data }) => onMessage(data));
  socket.addEventListener("close", ({ code }) => onClose(code));
  return { send: (text) => socket.send(text), close: () => socket.close() };
}

/** Keeps the stream open while the app runs, and reads again what it says has changed. Shows nothing. */
export function LiveStream() {
  const services = useServices();
  const { queryClient, session, facts, clock } = services;
  const token = useSession()?.token;
  const language = useLanguage();
  useEffect(() => {
    const stream = openStream({
      connect: connectSocket,
      hello: () => ({
        merchant: facts.merchantCode,
        language: languageByCode(language).wireCode,
        ...(token === undefined ? {} : { token }),
      }),
      onFact: (topic, payload) => news.tell(topic, payload),
      onSignal: (topic) => {
        void queryClient.invalidateQueries({ predicate: ({ queryKey }) => staleAfter[topic].includes(String(queryKey[1])) });
        news.tell(topic);
      },
      onServerTime: clock.take,
      onSessionEnded: () => {
        if (session.current()?.token === token && token !== undefined)
          handleRefusal(services, { ok: false, errorCode: "access.session_expired", message: "", value: undefined, status: 401 });
      },
      onWelcome: ({ again }) => {
        if (again) {
          void queryClient.invalidateQueries({ refetchType: "active" });
          news.tell("reconnected");
        } else if (token !== undefined) {
          // What came between the page's first answers and this moment was told to nobody.
          void queryClient.invalidateQueries({
            predicate: ({ queryKey, state }) => state.data !== undefined && toldByStream.has(String(queryKey[1])),
          });
        }
      },
    });
    const wake = () => {
      if (document.visibilityState === "visible") stream.wake();
    };
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", wake);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("online", wake);
      stream.stop();
    };
  }, [services, queryClient, session, facts, clock, token, language]);
  return null;
}
