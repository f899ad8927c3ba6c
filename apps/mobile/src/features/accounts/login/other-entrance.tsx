import { Icon } from "@lantern/ui/components/icon.tsx";
import { useSyncExternalStore } from "react";
import { hrefs } from "../../../paths.ts";
import { useSystemStatus, type SystemStatus } from "../../../shared/page/use-site.ts";
import { useText } from "../../../shared/text/text.tsx";

const never = (): (() => void) => () => undefined;

/** Whose entrance this host is (specification 6.4.1); everyone's where nothing is known. */
export function useEntrance(): SystemStatus["info"]["entrance"] {
  // A status that was kept from before may say nothing of it.
  const info: Partial<SystemStatus["info"]> | undefined = useSystemStatus()?.info;
  return info?.entrance ?? "shared";
}

/** The way to the login of the other entrance, which is another host; nothing where the merchant lets everyone in by either. */
export function OtherEntrance() {
  const t = useText();
  const entrance = useEntrance();
  const domains = useSystemStatus()?.info.domainRoute;
  const port = useSyncExternalStore(
    never,
    () => location.port,
    () => "",
  );
  if (entrance === "shared" || domains === undefined) return null;
  const host = entrance === "agents" ? domains.member : domains.agent;
  return (
    <a
      className="text-label pressable mt-2 flex min-h-11 items-center gap-2 text-[14px]! text-paper-2"
      href={`//${host}${port === "" ? "" : `:${port}`}${hrefs.page("login")}`}
    >
      <Icon name={entrance === "agents" ? "user" : "users"} size={18} className="flex-none" />
      <span className="min-w-0 underline underline-offset-4">
        {t(entrance === "agents" ? "entrance.members.door" : "entrance.agents.door")}
      </span>
    </a>
  );
}
