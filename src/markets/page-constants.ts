/** Constants of pages and their addresses (spec §9 unless a line names another source). */

/** Redirects: by default, by the SEO service, and those that depend on session, cart or cookie (interpretation 22). */
export const REDIRECT_STATUS = { default: 308, seo: 301, session: 303 } as const;

/** First years of the copyright lines (interpretation 15: the footer runs from here to the current year). */
export const FOUNDED_YEAR = 2007;
export const COPYRIGHT_META_YEAR = 2014;

/** Viewport widths in CSS pixels: mobile below, desktop from. */
export const BREAKPOINT_PX = { mobile: 768, desktop: 1024 } as const;

/** Carousels: items side by side, the widths they change at, gaps and the snap after a drag. */
export const CAROUSEL = {
  minimumItems: 3,
  maximumVisible: 6,
  breakpointsPx: [640, 768, 1023, 1200, 1440, 1919],
  itemsOnNarrow: [1.5, 3],
  gapsPx: [20, 30],
  dragTransitionMs: 300,
  itemsPerPage: 1,
} as const;

/** Height of the review bar in the header. */
export const HEADER_REVIEW_BAR_REM = 2;

/** Between locale and route in a route's name. */
export const LOCALE_ROUTE_SEPARATOR = '___';

export const SEARCH_PORT = 443;
