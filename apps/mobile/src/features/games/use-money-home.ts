import { transferWallet } from "@lantern/contract/games/transfer-wallet.ts";
import { useEffect } from "react";
import { useServices } from "../../shared/page/app-services.tsx";
import { newIdempotencyKey } from "../../shared/wire/idempotency-key.ts";

/** Brings home what stands at a vendor when his game is left, where the launch took the money along. What he does not give stays to be moved by hand. */
export function useMoneyHome(walletVendor: string | undefined): void {
  const { wire } = useServices();
  useEffect(() => {
    if (walletVendor === undefined) return undefined;
    return () => {
      void wire.callServer(transferWallet, { body: { vendor: walletVendor, direction: "out" }, idempotencyKey: newIdempotencyKey() });
    };
  }, [wire, walletVendor]);
}
