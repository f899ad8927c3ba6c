import { Icon } from "@lantern/ui/components/icon.tsx";

/** The seal of the bottom menu: uncut stone for visitors, pressed in cinnabar for members. */
export function DepositEmblem({ lit }: { readonly lit: boolean }) {
  return (
    <span className="deposit-emblem" data-lit={lit ? "" : undefined}>
      <span className="seal">
        <Icon name="wallet" size={26} />
      </span>
    </span>
  );
}
