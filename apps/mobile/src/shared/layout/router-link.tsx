import type { LinkProps } from "@lantern/ui/components/link.tsx";
import { Link } from "@tanstack/react-router";

/** The router's link under the design system's: pages of the app move without loading anew, other addresses are plain links. */
export function RouterLink({ href, replace, ...rest }: LinkProps) {
  if (!href.startsWith("/") || href.startsWith("//")) return <a {...rest} href={href} rel="noopener noreferrer" />;
  const [path = "/", query = ""] = href.split("?");
  return <Link {...(rest as object)} to={path} search={Object.fromEntries(new URLSearchParams(query)) as never} replace={replace ?? false} />;
}
