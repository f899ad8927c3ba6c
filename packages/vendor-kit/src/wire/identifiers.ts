import { Type } from "typebox";

/** A transaction's id: chosen by the vendor, unique within the vendor for ever. */
export const TransactionId = Type.String({ minLength: 1, maxLength: 80, pattern: "^[A-Za-z0-9._:-]+$" });

/** A round's id: chosen by the vendor, unique within the vendor for ever. */
export const RoundId = Type.String({ minLength: 1, maxLength: 80, pattern: "^[A-Za-z0-9._:-]+$" });

export const GameCode = Type.String({ minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9._-]+$" });

/** The platform's id of a player, as `authenticate` gave it. */
export const PlayerId = Type.String({ minLength: 1, maxLength: 80 });

/** What the platform gave at launch: stands for one player in one game at one vendor, until it expires. */
export const PlayerToken = Type.String({ minLength: 1, maxLength: 256 });

export const CurrencyCode = Type.String({ pattern: "^[A-Z]{3,5}$" });

/** Language code as in `Accept-Language` ("en", "my"). */
export const LanguageCode = Type.String({ minLength: 2, maxLength: 16 });

/** The platform's own id of a transaction, for the two sides' engineers to compare notes. */
export const PlatformTransactionId = Type.String({ minLength: 1, maxLength: 80 });
