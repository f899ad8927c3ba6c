import { useEffect, useState, type ComponentType } from "react";
import { useServices, type AppServices } from "./app-services.tsx";

export interface LatePartOptions {
  /** A tap asked for it: where its code does not come, the page says why nothing happens. */
  readonly asked?: boolean;
}

/**
 * A part of the page whose code comes when it is first shown; nothing stands there until then. Where its code does not come, the page
 * goes on without it, and it is fetched again when the network is back or the part is shown anew. (React's own `lazy` remembers a failure
 * for good and takes the whole page with it.)
 */
export function latePart<Props extends object>(
  load: (services: AppServices) => Promise<ComponentType<Props>>,
  { asked = false }: LatePartOptions = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LatePart(props: Props) {
    const services = useServices();
    const [Part, setPart] = useState(() => loaded);
    const missing = Part === undefined;
    useEffect(() => {
      if (!missing) return undefined;
      let gone = false;
      const fetchCode = async () => {
        try {
          loaded ??= await load(services);
        } catch {
          if (asked && !gone) services.toasts.show("error", services.text("shell.network.unreachable"));
          return;
        }
        if (!gone) setPart(() => loaded);
      };
      const again = () => void fetchCode();
      again();
      addEventListener("online", again);
      return () => {
        gone = true;
        removeEventListener("online", again);
      };
    }, [missing, services]);
    return Part === undefined ? null : <Part {...props} />;
  };
}
