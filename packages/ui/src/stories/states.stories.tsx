import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../components/button.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { ErrorState } from "../components/error-state.tsx";
import { InfiniteList } from "../components/infinite-list.tsx";
import { Skeleton } from "../components/skeleton.tsx";
import { useTexts } from "./texts.tsx";

const meta = { title: "States" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: function Empty() {
    const { title, note, action } = useTexts();
    return <EmptyState picture="favourites" title={title} note={note} action={<Button kind="quiet">{action}</Button>} />;
  },
};

/** Where no picture fits, the house's sign hangs dark. */
export const EmptyBriefly: Story = {
  render: function EmptyBriefly() {
    const { title } = useTexts();
    return <EmptyState title={title} />;
  },
};

export const Failed: Story = {
  render: function Failed() {
    const { title, note, second } = useTexts();
    return <ErrorState title={title} note={note} retryLabel={second} onRetry={() => undefined} />;
  },
};

export const Waiting: Story = {
  render: function Waiting() {
    const { title, note, second } = useTexts();
    return (
      <div className="flex flex-col gap-4">
        <Skeleton className="rounded-m h-24" />
        <Skeleton className="rounded-m h-12 w-2/3" />
        <ErrorState title={title} note={note} retryLabel={second} onRetry={() => undefined} pending />
      </div>
    );
  },
};

export const EndOfAList: Story = {
  render: function EndOfAList() {
    const { title, second, fault, game } = useTexts();
    const usual = { onMore: () => undefined, loadingView: <Skeleton className="rounded-m h-12" />, failedText: fault, retryLabel: second };
    return (
      <div className="flex flex-col gap-6">
        <InfiniteList {...usual} hasMore={false} loading={false} endText={title}>
          <p className="text-body">{game}</p>
        </InfiniteList>
        <InfiniteList {...usual} hasMore loading>
          <p className="text-body">{game}</p>
        </InfiniteList>
        <InfiniteList {...usual} hasMore loading={false} failed>
          <p className="text-body">{game}</p>
        </InfiniteList>
      </div>
    );
  },
};
