import { useEffect } from "react";
import { usePendingIdentity } from "./pending-identity.ts";

export interface Prefillable {
  readonly getValues: (field: string) => string | undefined;
  readonly setValue: (field: string, value: string) => void;
}

/** Fills in what the service said of the person, where nothing was typed yet and the form asks for it. */
export function useSocialPrefill({ getValues, setValue }: Prefillable): void {
  const identity = usePendingIdentity();
  useEffect(() => {
    const known = { nickname: identity?.displayName, email: identity?.email };
    for (const [field, value] of Object.entries(known)) if (value !== undefined && (getValues(field) ?? "") === "") setValue(field, value);
  }, [identity, getValues, setValue]);
}
