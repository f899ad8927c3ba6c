import type { Translate } from "@lantern/phrases/i18n.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { liveLobby } from "@lantern/rules/games/constants.ts";
import type { FilterName } from "@lantern/rules/games/list-state.ts";
import type { Vendor } from "./centre-vendors.ts";

const classNames: Readonly<Record<string, MessageId>> = {
  JP: "games.class.JP",
  SC: "games.class.SC",
  VP: "games.class.VP",
  TG: "games.class.TG",
  AC: "games.class.AC",
  BAC: "games.class.BAC",
  SIC: "games.class.SIC",
  ROU: "games.class.ROU",
  DAT: "games.class.DAT",
  BJ: "games.class.BJ",
  HE: "games.class.HE",
  MT: "games.class.MT",
  TCP: "games.class.TCP",
  WZPJ: "games.class.WZPJ",
  SD: "games.class.SD",
  FT: "games.class.FT",
  NN: "games.class.NN",
  YSX: "games.class.YSX",
  ZJH: "games.class.ZJH",
};

/** What people call a slot or live-table class (specification 3.19). */
export function classText(t: Translate, code: string): string {
  const id = classNames[code];
  return id === undefined ? code : t(id);
}

/** What people call a vendor; its code until the vendors are known. */
export function vendorText(t: Translate, vendors: readonly Vendor[], accountTypeName: string): string {
  if (accountTypeName === liveLobby) return t("games.vendors.lobby");
  return vendors.find((vendor) => vendor.accountTypeName === accountTypeName)?.displayName ?? accountTypeName;
}

export interface FilterTextParts {
  readonly t: Translate;
  readonly vendors: readonly Vendor[];
  /** Writes a decimal amount for people. */
  readonly money: (amount: string) => string;
}

/** The text of a filter's chip. */
export function chipText({ t, vendors, money }: FilterTextParts, filter: FilterName, value: string): string {
  switch (filter) {
    case "vendor":
      return vendorText(t, vendors, value);
    case "classification":
      return classText(t, value);
    case "minimumBet":
      return t("games.chip.minimumBet", { amount: money(value) });
    case "name":
      return t("games.chip.name", { text: value });
  }
}
