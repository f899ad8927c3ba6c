import type { LinkProps } from "@lantern/ui/components/link.tsx";
import type { MouseEvent } from "react";
import { useRouter } from "../router/router-context.tsx";

/** A link of the app under the design system's: pages change without loading anew, and their code comes with the first touch. */
export function RouterLink({ href, replace = false, onClick, children, ...rest }: LinkProps) {
  const router = useRouter();
  if (!href.startsWith("/") || href.startsWith("//")) {
    return (
      <a rel="noopener noreferrer" {...rest} href={href} onClick={onClick}>
        {children}
      </a>
    );
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain || (rest.target !== undefined && rest.target !== "_self")) return;
    event.preventDefault();
    void router.navigate(href, { replace });
  };
  // A finger enters when it touches.
  const ready = () => router.preload(href);
  return (
    <a {...rest} href={href} onClick={follow} onPointerEnter={ready}>
      {children}
    </a>
  );
}
