import { getHeadIcon } from "@lantern/contract/accounts/get-head-icon.ts";
import { getMemberInfo } from "@lantern/contract/accounts/get-member-info.ts";
import { setHeadIcon } from "@lantern/contract/accounts/set-head-icon.ts";
import { pictureBytesMax } from "@lantern/contract/schemas/picture.ts";
import { useState } from "react";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useErrorText, useText } from "../../../shared/text/text.tsx";
import { useAction } from "../../../shared/wire/use-action.ts";
import { callKey } from "../../../shared/wire/use-call.ts";
import { base64Of, shrinkPicture } from "./shrink-picture.ts";

export interface SetHeadIcon {
  readonly choose: (name: string) => Promise<void>;
  readonly upload: (file: File) => Promise<void>;
  readonly pending: boolean;
}

/** Chooses a drawn picture or sends one's own; every place that shows the picture reads it anew. */
export function useSetHeadIcon(): SetHeadIcon {
  const t = useText();
  const errorText = useErrorText();
  const { toasts, queryClient } = useServices();
  const { run, pending } = useAction(setHeadIcon);
  const [reading, setReading] = useState(false);
  const set = async (body: { readonly name: string } | { readonly image: string }) => {
    const outcome = await run({ body });
    if (outcome?.ok !== true) return;
    queryClient.setQueryData(callKey(getHeadIcon), outcome.value);
    void queryClient.invalidateQueries({ queryKey: callKey(getMemberInfo) });
    toasts.show("success", t("security.profile.pictureSaved"));
  };
  const upload = async (file: File) => {
    setReading(true);
    try {
      const small = await shrinkPicture(file);
      if (small.size > pictureBytesMax) return toasts.show("error", errorText("accounts.picture_too_large") ?? "");
      return await set({ image: await base64Of(small) });
    } catch {
      return toasts.show("error", errorText("accounts.picture_invalid") ?? "");
    } finally {
      setReading(false);
    }
  };
  return { choose: (name) => set({ name }), upload: async (file) => void (await upload(file)), pending: pending || reading };
}
