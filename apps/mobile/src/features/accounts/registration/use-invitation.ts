import { useMemo, useState } from "react";
import { useQueryValue } from "../../../shared/layout/use-page.ts";
import type { Invitation } from "./registration-body.ts";

const none: Invitation = {};

/** Who invited the person, as the link says (specification 3.5): an agent's code, or the member who recommends us. */
export function useInvitation(): { readonly invitation: Invitation; readonly dropInvitation: () => void } {
  const affiliateCode = useQueryValue("affiliateCode");
  const recommenderId = useQueryValue("recommenderId");
  const [dropped, setDropped] = useState(false);
  const invitation = useMemo(
    () => ({ ...(affiliateCode === undefined ? {} : { affiliateCode }), ...(recommenderId === undefined ? {} : { recommenderId }) }),
    [affiliateCode, recommenderId],
  );
  return { invitation: dropped ? none : invitation, dropInvitation: () => setDropped(true) };
}
