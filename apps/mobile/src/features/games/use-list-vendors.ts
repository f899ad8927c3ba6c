import { getVendors } from "@lantern/contract/games/get-vendors.ts";
import { liveLobby } from "@lantern/rules/games/constants.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { callQuery, useCall } from "../../shared/wire/use-call.ts";
import type { Wire } from "../../shared/wire/wire.ts";
import type { Vendor } from "./centre-vendors.ts";
import { categoryAsked, gameClientOf } from "./list-query.ts";

/** The vendors of a category (specification 2.35.3). */
export function vendorsQuery(wire: Wire, gameType: string) {
  return callQuery(wire, getVendors, vendorsInput(wire, gameType));
}

function vendorsInput(wire: Wire, gameType: string) {
  return { query: { ...gameClientOf(wire), ...categoryAsked(gameType) } };
}

const none: readonly Vendor[] = [];

/** The vendors of a category, none until they are there; `coming` while they are on their way. */
export function useListVendors(gameType: string): { readonly vendors: readonly Vendor[]; readonly coming: boolean } {
  const { wire } = useServices();
  const { data, isPending } = useCall(getVendors, vendorsInput(wire, gameType), { staleTimeMs: 60_000 });
  return { vendors: data?.vendors ?? none, coming: isPending };
}

/**
 * The entries of the vendor menu after “all”: the lobby first for live tables (specification 2.35.3). Among all games those who have any,
 * each once.
 */
export function vendorChoices(gameType: string, vendors: readonly Vendor[]): readonly string[] {
  const listed = gameType === "ALL" ? vendors.filter(({ gameCount }) => gameCount > 0) : vendors;
  const names = [...new Set(listed.map(({ accountTypeName }) => accountTypeName))];
  return gameType === "LIVE" ? [liveLobby, ...names] : names;
}
