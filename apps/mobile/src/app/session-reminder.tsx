import { logout } from "@lantern/contract/accounts/logout.ts";
import { getPlaySession } from "@lantern/contract/safeguards/get-play-session.ts";
import { useEffect, useState } from "react";
import { hrefs } from "../paths.ts";
import { latePart } from "../shared/page/late-part.tsx";
import { useServices } from "../shared/page/app-services.tsx";
import { endSession } from "../shared/session/end-session.ts";
import { sessionKeyStore } from "../shared/session/local-keys.ts";
import { useSession } from "../shared/session/use-session.ts";
import { useCall } from "../shared/wire/use-call.ts";
import { ensurePhrases } from "./phrases.ts";
import { dueReminder, readSeenReminder, seenReminderText } from "./reminder-times.ts";

const RealityCheck = latePart(async () => (await import("../features/safeguards/reality-check.tsx")).RealityCheck);

const seenKey = "sessionReminderSeen";
/** The longest wait that a browser's timer takes, in ms. */
const waitMaxMs = 2_000_000_000;

/** Interrupts a session at the interval that the member chose, on whatever page he is, over a running game too. */
export function SessionReminder() {
  const session = useSession();
  return session === undefined ? null : <Reminder key={session.token} />;
}

function Reminder() {
  const services = useServices();
  const { clock, navigate, wire } = services;
  const { data, refetch } = useCall(getPlaySession, undefined, { staleTimeMs: 300_000 });
  const [due, setDue] = useState<number>();
  const [hasTexts, setHasTexts] = useState(false);
  const { startedAt, reminderMinutes = 0 } = data ?? {};
  useEffect(() => {
    if (startedAt === undefined || reminderMinutes === 0 || due !== undefined) return undefined;
    const seen = readSeenReminder(sessionKeyStore.get(seenKey), startedAt);
    const next = dueReminder({ startedAtMs: Date.parse(startedAt), nowMs: clock.nowMs(), minutes: reminderMinutes, seen });
    // The figures of this very moment, and the words of a page that has only the lobby's.
    const show = async () => {
      await Promise.all([refetch(), ensurePhrases(services, "member")]);
      setHasTexts(true);
      setDue(next.number);
    };
    const timer = setTimeout(() => void show(), Math.min(next.inMs, waitMaxMs));
    return () => clearTimeout(timer);
  }, [startedAt, reminderMinutes, due, clock, refetch, services]);
  if (data === undefined || !hasTexts) return null;
  const seen = () => {
    sessionKeyStore.set(seenKey, seenReminderText(data.startedAt, due ?? 0));
    setDue(undefined);
  };
  const signOut = async () => {
    seen();
    await wire.callServer(logout);
    endSession(services);
    navigate(hrefs.page("login"), { replace: true });
  };
  return (
    <RealityCheck
      open={due !== undefined}
      play={data}
      onContinue={seen}
      onHistory={() => {
        seen();
        navigate(hrefs.page("transactions"));
      }}
      onSignOut={() => void signOut()}
    />
  );
}
