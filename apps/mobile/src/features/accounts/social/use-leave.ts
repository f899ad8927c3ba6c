import type { SocialProvider } from "@lantern/contract/schemas/social.ts";
import { useEffect, useState } from "react";

/** The service that the browser is on its way to; none again when a person steps back to a page that was kept as he left it. */
export function useLeave(): {
  readonly leavingTo: SocialProvider | undefined;
  readonly leave: (provider: SocialProvider, address: string) => void;
} {
  const [leavingTo, setLeavingTo] = useState<SocialProvider>();
  useEffect(() => {
    const back = () => setLeavingTo(undefined);
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
  }, []);
  const leave = (provider: SocialProvider, address: string) => {
    setLeavingTo(provider);
    location.assign(address);
  };
  return { leavingTo, leave };
}
