import { displayMoney } from "./display-money.ts";
import { useCallback } from "react";
import { useServices } from "../page/app-services.tsx";

/** Writes decimal amounts of the wire with the currency's sign and two decimals, truncated (specification 9.9.1). */
export function useMoneyFormat(currency?: string, options: { readonly sign?: "always" } = {}): (amount: string) => string {
  const { facts } = useServices();
  const used = currency ?? facts.currency;
  const { sign } = options;
  return useCallback((amount) => displayMoney(amount, used, sign), [used, sign]);
}
