import type { FactTopic, SignalTopic } from "@lantern/contract/stream.ts";
import { useEffect, useEffectEvent } from "react";

export type NewsTopic = FactTopic | SignalTopic | "reconnected";
export type NewsListener = (payload: Readonly<Record<string, unknown>>) => void;

const listeners = new Map<NewsTopic, Set<NewsListener>>();

/** What the stream tells, for whoever asked; signals come with an empty payload. */
export const news = {
  tell: (topic: NewsTopic, payload: Readonly<Record<string, unknown>> = {}): void => {
    for (const listener of listeners.get(topic) ?? []) listener(payload);
  },
  listen: (topic: NewsTopic, listener: NewsListener): (() => void) => {
    const known = listeners.get(topic) ?? new Set();
    listeners.set(topic, known.add(listener));
    return () => known.delete(listener);
  },
} as const;

/** Hears one topic while the component is on screen: a fact's payload, or a signal upon which to read again. */
export function useStream(topic: NewsTopic, listener: NewsListener): void {
  const hear = useEffectEvent(listener);
  useEffect(() => news.listen(topic, (payload) => hear(payload)), [topic]);
}
