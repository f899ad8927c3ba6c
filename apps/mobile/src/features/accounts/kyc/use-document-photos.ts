import { addKycDocument } from "@lantern/contract/accounts/add-kyc-document.ts";
import { getKyc } from "@lantern/contract/accounts/get-kyc.ts";
import { pictureBytesMax } from "@lantern/contract/schemas/picture.ts";
import type { KycSide } from "@lantern/rules/accounts/kyc-states.ts";
import { useEffect, useRef, useState } from "react";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useErrorText } from "../../../shared/text/text.tsx";
import { feel } from "../../../shared/touch/haptics.ts";
import { useAction } from "../../../shared/wire/use-action.ts";
import { callKey } from "../../../shared/wire/use-call.ts";
import { base64Of } from "../profile/shrink-picture.ts";
import { shrinkDocument } from "./shrink-document.ts";

export interface DocumentPhotos {
  /** Addresses of what was taken on this phone since the page was opened: the platform shows no picture back. */
  readonly previews: Readonly<Partial<Record<KycSide, string>>>;
  readonly sending: KycSide | undefined;
  readonly add: (side: KycSide, file: Blob) => Promise<void>;
}

/** Takes photos in, makes them smaller, sends each at once, and shows what was sent. */
export function useDocumentPhotos(): DocumentPhotos {
  const errorText = useErrorText();
  const { toasts, queryClient } = useServices();
  const { run } = useAction(addKycDocument);
  const [previews, setPreviews] = useState<DocumentPhotos["previews"]>({});
  const [sending, setSending] = useState<KycSide>();
  const made = useRef<string[]>([]);
  useEffect(() => {
    const addresses = made.current;
    return () => {
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, []);

  async function send(side: KycSide, file: Blob): Promise<void> {
    const small = await shrinkDocument(file);
    if (small.size > pictureBytesMax) {
      toasts.show("error", errorText("accounts.picture_too_large") ?? "");
      return;
    }
    const outcome = await run({ body: { side, image: await base64Of(small) } });
    if (outcome?.ok !== true) return;
    queryClient.setQueryData(callKey(getKyc), outcome.value);
    const address = URL.createObjectURL(small);
    made.current.push(address);
    setPreviews((shown) => ({ ...shown, [side]: address }));
    feel("done");
  }
  const add = async (side: KycSide, file: Blob) => {
    if (sending !== undefined) return;
    setSending(side);
    try {
      await send(side, file);
    } catch {
      toasts.show("error", errorText("accounts.picture_invalid") ?? "");
    } finally {
      setSending(undefined);
    }
  };
  return { previews, sending, add };
}
