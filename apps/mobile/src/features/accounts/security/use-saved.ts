import { getSecurityConfiguration } from "@lantern/contract/accounts/get-security-configuration.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { hrefs } from "../../../paths.ts";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useRouter } from "../../../shared/router/router-context.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { callKey } from "../../../shared/wire/use-call.ts";
import { feel } from "../../../shared/touch/haptics.ts";

/** After something was set: says so, reads the security centre anew, and goes one step back to it. */
export function useSaved(): (message: MessageId) => void {
  const t = useText();
  const { toasts, queryClient } = useServices();
  const router = useRouter();
  return (message) => {
    feel("done");
    toasts.show("success", t(message));
    void queryClient.invalidateQueries({ queryKey: callKey(getSecurityConfiguration) });
    router.back(hrefs.page("securityCentre"));
  };
}
