import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { LoadFailed } from "../../../shared/page/load-failed.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { RowSkeleton } from "./row-skeleton.tsx";

export interface Waited {
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

export interface SecurityWaitProps {
  readonly answer: Waited;
  /** What will land: a form below its heading, a page of one with the heading too, a list of cards, or a picture with what is needed. */
  readonly shape?: "form" | "headedForm" | "cards" | "scene";
}

/** Stands where a page of the security centre will be once it is known what is set, in its shape, or says that this did not load. */
export function SecurityWait({ answer, shape = "form" }: SecurityWaitProps) {
  const t = useText();
  if (answer.isError)
    return <LoadFailed page title={t("security.failed")} pending={answer.isFetching} onRetry={() => void answer.refetch()} />;
  const Shape = shapes[shape];
  return (
    <div className="mx-auto max-w-130" role="status" aria-label={t("shell.loading")}>
      <Shape />
    </div>
  );
}

const shapes = { form: FormShape, headedForm: HeadedFormShape, cards: CardsShape, scene: SceneShape } as const;

function FormShape() {
  return (
    <div className="px-6 pt-3">
      <Words />
      <Fields />
    </div>
  );
}

function HeadedFormShape() {
  return (
    <div className="px-6">
      <Heading />
      <Fields />
    </div>
  );
}

function CardsShape() {
  return (
    <div className="px-4">
      <Heading />
      {[0, 1].map((place) => (
        <div key={place} className="account-card mt-2.5">
          <RowSkeleton />
          <Skeleton className="mt-3 h-5 w-1/2 bg-ink-3!" />
        </div>
      ))}
    </div>
  );
}

function SceneShape() {
  return (
    <div className="mx-auto max-w-140 px-4 pt-2">
      <Skeleton className="h-29 rounded-l" />
      <Words />
      <div className="grid gap-5 rounded-l bg-ink-2 p-3.5 [box-shadow:var(--edge-light)]">
        {[0, 1, 2].map((place) => (
          <RowSkeleton key={place} />
        ))}
      </div>
      <Skeleton className="mt-5 h-13 rounded-m" />
    </div>
  );
}

function Heading() {
  return (
    <>
      <div className="flex items-center gap-3 pt-4">
        <Skeleton className="size-10 rounded-m" />
        <Skeleton className="h-5 w-2/5" />
      </div>
      <Words />
    </>
  );
}

function Words() {
  return (
    <>
      <Skeleton className="mt-3 h-4 w-full" />
      <Skeleton className="mt-2 mb-5 h-4 w-3/5" />
    </>
  );
}

function Fields() {
  return [0, 1, 2].map((place) => <Skeleton key={place} className="mb-3 h-15 rounded-m" />);
}
