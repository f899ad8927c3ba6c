import { Type } from "typebox";

/** A decimal amount on the wire, as text: at most the currency's decimals, no sign, no exponent. */
export const amountText = Type.String({ pattern: "^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$", maxLength: 24 });

/** An amount in answers, where it may be below zero (net positions, statement lines). */
export const signedAmountText = Type.String({ pattern: "^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$", maxLength: 25 });
