import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../components/button.tsx";
import { GameTile } from "../components/game-tile.tsx";
import { GameTileSkeleton } from "../components/skeleton.tsx";
import { VendorCard } from "../components/vendor-card.tsx";
import { useTexts } from "./texts.tsx";

const meta = { title: "Games" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const codes = ["GN-TIGER", "SB-CARP", "TR-DURIAN", "NB-RIVER", "PM-LOTUS", "broken"] as const;
/** The last one's picture does not load: the house's own stands in. */
const artOf = (code: (typeof codes)[number]) => ({
  ...(code === "broken"
    ? { iconUrl: "data:image/webp,broken" }
    : { iconUrl: `/studio/art/tiles/${code}-240.webp`, iconUrlAvif: `/studio/art/tiles/${code}-240.avif` }),
  placeholderColour: "#5a1710",
});

export const Tiles: Story = {
  render: function Tiles() {
    const { game, title: vendor, hot, fresh, action } = useTexts();
    const [on, setOn] = useState(true);
    const badges = [{ kind: "hot", text: hot }, { kind: "new", text: fresh }, { kind: "live", text: hot }, undefined] as const;
    return (
      <div className="grid grid-cols-3 gap-x-2.5 gap-y-3.5">
        {codes.map((code, index) => (
          <GameTile
            key={code}
            name={game}
            vendor={index < 3 ? vendor : undefined}
            {...artOf(code)}
            badge={badges[index % badges.length]}
            heart={{ on: on && index === 0, label: `${action} ${index + 1}`, onToggle: () => setOn(!on) }}
            href="#"
          />
        ))}
      </div>
    );
  },
};

export const ChoosingHowToPlay: Story = {
  render: function ChoosingHowToPlay() {
    const { game, action, second } = useTexts();
    return (
      <div className="w-40">
        <GameTile
          name={game}
          {...artOf("GN-TIGER")}
          onStart={() => undefined}
          mask={
            <>
              <Button kind="gold" size="small">
                {action}
              </Button>
              <Button kind="quiet" size="small">
                {second}
              </Button>
            </>
          }
        />
      </div>
    );
  },
};

export const TilesToCome: Story = {
  render: () => (
    <div className="grid grid-cols-3 gap-x-2.5 gap-y-3.5">
      {codes.map((code) => (
        <GameTileSkeleton key={code} />
      ))}
    </div>
  ),
};

export const Vendors: Story = {
  render: function Vendors() {
    const { game, tabs } = useTexts();
    return (
      <div className="flex flex-col gap-3">
        <div className="grid grid-cols-2 gap-3">
          {["GNAGA", "SAMPAN"].map((code) => (
            <VendorCard key={code} name={game} note={tabs[2]} iconUrl={`/studio/art/brands/${code}.webp`} href="#" />
          ))}
        </div>
        <div className="scroll-row gap-2">
          {["TINRIC", "NBAZAR", "PMOON"].map((code) => (
            <VendorCard key={code} name={game} iconUrl={`/studio/art/brands/${code}.webp`} href="#" />
          ))}
        </div>
      </div>
    );
  },
};
