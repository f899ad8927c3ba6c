import type { VendorAdapter } from "../adapter.ts";
import { studioAdapter } from "../studio-adapter.ts";

/**
 * The platform's side of a vendor who keeps his players' money himself: he asks who plays, and nothing else. A bet or a win
 * over this protocol is no call of it, so that money can never be moved both ways.
 */
export const transferWalletAdapter: VendorAdapter = {
  ...studioAdapter,
  protocol: "transfer-wallet",
  understand: (request, credentials) => {
    const understood = studioAdapter.understand(request, credentials);
    if (!understood.understood || understood.operations.every(({ kind }) => kind === "authenticate")) return understood;
    const body = JSON.stringify({ status: "invalid_request", detail: "no such call" });
    const headers = { "content-type": "application/json; charset=utf-8" };
    return { understood: false, status: "invalid_request", response: { httpStatus: 400, headers, body } };
  },
};
