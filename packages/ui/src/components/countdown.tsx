import "./countdown.css";
import { useCountdown, type CountdownSource } from "./use-countdown.ts";

export interface CountdownProps extends CountdownSource {
  /** Writes the time left (`00:37`, `1:02:09`), and the empty form for null. */
  readonly format: (remainingMs: number | null) => string;
  readonly className?: string;
}

/** The last stretch, in which a countdown burns vermilion, in ms. */
const hotMs = 10_000;

/** Time left as one text; vermilion in the last ten seconds. */
export function Countdown({ format, className, ...source }: CountdownProps) {
  const remainingMs = useCountdown(source);
  return (
    <span role="timer" className={className === undefined ? "countdown" : `countdown ${className}`} data-hot={isHot(remainingMs)}>
      {format(remainingMs)}
    </span>
  );
}

/** Time left on flaps, each turning when its digits change. */
export function FlipClock({ format, ...source }: CountdownProps) {
  const remainingMs = useCountdown(source);
  const text = format(remainingMs);
  const parts = text.split(":");
  return (
    <span role="timer" className="flip-clock" data-hot={isHot(remainingMs)} data-long={parts.length > 2 ? "" : undefined} aria-label={text}>
      {parts.map((part, index) => (
        <FlipPart key={index} first={index === 0} text={part} />
      ))}
    </span>
  );
}

function FlipPart({ first, text }: { readonly first: boolean; readonly text: string }) {
  return (
    <>
      {!first && <i className="not-italic">:</i>}
      <span>
        <b key={text}>{text}</b>
      </span>
    </>
  );
}

function isHot(remainingMs: number | null): "" | undefined {
  return remainingMs !== null && remainingMs <= hotMs ? "" : undefined;
}
