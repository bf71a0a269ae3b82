import { PUBLIC } from '@wbd/domain/audiences';
import { keptMs } from '@wbd/domain/retention';
import { berlinDay, lastMonths } from '@wbd/domain/time';
import { linkVisitsId, type VisitedItem } from '@wbd/domain/visits';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { db } from '../../core/firestore.ts';
import type { Counts } from './gathered-counts.ts';

/** A day of a person's counts. */
export interface VisitDay {
  /** tells days apart */
  key: string;
  referrer: string;
  at: Date;
}

/** The day on which a person's link is opened. */
export function visitDay(referrer: string, at: Date): VisitDay {
  return { key: `${referrer}.${berlinDay(at)}`, referrer, at };
}

/** Adds opened links to a day. */
export async function addVisits({ referrer, at }: VisitDay, counts: Counts): Promise<void> {
  const [month] = lastMonths(1, at);
  if (!month) throw new Error('no month');
  const links = Object.fromEntries(
    [...counts].map(([link, count]) => [link, FieldValue.increment(count)]),
  );
  const expiresAt = Timestamp.fromMillis(month.to.getTime() + keptMs('linkVisits'));
  await db
    .doc(`linkVisits/${linkVisitsId(referrer, at)}`)
    .set({ referrer, days: { [berlinDay(at)]: links }, expiresAt }, { merge: true });
}

const COLLECTIONS = {
  video: 'expertVideos',
  seminar: 'seminars',
  schnellvideo: 'quickVideos',
  testimonial: 'testimonials',
} as const satisfies Record<VisitedItem['kind'], string>;

/** Whether there is such an advisor, or such an item for everyone. Costs a read. */
export async function isThere(path: string): Promise<boolean> {
  const found = await db.doc(path).get();
  return found.exists && (found.get('audience') ?? PUBLIC) === PUBLIC;
}

export const pathOf = ({ kind, id }: VisitedItem) => `${COLLECTIONS[kind]}/${id}`;
