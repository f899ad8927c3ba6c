import { createHmac } from "node:crypto";
import type { DeliveryProvider } from "./delivery-provider.ts";

const answerMsMax = 10_000;

/**
 * Posts each message as JSON to one address, where a gateway turns it into an SMS, e-mail or push. The body is signed:
 * `X-Signature: <hex HMAC-SHA256 of the raw body under the platform's secret>`. Any status but 2xx counts as not taken.
 */
export function httpProvider(url: string, secret: string): DeliveryProvider {
  return {
    send: async (message) => {
      const body = JSON.stringify(message);
      const signature = createHmac("sha256", Buffer.from(secret, "hex")).update(body).digest("hex");
      const answered = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", "x-signature": signature },
        body,
        signal: AbortSignal.timeout(answerMsMax),
        redirect: "error",
      });
      if (!answered.ok) throw new Error(`The delivery gateway answered ${answered.status}.`);
    },
  };
}
