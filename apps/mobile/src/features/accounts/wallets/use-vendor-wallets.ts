import type { CallValue } from "@lantern/contract/call.ts";
import { listVendorWallets } from "@lantern/contract/games/list-vendor-wallets.ts";
import { useState } from "react";
import { useStream } from "../../../shared/stream/news.ts";
import { useCall } from "../../../shared/wire/use-call.ts";

export type VendorWallet = CallValue<typeof listVendorWallets>["vendors"][number];

/** While money is on its way nobody tells when it arrives but the balance's news; a look now and then stands in for a stream that broke. */
const lookEveryMs = 10_000;

/** The member's money at vendors who keep it themselves; undefined until it is known. */
export function useVendorWallets() {
  const [waiting, setWaiting] = useState(false);
  const { data, refetch } = useCall(listVendorWallets, undefined, { staleTimeMs: 10_000, refetchEveryMs: waiting ? lookEveryMs : false });
  const isWaiting = data?.vendors.some(({ onItsWay }) => onItsWay !== null) ?? false;
  if (isWaiting !== waiting) setWaiting(isWaiting);
  useStream("balance", () => void refetch());
  return { wallets: data, reload: refetch };
}
