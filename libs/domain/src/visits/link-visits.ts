import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { berlinDay, monthOf } from '../time/index.ts';

/** How far back a sharer sees how often their links were opened, today included. */
export const VISITS_SHOWN_DAYS = 90;

const visitedItemSchema = z.object({
  kind: z.enum(['video', 'seminar', 'schnellvideo', 'testimonial']),
  id: idSchema,
});
export type VisitedItem = z.infer<typeof visitedItemSchema>;

/** countVisit: a link that someone shared was opened. Holds nothing about the visitor. */
export const linkVisitSchema = z.object({
  /** uid of the person who shared the link */
  referrer: idSchema,
  /** what it leads to; null for the advisor's page itself */
  item: z.nullable(visitedItemSchema),
});
export type LinkVisit = z.infer<typeof linkVisitSchema>;

/**
 * linkVisits/{referrer}.{month}: how often the links of a person were opened in a month, as numbers alone. The person
 * who shared them reads it.
 */
export const linkVisitsSchema = z.object({
  id: idSchema,
  referrer: idSchema,
  /** opened links, by day (yyyy-MM-dd) and by link, as `linkKey` names it */
  days: z._default(z.record(z.string(), z.record(z.string(), z.int())), {}),
  /** when the database deletes it */
  expiresAt: z.date(),
});
export type LinkVisits = z.infer<typeof linkVisitsSchema>;

/** The id of the document that counts a person's visits of a month. */
export function linkVisitsId(referrer: string, instant: Date): string {
  return `${referrer}.${monthOf(instant)}`;
}

/** A link within the counts of a day. */
export function linkKey(item: VisitedItem | null): string {
  return item === null ? 'page' : `${item.kind}:${item.id}`;
}

const sharedPath = /^\/[^/]+\/shared\/([^/]+)\/([^/]+)\/?$/;

/** What a link on an advisor's page leads to; null for the page itself and everything else below it. */
export function visitedItem(pathname: string): VisitedItem | null {
  const [, kind, id] = sharedPath.exec(pathname) ?? [];
  const item = visitedItemSchema.safeParse({ kind, id });
  return item.success ? item.data : null;
}

export interface CountedVisits {
  total: number;
  /** by `linkKey` */
  byLink: ReadonlyMap<string, number>;
}

/** Adds up the visits of the days that are shown. */
export function visitsShown(months: readonly LinkVisits[], now: Date): CountedVisits {
  const first = berlinDay(shownSince(now));
  const byLink = new Map<string, number>();
  for (const [day, links] of months.flatMap(({ days }) => Object.entries(days))) {
    if (day < first) continue;
    for (const [link, count] of Object.entries(links)) {
      byLink.set(link, (byLink.get(link) ?? 0) + count);
    }
  }
  return { total: [...byLink.values()].reduce((sum, count) => sum + count, 0), byLink };
}

const DAY_MS = 24 * 3_600_000;

/** The beginning of what is shown. */
export function shownSince(now: Date): Date {
  return new Date(now.getTime() - (VISITS_SHOWN_DAYS - 1) * DAY_MS);
}
