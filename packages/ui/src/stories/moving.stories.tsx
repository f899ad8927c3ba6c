import type { Meta, StoryObj } from "@storybook/react-vite";
import { Carousel } from "../components/carousel.tsx";
import { PullToRefresh } from "../components/pull-to-refresh.tsx";
import { Ticker } from "../components/ticker.tsx";
import { useTexts } from "./texts.tsx";

const meta = { title: "Moving" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Slides: Story = {
  render: function Slides() {
    const { tabs, action, second, title } = useTexts();
    return (
      <Carousel label={title} pauseLabel={second} playLabel={action}>
        {tabs.map((tab) => (
          <div key={tab} className="card rounded-l text-title flex h-40 items-center justify-center">
            {tab}
          </div>
        ))}
      </Carousel>
    );
  },
};

/** One slide stands still and needs no dots. */
export const OneSlide: Story = {
  render: function OneSlide() {
    const { game, action, second, title } = useTexts();
    return (
      <Carousel label={title} pauseLabel={second} playLabel={action}>
        <div className="card rounded-l text-title flex h-40 items-center justify-center">{game}</div>
      </Carousel>
    );
  },
};

export const News: Story = {
  render: function News() {
    const { note, title, game } = useTexts();
    return (
      <div className="flex flex-col gap-4">
        <Ticker lines={[note, game]} emptyText={title} href="#" label={title} />
        <Ticker lines={[]} emptyText={title} href="#" label={game} />
      </div>
    );
  },
};

/** A finger draws the page down; past the threshold the house's sign is lit. */
export const Pulling: Story = {
  play: ({ canvasElement }) => {
    const target = canvasElement.querySelector("p");
    if (target === null) return;
    const at = (clientY: number) => ({ bubbles: true, touches: [new Touch({ identifier: 1, target, clientY })] });
    target.dispatchEvent(new TouchEvent("touchstart", at(0)));
    target.dispatchEvent(new TouchEvent("touchmove", at(160)));
  },
  render: function Pulling() {
    const { tabs, note } = useTexts();
    return (
      <PullToRefresh onRefresh={async () => undefined} labels={{ before: tabs[0], pulling: tabs[1], done: tabs[2] }}>
        <p className="text-body">{note}</p>
      </PullToRefresh>
    );
  },
};
