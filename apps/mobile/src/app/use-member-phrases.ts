import { useEffect, useState } from "react";
import { useServices } from "../shared/page/app-services.tsx";
import { ensurePhrases } from "./phrases.ts";

/** Whether the texts are here that come after the first load; where they do not come, the next visit asks again. */
export function useMemberPhrases(wanted: boolean): boolean {
  const services = useServices();
  const [here, setHere] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    const ask = async () => {
      try {
        await ensurePhrases(services, "member");
      } catch {
        return;
      }
      if (!gone) setHere(true);
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [services, wanted]);
  return here && wanted;
}
