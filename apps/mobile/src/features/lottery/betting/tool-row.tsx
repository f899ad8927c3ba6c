import { Icon } from "@lantern/ui/components/icon.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import { useText } from "../../../shared/text/text.tsx";

export type Tool = "mine" | "draws" | "rules";

const tools: readonly {
  readonly id: Tool;
  readonly icon: IconName;
  readonly text: "lottery.bet.myBets" | "lottery.bet.draws" | "lottery.bet.rules";
}[] = [
  { id: "mine", icon: "receipt", text: "lottery.bet.myBets" },
  { id: "draws", icon: "clock-back", text: "lottery.bet.draws" },
  { id: "rules", icon: "book", text: "lottery.bet.rules" },
];

/** Ways to the member's bets, the last draws and the rules. */
export function ToolRow({ runningCount, onOpen }: { readonly runningCount: number; readonly onOpen: (tool: Tool) => void }) {
  const t = useText();
  return (
    <div className="tool-row">
      {tools.map(({ id, icon, text }) => (
        <button key={id} type="button" className="tool-button" onClick={() => onOpen(id)}>
          {(id !== "mine" || runningCount === 0) && <Icon name={icon} size={18} />}
          <span>{t(text)}</span>
          {id === "mine" && runningCount > 0 && <b>{runningCount}</b>}
        </button>
      ))}
    </div>
  );
}
