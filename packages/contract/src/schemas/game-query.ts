import { Type } from "typebox";

/** What clients send with every games call beside what they ask for (specification 7.9, 7.10, 9.10). A merchant other than the host's is refused. */
export const gameClientQuery = {
  merchant: Type.Optional(Type.String({ maxLength: 20 })),
  merchantCode: Type.Optional(Type.String({ maxLength: 20 })),
  /** Wire code; the `Language` header decides where it is missing or unknown. */
  language: Type.Optional(Type.String({ maxLength: 5 })),
  /** `html5`. */
  platform: Type.Optional(Type.String({ maxLength: 16 })),
  /** 2. */
  clientType: Type.Optional(Type.Integer()),
};

/** Pages count from 1. */
export const pageNumber = Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 }));

/** The session's own token, as clients also send it beside the header (specification 7.12); another one is refused. */
export const sessionToken = Type.Optional(Type.String({ maxLength: 256 }));
