import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../components/badge.tsx";
import { Button, ButtonLink } from "../components/button.tsx";
import { IconButton } from "../components/icon-button.tsx";
import { Wick } from "../components/wick.tsx";
import { useTexts } from "./texts.tsx";

const meta = { title: "Buttons and badges" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Gold is the one next tap; the others stand beside it. */
export const Kinds: Story = {
  render: function Kinds() {
    const { action, second } = useTexts();
    return (
      <div className="flex flex-col items-start gap-3">
        <Button kind="gold">{action}</Button>
        <Button kind="quiet">{second}</Button>
        <Button kind="plain">{second}</Button>
        <Button kind="heat">{second}</Button>
        <ButtonLink kind="quiet" href="#" icon="plus">
          {second}
        </ButtonLink>
      </div>
    );
  },
};

export const States: Story = {
  render: function States() {
    const { action } = useTexts();
    return (
      <div className="flex flex-col gap-3">
        <Button kind="gold" size="large" wide>
          {action}
        </Button>
        <Button kind="gold" size="large" wide pending>
          {action}
        </Button>
        <Button kind="gold" size="large" wide disabled>
          {action}
        </Button>
        <Button kind="quiet" size="small">
          {action}
        </Button>
        <Button kind="quiet" icon="refresh" pending>
          {action}
        </Button>
        <Button kind="heat" disabled>
          {action}
        </Button>
      </div>
    );
  },
};

export const IconsAndBadges: Story = {
  render: function IconsAndBadges() {
    const { hot, fresh, action } = useTexts();
    return (
      <div className="flex flex-wrap items-center gap-3">
        <IconButton icon="search" label={action} />
        <IconButton icon="menu" label={action} dot />
        <Badge kind="hot">{hot}</Badge>
        <Badge kind="new">{fresh}</Badge>
        <Badge kind="live">{hot}</Badge>
        <Badge kind="count">12</Badge>
        <Badge kind="jade">{fresh}</Badge>
        <Badge kind="plain">{fresh}</Badge>
      </div>
    );
  },
};

export const BurningDown: Story = {
  render: function BurningDown() {
    const { title } = useTexts();
    return (
      <div className="flex flex-col gap-4">
        {[1, 0.6, 0.15, 0].map((fraction) => (
          <Wick key={fraction} fraction={fraction} label={title} />
        ))}
      </div>
    );
  },
};
