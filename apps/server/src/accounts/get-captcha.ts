import { randomInt } from "node:crypto";
import type { CallContext } from "../platform/context.ts";
import { newId } from "../platform/id.ts";
import { drawCaptcha } from "./draw-captcha.ts";

const captchaTermMs = 5 * 60 * 1000;

const insertCaptcha = `
  insert into accounts_captchas (id, merchant_id, answer, expires_at) values ($1, $2, $3, $4)`;

const deleteOld = `delete from accounts_captchas where expires_at < $1`;

/** A picture with a small sum (specification 5.5.1), good for one try within five minutes. */
export async function getCaptcha({
  database,
  clock,
  merchant,
}: CallContext): Promise<{ captchaId: string; image: string; expiresAt: string }> {
  const { question, answer } = makeSum();
  const captchaId = newId(clock);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + captchaTermMs);
  const image = await drawCaptcha(question, (limit) => randomInt(limit));
  await database.query(deleteOld, [now]);
  await database.query(insertCaptcha, [captchaId, merchant.id, answer, expiresAt]);
  return { captchaId, image, expiresAt: expiresAt.toISOString() };
}

function makeSum(): { question: string; answer: string } {
  const first = randomInt(10, 60);
  const second = randomInt(1, 10);
  const minus = randomInt(2) === 0;
  return { question: `${first}${minus ? "-" : "+"}${second}=?`, answer: String(minus ? first - second : first + second) };
}
