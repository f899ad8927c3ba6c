/**
 * What every page needs at once goes into one file: many small ones cost more on the wire than they save. Screens, overlays and all
 * that only they use keep files of their own; so do the themes, of which a page needs one. Paths end before `.ts` or `.tsx`; a later row takes out what an earlier one has let in.
 */
const inFirstLoad: readonly RegExp[] = [
  /\/node_modules\/(?:react|react-dom|scheduler|@tanstack|@lingui)\//,
  /\/apps\/mobile\/src\/(?:paths|app\/[^/]+)$/,
  /\/apps\/mobile\/src\/shared\/(?:layout|router|page|session|text|toast|wallet|clock|offline|wire)\/[^/]+$/,
  /\/apps\/mobile\/src\/shared\/games\/(?:game-href|launch-page-query)$/,
  /\/packages\/phrases\/src\/(?:i18n|languages|load-catalogue)$/,
  /\/packages\/money\/src\/(?:amount|currencies|display|rounding)$/,
  /\/packages\/rules\/src\/(?:site\/[^/]+|accounts\/access-table|games\/(?:categories|constants|launch)|lottery\/countdown)$/,
  /\/packages\/contract\/src\/(?:games\/get-home|site\/get-system-status|accounts\/get-member-info|wallet\/get-wallet)$/,
  /\/packages\/ui\/src\/components\/(?:badge|ball|button|carousel|class-names|countdown|empty-state|error-state|game-tile|icon|icon-button|link|lottery-ticket-card|money|motif|section-header|skeleton|state-picture|ticker|tile-art|use-carousel-engine|use-countdown|vendor-card)$/,
];

const later: readonly RegExp[] = [
  /\/@tanstack\/(?:query-core\/build\/modern\/infiniteQueryObserver|react-query\/build\/modern\/useInfiniteQuery)\.js$/,
  /\/app\/(?:after-paint|contract-prompts|download-bar|download-options|floating-widget|home-late|live-stream|house-closed-screen|login-time-card|more-screens|not-admitted-screen|not-built-screen|offline-notice|register-service-worker|reminder-times|search-entry|session-reminder|use-scroll-rest)$/,
  /\/shared\/clock\/elapsed-time$/,
  /\/shared\/offline\/as-of$/,
  /\/shared\/page\/(?:use-alive|use-kept-room)$/,
  /\/shared\/wallet\/(?:balance-card|use-money-shortcut)$/,
  /\/shared\/wire\/(?:seal|use-action|stream)$/,
];

/** Whether a module belongs into the file of the first load. */
export function isInFirstLoad(id: string): boolean {
  const path = (id.split("?")[0] ?? id).replace(/\.(?:tsx?|css)$/, "");
  return inFirstLoad.some((pattern) => pattern.test(path)) && !later.some((pattern) => pattern.test(path));
}
