import { endSession } from "@lantern/contract/accounts/end-session.ts";
import { listDevices } from "@lantern/contract/accounts/list-devices.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import { formatDateTime } from "@lantern/phrases/formats.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { useAction } from "../../../shared/wire/use-action.ts";
import { callKey } from "../../../shared/wire/use-call.ts";

type ListedSession = CallValue<typeof listDevices>["otherSessions"][number];

/** The logins of one device, each with its end. */
export function SessionList({ sessions }: { readonly sessions: readonly ListedSession[] }) {
  const t = useText();
  return (
    <ul className="mt-3 border-t border-line" aria-label={t("devices.sessions", { count: sessions.length })}>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ session }: { readonly session: ListedSession }) {
  const t = useText();
  const { facts, toasts, queryClient } = useServices();
  const readAnew = () => void queryClient.invalidateQueries({ queryKey: callKey(listDevices) });
  const { run, pending } = useAction(endSession, { overrides: { "accounts.session_unknown": readAnew } });
  const time = formatDateTime(session.startedAt, { timeZone: facts.timeZone });
  const end = async () => {
    const outcome = await run({ params: { sessionId: session.id } });
    if (outcome?.ok !== true) return;
    toasts.show("success", t("devices.ended"));
    readAnew();
  };
  return (
    <li className="flex min-h-12 items-center justify-between gap-3 border-b border-line last:border-b-0">
      <span className="text-label font-medium! text-paper-2 tabular-nums">{time}</span>
      {session.current ? (
        <span className="text-label text-jade">{t("devices.current")}</span>
      ) : (
        <Button size="small" className="px-2!" pending={pending} aria-label={t("devices.endSession", { time })} onClick={() => void end()}>
          {t("devices.end")}
        </Button>
      )}
    </li>
  );
}
