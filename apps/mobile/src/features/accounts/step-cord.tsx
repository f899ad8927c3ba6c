import "./step-cord.css";
import { Emblem } from "@lantern/ui/components/motif.tsx";

export interface StepCordProps<Id extends string> {
  /** What the steps lead through. */
  readonly label: string;
  readonly steps: readonly { readonly id: Id; readonly label: string }[];
  readonly current: Id;
}

/** Where one is on a way of several steps: the house's sign for each on one cord, lit as far as one has come. */
export function StepCord<Id extends string>({ label, steps, current }: StepCordProps<Id>) {
  const reached = steps.findIndex(({ id }) => id === current);
  return (
    <ol className="step-cord" aria-label={label}>
      {steps.map((step, place) => (
        <li
          key={step.id}
          className="step-cord-step"
          data-reached={place <= reached || undefined}
          aria-current={step.id === current ? "step" : undefined}
        >
          <span aria-hidden="true">
            <Emblem lit={place <= reached} size={46} />
          </span>
          <span className="text-label">{step.label}</span>
        </li>
      ))}
    </ol>
  );
}
