import { Icon } from "@lantern/ui/components/icon.tsx";
import { Switch } from "@lantern/ui/components/switch.tsx";
import { useState } from "react";
import { useText } from "../../shared/text/text.tsx";
import { feel, haptics, hasHaptics } from "../../shared/touch/haptics.ts";

/** Whether touches are felt; only on devices that can. */
export function PanelVibration() {
  const t = useText();
  const [on, setOn] = useState(haptics.on);
  if (!hasHaptics()) return null;
  return (
    <li className="text-lead flex min-h-13 items-center gap-3.5 text-[15px]!">
      <Icon name="phone" className="text-paper-2" />
      <span className="min-w-0 flex-1">{t("shell.panel.vibration")}</span>
      <Switch
        label={t("shell.panel.vibration")}
        checked={on}
        onChange={({ target }) => {
          haptics.set(target.checked);
          setOn(target.checked);
          feel("tap");
        }}
      />
    </li>
  );
}
