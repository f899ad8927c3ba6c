import type { FieldFault } from "@lantern/rules/accounts/form-rules.ts";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

/**
 * Lets the rule engine check a form. A fault's message is the id of its phrase, so that a change of language changes what
 * is shown without checking anew; the first fault's field gets the focus on submit (specification 5.1.7).
 */
export function faultsResolver<Values extends FieldValues>(faultsOf: (values: Values) => readonly FieldFault[]): Resolver<Values> {
  return (values) => {
    const faults = faultsOf(values);
    if (faults.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(faults.toReversed().map(({ field, messageId }) => [field, { type: "rule", message: messageId }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
