/**
 * Operators' HTML as nodes that can do nothing but be read: no scripts, no styles of their own, no forms, no frames. The sanitiser is
 * loaded with the first text that needs it.
 */
export async function safeHtml(html: string): Promise<DocumentFragment> {
  const { default: purify } = await import("dompurify");
  const fragment = purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ["style", "form", "input", "button", "textarea", "select", "iframe"],
    FORBID_ATTR: ["style", "class", "id"],
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll("a")) {
    link.rel = "noopener noreferrer";
    if (link.origin !== location.origin) link.target = "_blank";
  }
  return fragment;
}
