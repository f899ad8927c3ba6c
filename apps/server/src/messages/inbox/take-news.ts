import type { Transaction } from "@lantern/database/database.ts";
import type { Scope } from "../../platform/context.ts";
import { inboxTopics, type InboxTopic } from "./inbox-topics.ts";
import { messageOfEvent } from "./message-of-event.ts";
import { writeMessage } from "./write-message.ts";

interface NewsRow {
  readonly id: bigint;
  readonly topic: InboxTopic;
  readonly merchant_id: string;
  readonly member_id: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Few enough that what else has to be done waits for milliseconds only. */
const newsAtOnce = 100;

// The topics stand in the statement itself, as in the index: only so does the index know that it holds them.
const selectNews = `
  select id, topic, merchant_id, member_id, payload from platform_events
  where taken_at is null and member_id is not null and topic in (${inboxTopics.map((topic) => `'${topic}'`).join(", ")})
  order by id limit ${newsAtOnce} for update skip locked`;

const markTaken = "update platform_events set taken_at = $2 where id = any($1::bigint[]) and taken_at is null";

/**
 * Writes what has happened to members into their inboxes. Only what was committed is seen; the messages and the mark that says so are one
 * transaction, so that each event becomes one message however often this runs, dies, or runs in two processes at once.
 * @returns how many events were taken.
 */
export async function takeNews(scope: Scope): Promise<number> {
  let taken = 0;
  for (;;) {
    const count = await scope.database.tx((transaction) => takeSome(scope, transaction));
    taken += count;
    if (count < newsAtOnce) return taken;
  }
}

async function takeSome(scope: Scope, transaction: Transaction): Promise<number> {
  const news = await transaction.query<NewsRow>(selectNews);
  if (news.length === 0) return 0;
  for (const { id, topic, merchant_id: merchantId, member_id: memberId, payload } of news) {
    const message = messageOfEvent(topic, payload);
    if (message !== undefined) await writeMessage(scope, transaction, { merchantId, memberId, ...message, source: `event:${id}` });
  }
  await transaction.query(markTaken, [news.map(({ id }) => id), scope.clock.now()]);
  return news.length;
}
