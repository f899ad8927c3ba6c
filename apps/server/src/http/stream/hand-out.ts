import { factTopics, signalOfEvent, type FactTopic, type StreamFact } from "@lantern/contract/stream.ts";
import type { RelayedEvent } from "../../platform/event-relay.ts";
import type { Connections } from "./connections.ts";

const facts = new Set<string>(factTopics);

/** Tells the streams what an event means to them: a public fact to all of its merchant, a private one as a signal to its member. */
export function handOut(connections: Connections, event: RelayedEvent): void {
  if (event.memberId === undefined) {
    if (facts.has(event.topic)) tellFact(connections, event);
    return;
  }
  const topic = signalOfEvent[event.topic];
  if (topic !== undefined) for (const connection of connections.ofMember(event.memberId)) connection.send({ type: "signal", topic });
  if (event.topic === "accounts.session_ended") closeEnded(connections, event.memberId, event.payload);
}

function tellFact(connections: Connections, { topic, payload, merchantId }: RelayedEvent): void {
  const fact: StreamFact = { type: "fact", topic: topic as FactTopic, payload };
  const text = Buffer.from(JSON.stringify(fact));
  for (const connection of connections.ofMerchant(merchantId)) connection.sendText(text);
}

/** `which` is "this" for the session itself and "others" for all of the member but that one. */
function closeEnded(connections: Connections, memberId: string, { sessionId, which }: RelayedEvent["payload"]): void {
  for (const connection of connections.ofMember(memberId)) {
    if ((connection.session?.id === sessionId) === (which === "this")) connection.close("sessionEnded");
  }
}
