import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const getEncryptionKey = declareCall({
  name: "get-encryption-key",
  capability: "site",
  method: "GET",
  path: "/wps/system/encryption",
  access: "public",
  summary: "The public key that sealed bodies are made for, and the server's clock that their timestamp follows.",
  value: Type.Object({
    keyId: Type.String(),
    /** X25519 public key, base64url. */
    publicKey: Type.String(),
    /** ISO 8601: until when bodies sealed for this key are opened. */
    validUntil: Type.String(),
    /** ISO 8601. */
    serverTime: Type.String(),
  }),
  refusals: [],
});
