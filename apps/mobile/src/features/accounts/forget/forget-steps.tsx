import { useText } from "../../../shared/text/text.tsx";
import { StepCord } from "../step-cord.tsx";

const steps = ["recipient", "password", "done"] as const;

/** How far one has come on the way to a new password. */
export function ForgetSteps({ current }: { readonly current: (typeof steps)[number] }) {
  const t = useText();
  return (
    <StepCord
      label={t("entrance.forget.steps")}
      steps={steps.map((id) => ({ id, label: t(`entrance.forget.step.${id}`) }))}
      current={current}
    />
  );
}
