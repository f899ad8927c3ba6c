/**
 * The WebSocket at `/stream`. The client's first message says who it is; afterwards the server tells news: public facts whole, private
 * ones as signals upon which the client reads again (with a little jitter, since many read at once). Every message is JSON text.
 */
export const streamPath = "/stream";

/** The first message, and again when the session changes (login, logout): the connection stays. */
export interface StreamHello {
  readonly type: "hello";
  /** The session's token; left out by visitors. */
  readonly token?: string;
  /** Must be the host's merchant where it is said. */
  readonly merchant?: string;
  /** Wire code of the language that refusals are written in. */
  readonly language?: string;
}

/** Asks for the server's clock; browsers cannot send the protocol's own pings. */
export interface StreamPing {
  readonly type: "ping";
}

export type StreamClientMessage = StreamHello | StreamPing;

/** Public facts that travel whole, by the topic of their event. Events of other topics never leave the platform as facts. */
export const factTopics = [
  "lottery.issue_opened",
  "lottery.issue_locked",
  "lottery.issue_drawn",
  "lottery.issue_void",
  "lottery.result_awaited",
  "lottery.issue_corrected",
  "lottery.numbers_changed",
  "messages.announcement_published",
  "games.wins_told",
] as const;

export type FactTopic = (typeof factTopics)[number];

/** What the fact `games.wins_told` brings: the newest wins, the newest first, as home shows them. */
export interface WinsTold {
  readonly wins: readonly ToldWin[];
}

/** A win for every page of the merchant: in all languages, since each page shows it in its own. */
export interface ToldWin {
  /** The one of home's answer: a round that is told again has won more. */
  readonly id: string;
  /** Shortened. */
  readonly userName: string;
  /** Language code → name. */
  readonly gameNames: Readonly<Record<string, string>>;
  /** Absolute, or a path of the platform; its host is `pageHost` where the picture is on the host name that the page was asked of. */
  readonly iconUrl: string;
  /** Decimal text. */
  readonly amount: string;
  readonly currency: string;
  /** ISO 8601. */
  readonly wonAt: string;
}

/** Stands for the page's own host name in an address that is told to all pages: no name that anybody can have. */
export const pageHost = "page.invalid";

/** What a member should read again. */
export type SignalTopic = "balance" | "order" | "message" | "account";

/** Private events and what they make the member read again. Private events of other topics stay unsaid. */
export const signalOfEvent: Readonly<Record<string, SignalTopic>> = {
  "wallet.balance_changed": "balance",
  "lottery.order_placed": "order",
  "lottery.order_settled": "order",
  "lottery.order_cancelled": "order",
  "messages.message_received": "message",
  "accounts.device_new": "account",
  "accounts.kyc_decided": "account",
  "accounts.kyc_expiring": "account",
  "safeguards.member_excluded": "account",
  "safeguards.limits_changed": "account",
};

export interface StreamWelcome {
  readonly type: "welcome";
  /** Whether the stream belongs to a session, and so gets signals. */
  readonly session: boolean;
  /** ISO 8601. */
  readonly serverTime: string;
  /** A client that has heard nothing for twice as long should connect anew. */
  readonly heartbeatMs: number;
}

export interface StreamFact {
  readonly type: "fact";
  readonly topic: FactTopic;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface StreamSignal {
  readonly type: "signal";
  readonly topic: SignalTopic;
}

export interface StreamPong {
  readonly type: "pong";
  /** ISO 8601. */
  readonly serverTime: string;
}

/** Said before the server closes the stream, where there is something to say. */
export interface StreamRefused {
  readonly type: "refused";
  readonly errorCode: string;
  readonly message: string;
}

export type StreamServerMessage = StreamWelcome | StreamFact | StreamSignal | StreamPong | StreamRefused;

/** Why the server closes a stream. After `sessionEnded` the client is a visitor; after the others it connects anew, later each time. */
export const streamCloseCodes = {
  /** The server restarts. */
  goingAway: 1001,
  /** A message that is no JSON or of no known type. One above 4 kB ends with the protocol's own 1009. */
  malformed: 4400,
  /** The session ended or never was. */
  sessionEnded: 4401,
  /** The merchant disagrees with the host, or the visitor's region is restricted. */
  refused: 4403,
  /** No hello came in time. */
  helloMissing: 4408,
  /** Too much was waiting to be read. */
  tooSlow: 4409,
  /** The server or the address has as many streams as it takes, or the client says more than one stream may. */
  tooMany: 4429,
  /** The merchant's house is closed for maintenance. */
  maintenance: 4503,
} as const;
