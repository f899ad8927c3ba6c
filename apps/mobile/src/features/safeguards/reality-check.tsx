import type { CallValue } from "@lantern/contract/call.ts";
import type { getPlaySession } from "@lantern/contract/safeguards/get-play-session.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { MustAnswerDialog } from "@lantern/ui/components/dialog.tsx";
import { ElapsedTime } from "../../shared/clock/elapsed-time.tsx";
import { useInterrupts } from "../../shared/layout/interruption.ts";
import { useText } from "../../shared/text/text.tsx";
import { PlayFacts } from "./play-facts.tsx";
import "./safeguards.css";

export interface RealityCheckProps {
  readonly open: boolean;
  readonly play: CallValue<typeof getPlaySession>;
  readonly onContinue: () => void;
  readonly onHistory: () => void;
  readonly onSignOut: () => void;
}

/** Stops whatever is on, and says for how long it has been on and what it brought or cost. None of the three ways on is the bright one. */
export function RealityCheck({ open, play, onContinue, onHistory, onSignOut }: RealityCheckProps) {
  const t = useText();
  useInterrupts(open);
  return (
    <MustAnswerDialog
      open={open}
      title={t("safeguards.check.title")}
      note={t("safeguards.check.note")}
      actions={
        <div className="grid gap-2">
          <Button kind="quiet" wide onClick={onContinue}>
            {t("safeguards.check.continue")}
          </Button>
          <div className="grid grid-cols-2 gap-2">
            <Button kind="quiet" icon="receipt" className="px-2!" onClick={onHistory}>
              {t("safeguards.check.history")}
            </Button>
            <Button kind="quiet" icon="sign-out" className="px-2!" onClick={onSignOut}>
              {t("safeguards.check.signOut")}
            </Button>
          </div>
        </div>
      }
    >
      <ElapsedTime since={play.startedAt} className="mt-3 block text-[34px] leading-10" />
      <PlayFacts play={play} />
    </MustAnswerDialog>
  );
}
