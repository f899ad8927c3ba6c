import { Type } from "typebox";

/** A passkey as its owner sees it. */
export const passkey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** The host that it was made at: it logs in there alone. */
  host: Type.String(),
  here: Type.Boolean(),
  /** Whether it may be, and is, copied to the member's other devices. */
  synced: Type.Boolean(),
  backedUp: Type.Boolean(),
  createdAt: Type.String({ format: "date-time" }),
  lastUsedAt: Type.Optional(Type.String({ format: "date-time" })),
});

/** Bytes as WebAuthn's JSON forms have them. */
const base64url = (maxLength: number) => Type.String({ maxLength, pattern: "^[A-Za-z0-9_-]*$" });

const attachment = Type.Optional(Type.Union([Type.Literal("platform"), Type.Literal("cross-platform")]));

/** What a browser answers with for a new passkey (WebAuthn's `RegistrationResponseJSON`). */
export const newPasskeyAnswer = Type.Object({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: Type.Literal("public-key"),
  authenticatorAttachment: attachment,
  response: Type.Object({
    clientDataJSON: base64url(8_192),
    attestationObject: base64url(32_768),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 32 }), { maxItems: 10 })),
  }),
});

/** What a browser answers with at a login by passkey (WebAuthn's `AuthenticationResponseJSON`). */
export const passkeyAnswer = Type.Object({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: Type.Literal("public-key"),
  authenticatorAttachment: attachment,
  response: Type.Object({
    clientDataJSON: base64url(8_192),
    authenticatorData: base64url(8_192),
    signature: base64url(8_192),
    userHandle: Type.Optional(base64url(128)),
  }),
});
