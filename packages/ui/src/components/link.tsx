import { createContext, createElement, use, type AnchorHTMLAttributes, type ComponentType, type ReactNode } from "react";

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  readonly href: string;
  readonly children?: ReactNode;
  /** Takes the place of the current entry in the history. */
  readonly replace?: boolean;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Gives the components below the application's own link (its router's). */
export function LinkProvider({ component, children }: { readonly component: ComponentType<LinkProps>; readonly children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link to a page of the application. */
export function Link(properties: LinkProps) {
  return createElement(use(LinkContext), properties);
}

function PlainLink({ replace: _replace, children, ...properties }: LinkProps) {
  return <a {...properties}>{children}</a>;
}
