import type { StreamHello, streamCloseCodes } from "@lantern/contract/stream.ts";
import { isRefusal, refuse, type Refusal } from "../../platform/refusal.ts";
import { closedRefusal } from "../../site/availability.ts";
import { refusalEnvelope } from "../envelope.ts";
import { findHost } from "../find-host.ts";
import type { ServerParts } from "../server-parts.ts";
import type { Connection } from "./connection.ts";

export const heartbeatMs = 30_000;

const closeReasonOf: Readonly<Partial<Record<string, keyof typeof streamCloseCodes>>> = {
  "site.maintenance": "maintenance",
  "access.session_expired": "sessionEnded",
};

/** Who a connection says it is, checked: its merchant by the host, its session by the token. */
type Greeted = Pick<Connection, "merchant" | "session" | "token">;

/** Checks a hello. Returns who the connection is, or undefined after a refusal has been said and the connection closed. */
export async function greet(parts: ServerParts, connection: Connection, hello: StreamHello): Promise<Greeted | undefined> {
  const outcome = await check(parts, connection, hello);
  if (!isRefusal(outcome)) return outcome;
  const { errorCode, message } = refusalEnvelope(outcome, hello.language ?? "EN");
  connection.send({ type: "refused", errorCode, message });
  connection.close(closeReasonOf[outcome.refused] ?? "refused");
  return undefined;
}

async function check(parts: ServerParts, connection: Connection, hello: StreamHello): Promise<Greeted | Refusal> {
  const { merchant } = await findHost(parts, connection.hostName);
  if (merchant === undefined) return refuse("site.merchant_unknown");
  if (hello.merchant !== undefined && hello.merchant !== merchant.code)
    return refuse("access.merchant_mismatch", { values: { merchant: merchant.code } });
  const closed = closedRefusal({ merchant, remoteAddress: connection.remoteAddress });
  if (closed !== undefined) return closed;
  if (hello.token === undefined) return { merchant, session: undefined, token: undefined };
  const session = await parts.findSession(parts.scope, hello.token);
  return session?.merchantId === merchant.id ? { merchant, session, token: hello.token } : refuse("access.session_expired");
}
