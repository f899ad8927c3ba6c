import type { Queryable } from "@lantern/database/database.ts";

const selectAnswers = `
  select id, answer from accounts_captchas where used_at is null and expires_at > $1 order by expires_at desc limit 100`;

/** Answers of open captchas, for the outbox of demo mode only. */
export async function listCaptchaAnswers(queryable: Queryable, at: Date): Promise<{ captchaId: string; answer: string }[]> {
  const rows = await queryable.query<{ id: string; answer: string }>(selectAnswers, [at]);
  return rows.map(({ id, answer }) => ({ captchaId: id, answer }));
}
