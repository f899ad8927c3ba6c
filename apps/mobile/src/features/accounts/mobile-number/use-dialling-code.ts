import { useState } from "react";
import { useSystemStatus } from "../../../shared/page/use-site.ts";

/** The dialling code that a number is typed with: the merchant's own until another is chosen. */
export function useDiallingCode(first?: string): readonly [string, (countryDialingCode: string) => void] {
  const own = useSystemStatus()?.info.sms.countryDialingCode ?? "";
  const [chosen, choose] = useState(first);
  return [chosen ?? own, choose];
}
