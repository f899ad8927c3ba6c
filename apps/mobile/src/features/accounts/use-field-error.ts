import type { FieldError } from "react-hook-form";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { useText } from "../../shared/text/text.tsx";

/** What a field's error says: a rule's message is the id of a phrase, a refusal's comes in words from the platform. */
export function useFieldError(): (error: FieldError | undefined) => string | undefined {
  const t = useText();
  return (error) => {
    if (error?.message === undefined || error.message === "") return undefined;
    return error.type === "rule" ? t(error.message as MessageId) : error.message;
  };
}
