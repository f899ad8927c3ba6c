import { useEffect, useEffectEvent, useRef } from "react";
import { studioMessageOf, type StudioMessage, type StudioOrder } from "./studio-message.ts";

export interface VendorFrameProps {
  readonly url: string;
  /** The only origin that is heard and spoken to. */
  readonly origin: string;
  readonly title: string;
  readonly onLoad: () => void;
  readonly onMessage: (message: StudioMessage) => void;
  /** Gets the way to tell the game something, and undefined once there is none. */
  readonly onSpeaker: (speak: ((order: StudioOrder) => void) | undefined) => void;
}

/** Scripts and the vendor's own storage, nothing of ours: no navigation of the page, no downloads. */
const sandbox = "allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock";

/** A vendor's game in its frame. */
export function VendorFrame({ url, origin, title, onLoad, onMessage, onSpeaker }: VendorFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const hear = useEffectEvent((message: StudioMessage) => onMessage(message));
  const introduce = useEffectEvent((speak: ((order: StudioOrder) => void) | undefined) => onSpeaker(speak));
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.source === null || event.source !== frame.current?.contentWindow) return;
      const message = studioMessageOf(event, origin);
      if (message !== undefined) hear(message);
    };
    addEventListener("message", listen);
    introduce((type) => frame.current?.contentWindow?.postMessage({ type }, origin));
    return () => {
      removeEventListener("message", listen);
      introduce(undefined);
    };
  }, [origin]);
  return (
    <iframe
      ref={frame}
      src={url}
      title={title}
      className="vendor-frame"
      sandbox={sandbox}
      allow="autoplay; fullscreen"
      referrerPolicy="strict-origin"
      onLoad={onLoad}
    />
  );
}
