import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { socialTicket } from "../schemas/social.ts";

/** Telegram's ids have more than 32 bits. */
const telegramNumber = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

export const proveTelegram = declareCall({
  name: "prove-telegram",
  capability: "accounts",
  method: "POST",
  path: "/wps/session/social/telegram",
  access: "public",
  summary:
    "Takes what Telegram signed about a person, which only the page gets to see, and gives the ticket that the sign-in goes on with.",
  encrypted: true,
  ratePerMinute: 20,
  body: Type.Object({
    /** As it came back in the page's address. */
    state: socialTicket,
    /** Telegram's fields as they came, with `hash`. */
    data: Type.Record(Type.String({ maxLength: 32 }), Type.Union([Type.String({ maxLength: 1_000 }), telegramNumber]), {
      maxProperties: 20,
    }),
  }),
  value: Type.Object({ ticket: Type.String() }),
  refusals: ["accounts.social_off", "accounts.social_failed", "accounts.social_expired"],
});
