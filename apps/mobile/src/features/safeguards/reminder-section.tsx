import { getPlaySession } from "@lantern/contract/safeguards/get-play-session.ts";
import { getSafeguards } from "@lantern/contract/safeguards/get-safeguards.ts";
import { setReminder } from "@lantern/contract/safeguards/set-reminder.ts";
import { Chip } from "@lantern/ui/components/chip.tsx";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import { useAction } from "../../shared/wire/use-action.ts";
import { callQuery } from "../../shared/wire/use-call.ts";

/** How often play is interrupted to say how long it has lasted. */
export function ReminderSection({ choices, minutes }: { readonly choices: readonly number[]; readonly minutes: number }) {
  const t = useText();
  const { queryClient, wire, toasts } = useServices();
  const { run } = useAction(setReminder);
  const nameOf = (choice: number) => {
    if (choice === 0) return t("safeguards.reminder.never");
    return choice % 60 === 0
      ? t("safeguards.reminder.hourly", { hours: choice / 60 })
      : t("safeguards.reminder.every", { minutes: choice });
  };
  const choose = async (choice: number) => {
    const outcome = await run({ body: { minutes: choice } });
    if (outcome?.ok !== true) return;
    await Promise.all([getSafeguards, getPlaySession].map((call) => queryClient.invalidateQueries(callQuery(wire, call))));
    toasts.show("success", t("safeguards.saved.reminder"));
  };
  return (
    <section className="mt-7" aria-labelledby="safeguards-reminder">
      <h2 id="safeguards-reminder" className="text-title">
        {t("safeguards.reminder.title")}
      </h2>
      <p className="text-label mt-1 font-medium! text-paper-3">{t("safeguards.reminder.note")}</p>
      <div className="mt-3 flex flex-wrap gap-2" role="group" aria-labelledby="safeguards-reminder">
        {choices.map((choice) => (
          <Chip key={choice} selected={choice === minutes} onClick={() => void choose(choice)}>
            {nameOf(choice)}
          </Chip>
        ))}
      </div>
    </section>
  );
}
