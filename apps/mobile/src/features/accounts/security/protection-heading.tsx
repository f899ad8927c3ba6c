import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import type { ReactNode } from "react";
import { AccountMark } from "../account-mark.tsx";

/** The name of one protection, at the head of its page, and what it is good for. */
export function ProtectionHeading({ icon, title, intro }: { readonly icon: IconName; readonly title: string; readonly intro: ReactNode }) {
  return (
    <header className="pt-4">
      <h2 className="text-title flex items-center gap-3">
        <AccountMark icon={icon} />
        {title}
      </h2>
      <p className="text-body mt-3 text-paper-2">{intro}</p>
    </header>
  );
}
