import type { Clock } from "../platform/clock.ts";
import type { SmsConfiguration } from "../platform/configuration.ts";
import { MessageRefusedError, type DeliveryProvider, type MessageToSend, type SendingFacts } from "./delivery-provider.ts";

/** So that asking whether it was taken and sending it again end before another process takes the message up. */
const answerMsMaxOfProvider = 10_000;
/** How far the provider's clock may be from ours. */
const clockToleranceMs = 60_000;
/** The longest that the provider may keep a message in its queue, by its own rule. */
const validityMsMax = 36_000_000;
const recentMessagesMax = 50;

/** A message as the API shows it, in what concerns us. */
interface ApiMessage {
  readonly body?: string | null;
  readonly status?: string;
  readonly direction?: string;
  /** RFC 2822. */
  readonly date_created?: string;
}

/** Messages that the provider took and could not bring: to send them again is no repetition. */
const endedStatuses = new Set(["failed", "undelivered", "canceled"]);

/**
 * Sends SMS by the Messages resource of the API that Twilio publishes (version 2010-04-01) and others speak: a form with `To`, `Body` and
 * `From` or `MessagingServiceSid`, authenticated by account and token. The API knows no idempotency keys, so before a message is sent
 * again it is looked for among the recipient's recent ones: after a time-out nobody knows whether the first went through.
 */
export function smsProvider(
  configuration: SmsConfiguration,
  clock: Clock,
  { answerMsMax } = { answerMsMax: answerMsMaxOfProvider },
): DeliveryProvider {
  return {
    send: async (message, facts) => {
      if (facts.attempt > 1 && (await wasTaken(configuration, message, facts, answerMsMax))) return;
      const answered = await fetch(messagesUrlOf(configuration), {
        ...requestOf(configuration, answerMsMax),
        method: "POST",
        body: formOf(configuration, message, validityMs(facts, clock.now())),
      });
      if (!answered.ok) throw await failureOf(answered);
      await answered.body?.cancel();
    },
  };
}

function messagesUrlOf({ url, accountId }: SmsConfiguration): URL {
  return new URL(`/2010-04-01/Accounts/${encodeURIComponent(accountId)}/Messages.json`, url);
}

function requestOf({ accountId, token }: SmsConfiguration, answerMsMax: number): RequestInit {
  return {
    headers: { authorization: `Basic ${Buffer.from(`${accountId}:${token}`).toString("base64")}`, accept: "application/json" },
    signal: AbortSignal.timeout(answerMsMax),
    redirect: "error",
  };
}

function formOf({ sender }: SmsConfiguration, { recipient, text }: MessageToSend, validMs: number | undefined): URLSearchParams {
  const form = new URLSearchParams({ To: recipient, Body: text });
  form.set(/^MG[0-9a-f]{32}$/.test(sender) ? "MessagingServiceSid" : "From", sender);
  if (validMs !== undefined) form.set("ValidityPeriod", String(Math.max(1, Math.floor(validMs / 1_000))));
  return form;
}

function validityMs({ sendBefore }: SendingFacts, at: Date): number | undefined {
  return sendBefore === undefined ? undefined : Math.min(sendBefore.getTime() - at.getTime(), validityMsMax);
}

/** Whether the provider has this message from an attempt whose answer never arrived. */
async function wasTaken(
  configuration: SmsConfiguration,
  { recipient, text }: MessageToSend,
  { createdAt }: SendingFacts,
  answerMsMax: number,
): Promise<boolean> {
  const url = messagesUrlOf(configuration);
  url.search = new URLSearchParams({ To: recipient, PageSize: String(recentMessagesMax) }).toString();
  const answered = await fetch(url, requestOf(configuration, answerMsMax));
  if (!answered.ok) throw await failureOf(answered);
  const { messages = [] } = (await answered.json()) as { readonly messages?: readonly ApiMessage[] };
  const earliestMs = createdAt.getTime() - clockToleranceMs;
  return messages.some(
    ({ body, status = "", direction = "outbound-api", date_created = "" }) =>
      body === text && direction !== "inbound" && !endedStatuses.has(status) && Date.parse(date_created) >= earliestMs,
  );
}

/** A 400 is about the message itself and stays true however often it is sent; anything else may pass. */
async function failureOf(answered: Response): Promise<Error> {
  const said = (await answered.json().catch(() => ({}))) as { readonly code?: unknown; readonly message?: unknown };
  const code = typeof said.code === "number" ? ` ${said.code}` : "";
  const message = `The SMS provider answered ${answered.status}${code}.`;
  return answered.status === 400 ? new MessageRefusedError(message) : new Error(message);
}
