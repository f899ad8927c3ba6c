import sanitizeHtml from "sanitize-html";

const options: sanitizeHtml.IOptions = {
  allowedTags: `p br hr h2 h3 h4 ul ol li blockquote div span b strong i em u s small sub sup a img
    table caption thead tbody tfoot tr th td`.split(/\s+/),
  allowedAttributes: {
    a: ["href"],
    img: ["src", "alt", "width", "height"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
    "*": ["dir", "lang"],
  },
  allowedSchemes: ["https"],
  allowedSchemesByTag: { a: ["https", "mailto", "tel"] },
  allowedSchemesAppliedToAttributes: ["href", "src"],
  allowProtocolRelative: false,
  // What stands in these is no text for people.
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "template", "title", "xmp", "iframe", "noembed", "noframes"],
  disallowedTagsMode: "discard",
  nestingLimit: 32,
};

/**
 * HTML that an operator wrote, as it is kept: text, lists, tables, pictures and links that can do nothing but be read. Scripts, styles,
 * forms, frames, handlers, classes and ids go, and so do addresses that are neither https nor the house's own; links may also write or
 * call. Sanitising twice changes nothing more. The page makes it harmless once more before it shows it.
 */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, options);
}
