import type { ReactNode } from "react";

/** One thing that is known: its name where lines begin, what it is where they end. */
export function AccountFact({ label, value }: { readonly label: string; readonly value: ReactNode }) {
  return (
    <div className="flex min-h-13 items-center justify-between gap-4 border-t border-line px-4 py-1.5 first:border-t-0">
      <dt className="text-body shrink-0 text-paper-2">{label}</dt>
      <dd className="text-lead min-w-0 text-end text-[15px]! break-words">{value}</dd>
    </div>
  );
}
