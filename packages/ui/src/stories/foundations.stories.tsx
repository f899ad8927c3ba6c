import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon } from "../components/icon.tsx";
import { IconLink } from "../components/icon-button.tsx";
import { Emblem } from "../components/motif.tsx";
import { StatePicture, type StatePictureName } from "../components/state-picture.tsx";
import { iconList } from "../icons/icon-list.ts";
import type { IconName } from "../icons/icon-name.ts";
import { useTexts } from "./texts.tsx";

const meta = { title: "Foundations" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const roles = ["text-hero", "text-title", "text-lead", "text-body", "text-label", "text-note"] as const;

/** A role sets face, size, line and weight together; Burmese and Thai have their own lines. */
export const TextRoles: Story = {
  render: function TextRoles() {
    const { game, note } = useTexts();
    return (
      <div className="flex flex-col gap-4">
        {roles.map((role) => (
          <p key={role} className={role}>
            {role === "text-body" || role === "text-note" ? note : game}
          </p>
        ))}
        <p className="text-money">฿7,950.00</p>
      </div>
    );
  },
};

/** What is written on what: each pair holds 4.5 : 1 in every brand. */
export const Surfaces: Story = {
  render: function Surfaces() {
    const { game, note, hint } = useTexts();
    return (
      <div className="flex flex-col gap-3">
        {["bg-ink-0", "bg-ink-1", "bg-ink-2", "bg-ink-3", "card"].map((surface) => (
          <div key={surface} className={`rounded-m p-4 ${surface}`}>
            <p className="text-lead">{game}</p>
            <p className="text-body text-paper-2">{note}</p>
            <p className="text-note text-paper-3">{hint}</p>
          </div>
        ))}
      </div>
    );
  },
};

/** Gold is the next tap and money won, heat is hot or wrong, jade is gained or open, lit is chosen. */
export const Meanings: Story = {
  render: function Meanings() {
    const { action, hot, onSale, fresh } = useTexts();
    return (
      <div className="text-lead flex flex-col gap-3">
        <p className="text-gold">{action}</p>
        <p className="text-heat">{hot}</p>
        <p className="text-jade">{onSale}</p>
        <p className="rounded-m bg-lit text-on-lit p-3">{fresh}</p>
        <p className="rounded-m bg-heat-wash text-heat p-3">{hot}</p>
        <p className="rounded-m bg-jade-wash text-jade p-3">{onSale}</p>
      </div>
    );
  },
};

export const Icons: Story = {
  render: function Icons() {
    const { action } = useTexts();
    return (
      <div className="grid grid-cols-8 gap-3">
        {(Object.keys(iconList) as IconName[]).map((name) => (
          <Icon key={name} name={name} />
        ))}
        <IconLink icon="external" label={action} href="#" className="col-span-full" />
      </div>
    );
  },
};

export const HouseSign: Story = {
  render: () => (
    <div className="flex items-center gap-6">
      <Emblem lit size={96} />
      <Emblem size={96} />
      <Emblem lit size={48} />
    </div>
  ),
};

const pictures: readonly StatePictureName[] = [
  "bets",
  "closed",
  "error",
  "favourites",
  "games",
  "messages",
  "offline",
  "search",
  "soon",
  "transactions",
];

export const Pictures: Story = {
  render: () => (
    <div className="grid grid-cols-2 justify-items-center gap-4">
      {pictures.map((name) => (
        <StatePicture key={name} name={name} />
      ))}
    </div>
  ),
};
