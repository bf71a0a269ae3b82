const MINUTE = 60 * 1000;

/** How long data counts as fresh: long for content that hardly changes, short for the rest. */
export const FRESHNESS = {
  standard: 5 * MINUTE,
  /** video, seminar and testimonial pages */
  content: 24 * 60 * MINUTE,
} as const;

/** The most documents that the rules hand out in one list. */
export const PAGE_SIZE = 500;

/**
 * Query options of a form that edits: it begins with what is stored now, not with what a list read minutes ago, and
 * nothing replaces it while a person types. The form waits for `isFetchedAfterMount`.
 */
export const FOR_EDITING = {
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
