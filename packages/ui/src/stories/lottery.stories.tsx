import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ball, Balls } from "../components/ball.tsx";
import { Countdown, FlipClock } from "../components/countdown.tsx";
import { LotteryTicketCard } from "../components/lottery-ticket-card.tsx";
import { Money } from "../components/money.tsx";
import { useTexts } from "./texts.tsx";

const meta = { title: "Lottery and money" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const clockText = (remainingMs: number | null) => {
  const seconds = Math.ceil((remainingMs ?? 0) / 1_000);
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, "0")).join(":");
};
/** Clocks of stories stand still: their now never moves. */
const clockOf = (remainingMs: number) => <FlipClock endsAtMs={remainingMs} nowMs={() => 0} format={clockText} />;

export const Tickets: Story = {
  render: function Tickets() {
    const { game, onSale, closed, title: none } = useTexts();
    const usual = { name: game, iconUrl: "/art/lotteries/hanoi.webp", href: "#", numbersLabel: "5 7 8 9 4" };
    return (
      <div className="flex flex-col gap-3">
        <LotteryTicketCard {...usual} onSale saleText={onSale} numbers={["5", "7", "8", "9", "4"]} clock={clockOf(154_000)} />
        <LotteryTicketCard {...usual} onSale saleText={onSale} numbers={["5", "7", "8", "9", "4"]} clock={clockOf(7_000)} />
        <LotteryTicketCard {...usual} onSale={false} saleText={closed} numbers={[]} numbersLabel={none} clock={clockOf(0)} />
      </div>
    );
  },
};

export const TimeLeft: Story = {
  render: () => (
    <div className="flex flex-col items-start gap-4">
      {clockOf(154_000)}
      {clockOf(7_000)}
      <FlipClock endsAtMs={37_000} nowMs={() => 0} format={() => "01:00:37"} />
      <Countdown endsAtMs={154_000} nowMs={() => 0} format={clockText} />
      <Countdown endsAtMs={7_000} nowMs={() => 0} format={clockText} />
    </div>
  ),
};

export const BallsOfADraw: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      <Balls values={["5", "7", "8", "9", "4"]} label="5 7 8 9 4" />
      <div className="flex gap-2">
        <Ball value="12" size="large" />
        <Ball value="7" />
        <Ball value="9" size="small" />
        <Ball />
      </div>
    </div>
  ),
};

const written = (amount: string) => `฿${amount.replaceAll(/\B(?=(\d{3})+\.)/g, ",")}`;

export const Amounts: Story = {
  render: () => (
    <div className="text-title flex flex-col gap-2">
      <Money amount="7950.00" format={written} smallDecimals />
      <Money amount="7950.00" format={written} maskedText="******" />
      <Money amount="-120.50" format={written} />
    </div>
  ),
};
