/** What is left of a stretch of time or a way, as a burning wick. `fraction` is 0–1. */
export function Wick({ fraction, label, className }: { readonly fraction: number; readonly label?: string; readonly className?: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, fraction)) * 1000) / 10;
  return (
    <span
      role={label === undefined ? undefined : "progressbar"}
      aria-label={label}
      aria-valuenow={label === undefined ? undefined : percent}
      className={`relative block h-[5px] overflow-clip bg-veil ${className ?? ""}`}
    >
      <span
        className="absolute inset-y-0 start-0 rounded-r-[3px] [background:var(--wick-face)] [box-shadow:var(--wick-glow)] rtl:-scale-x-100"
        style={{ width: `${percent}%` }}
      />
    </span>
  );
}
