const MINUTE = 60 * 1000;

/** How long data counts as fresh: long for content that hardly changes, short for the rest. */
export const FRESHNESS = {
  standard: 5 * MINUTE,
  /** video, seminar and testimonial pages */
  content: 24 * 60 * MINUTE,
} as const;

/** The most documents that the rules hand out in one list. */
export const PAGE_SIZE = 500;
