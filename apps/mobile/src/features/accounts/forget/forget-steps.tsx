import { Icon } from "@lantern/ui/components/icon.tsx";
import { useText } from "../../../shared/text/text.tsx";

const steps = ["recipient", "password", "done"] as const;

/** How far one has come: lanterns on a cord, each lit once its step is reached. */
export function ForgetSteps({ current }: { readonly current: (typeof steps)[number] }) {
  const t = useText();
  const reached = steps.indexOf(current);
  return (
    <ol className="forget-steps" aria-label={t("entrance.forget.steps")}>
      {steps.map((step, index) => (
        <li
          key={step}
          className="forget-step"
          data-state={index < reached ? "past" : index === reached ? "now" : "ahead"}
          aria-current={index === reached ? "step" : undefined}
        >
          <span className="forget-step-sign">{index < reached || current === "done" ? <Icon name="check" size={14} /> : index + 1}</span>
          <span>{t(`entrance.forget.step.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
