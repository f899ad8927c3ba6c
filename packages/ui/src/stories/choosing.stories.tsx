import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Chip, ChipRow, RemovableChip } from "../components/chip.tsx";
import { SectionHeader } from "../components/section-header.tsx";
import { Segmented, Tabs } from "../components/tabs.tsx";
import { useTexts } from "./texts.tsx";

const meta = { title: "Choosing" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const TabsAndSegments: Story = {
  render: function TabsAndSegments() {
    const { tabs, title } = useTexts();
    const [selected, setSelected] = useState("0");
    const items = tabs.map((label, index) => ({ id: String(index), label }));
    return (
      <div className="flex flex-col gap-6">
        <Tabs label={title} items={items} selected={selected} onSelect={setSelected} panelId="story-panel" />
        <div id="story-panel" role="tabpanel" className="text-body">
          {tabs[Number(selected)]}
        </div>
        <Segmented label={title} items={items.slice(0, 2)} selected={selected} onSelect={setSelected} />
      </div>
    );
  },
};

/** A long language scrolls its chips; it never shrinks their letters. */
export const Chips: Story = {
  render: function Chips() {
    const { tabs, title, second } = useTexts();
    const [chosen, setChosen] = useState(0);
    return (
      <div className="flex flex-col items-start gap-4">
        <ChipRow label={title}>
          {tabs.map((tab, index) => (
            <Chip key={tab} selected={index === chosen} onClick={() => setChosen(index)}>
              {tab}
            </Chip>
          ))}
        </ChipRow>
        <RemovableChip removeLabel={`${second}: ${tabs[3]}`} onRemove={() => undefined}>
          {tabs[3]}
        </RemovableChip>
      </div>
    );
  },
};

export const Headers: Story = {
  render: function Headers() {
    const { game, tabs } = useTexts();
    return (
      <div className="flex flex-col gap-4">
        <SectionHeader title={game} more={{ href: "#", text: tabs[0] }} />
        <SectionHeader title={tabs[1]} icon="hot" hot more={{ href: "#", text: tabs[0] }} />
      </div>
    );
  },
};
