import { Button } from "@lantern/ui/components/button.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import type { OverlayProps } from "../overlay-host.tsx";

const steps = [
  ["share-ios", "shell.install.step1"],
  ["add-square", "shell.install.step2"],
  ["check", "shell.install.step3"],
] as const satisfies readonly (readonly [IconName, string])[];

/** How Safari puts the app on the home screen; the download popup gives way to it (specification 2.47.3). */
export function InstallGuide({ open, onClose }: OverlayProps) {
  const t = useText();
  const { facts } = useServices();
  return (
    <Sheet open={open} onClose={onClose} title={t("shell.install.title")} closeLabel={t("shell.close")}>
      <ol className="grid gap-3 px-5 pb-4">
        {steps.map(([icon, text], index) => (
          <li key={icon} className="flex min-h-14 items-center gap-4">
            <span className="grid size-12 flex-none place-items-center rounded-m bg-ink-3 text-lit [box-shadow:var(--edge-light)]">
              <Icon name={icon} />
            </span>
            <span className="text-body flex-1">
              <b className="me-1.5 font-title text-paper-3">{index + 1}</b>
              {t(text, { name: facts.merchantName })}
            </span>
          </li>
        ))}
      </ol>
      <div className="px-5 pb-6">
        <Button kind="quiet" size="large" wide onClick={onClose}>
          {t("shell.install.done")}
        </Button>
      </div>
    </Sheet>
  );
}
