import { useState } from "react";
import { useSession } from "../session/use-session.ts";

export interface LatePlaceProps {
  /** The part's: `recent`, `matches`. */
  readonly name: string;
  /** Kept free until the part is there. */
  readonly heightPx: number;
  /** Nothing is kept free for a visitor. */
  readonly membersOnly?: boolean;
}

/** Where a page wants a part that comes after its first paint (`app/home-late.tsx`); its height is kept free, so that nothing moves when it comes. */
export function LatePlace({ name, heightPx, membersOnly = false }: LatePlaceProps) {
  const visitor = useSession() === undefined;
  // An answer that is renewed during the visit moves nothing: from here on the part itself gives room back or takes some (`use-kept-room.ts`).
  const [keptPx] = useState(heightPx);
  // `flow-root`: the part's margin belongs to the height that is kept.
  return <div data-late={name} className="flow-root" style={{ minHeight: membersOnly && visitor ? 0 : keptPx }} />;
}
