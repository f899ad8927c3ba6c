import { Type } from "typebox";

/** What asking for a code answers (specification 3.6.2, 7.8.2): the same whether or not there is an account behind the number. */
export const issuedCode = Type.Object({
  /** From when on the next code may be asked for, Unix milliseconds by the server's clock. */
  expirationTime: Type.Integer(),
});
