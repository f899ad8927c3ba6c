import { Button } from "@lantern/ui/components/button.tsx";
import { Emblem } from "@lantern/ui/components/motif.tsx";
import { useEffect, useState } from "react";
import { useRouter } from "../shared/router/router-context.tsx";
import { useText } from "../shared/text/text.tsx";
import { RefusedError } from "../shared/wire/outcome.ts";

/** A page's code or data did not come: it is logged, the loading picture stays, and a tap tries again (specification 8.9, 8.1.12). */
export function RouteFailed({ failure }: { readonly failure: unknown }) {
  const t = useText();
  const router = useRouter();
  const [pending, setPending] = useState(false);
  useEffect(() => {
    reportError(failure);
  }, [failure]);
  const again = async () => {
    setPending(true);
    await router.reload();
    setPending(false);
  };
  return (
    <div className="flex min-h-[60vh] flex-col items-center justify-center px-6 text-center" role="alert">
      <Emblem lit size={84} className="route-loading" />
      <p className="text-lead mt-4">{t("shell.failed.title")}</p>
      <p className="text-body mt-1 text-paper-3">
        {failure instanceof RefusedError && failure.message !== "" ? failure.message : t("shell.failed.note")}
      </p>
      <Button kind="quiet" icon="refresh" className="mt-5" pending={pending} onClick={() => void again()}>
        {t("shell.retry")}
      </Button>
    </div>
  );
}
