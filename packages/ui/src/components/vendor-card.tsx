import { Link } from "./link.tsx";
import { useDefaultCover } from "./motif.tsx";

export interface VendorCardProps {
  readonly name: string;
  /** Below the name: “184 games”. */
  readonly note?: string;
  /** Address of its mark; the brand's default cover stands in where it is empty. */
  readonly iconUrl: string;
  readonly href: string;
}

/** A studio: its mark, its name, how much it has. */
export function VendorCard({ name, note, iconUrl, href }: VendorCardProps) {
  const defaultCover = useDefaultCover();
  return (
    <Link
      href={href}
      className="pressable flex min-h-14 max-w-full flex-none items-center gap-2.5 rounded-m py-2 ps-2 pe-4 [background:var(--card-face)] [box-shadow:var(--edge-light),inset_0_0_0_1px_var(--line)]"
    >
      <img
        src={iconUrl === "" ? defaultCover : iconUrl}
        alt=""
        width={40}
        height={40}
        loading="lazy"
        decoding="async"
        className="size-10 flex-none rounded-[9px] bg-ink-3 object-cover"
      />
      <span className="min-w-0">
        <span className="text-label block truncate py-px text-[14px]!">{name}</span>
        {note !== undefined && <span className="text-note block truncate text-paper-3">{note}</span>}
      </span>
    </Link>
  );
}
