import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { useServices } from "../../../shared/page/app-services.tsx";
import { messageOf } from "../../../shared/wire/handle-refusal.ts";
import type { Refused } from "../../../shared/wire/outcome.ts";

/** Shows a refusal at a field, which gets the focus: by the rule's own phrase where the platform names it, else in the platform's words. */
export function useRefusedAt<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
): (field: Path<Values>) => (refused: Refused) => void {
  const services = useServices();
  return (field) => (refused) => {
    const rule = refused.value?.["messageId"];
    const error = typeof rule === "string" ? { type: "rule", message: rule } : { type: "refused", message: messageOf(services, refused) };
    setError(field, error, { shouldFocus: true });
  };
}
