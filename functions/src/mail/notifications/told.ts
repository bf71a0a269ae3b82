import { createHash } from 'node:crypto';
import type { Notification, NotificationEvent } from '@wbd/domain/notifications';
import { keptMs } from '@wbd/domain/retention';
import type { Seminar, Session } from '@wbd/domain/seminars';
import type { Cause } from './cause.ts';

export type About = Partial<
  Pick<
    Notification,
    'customer' | 'session' | 'isHost' | 'isOwn' | 'name' | 'title' | 'time' | 'movedTo'
  >
>;

/** A notification and its recipient. */
export interface Told {
  event: NotificationEvent;
  uid: string;
  /** event, advisor and key together identify a notification */
  key: string;
  about: About;
}

/** @param trace of the click that it follows, as in the logs */
export function notificationOf(
  { event, uid, key, about }: Told,
  trace: string | null,
  now: Date,
): Notification {
  return {
    id: createHash('sha256')
      .update(JSON.stringify([event, uid, key]))
      .digest('hex')
      .slice(0, 40),
    advisor: uid,
    event,
    ...NOTHING,
    ...about,
    read: false,
    createdAt: now,
    trace,
    expiresAt: new Date(now.getTime() + keptMs('notifications')),
  };
}

const NOTHING = {
  customer: null,
  session: null,
  isHost: false,
  isOwn: false,
  name: null,
  title: null,
  time: null,
  movedTo: null,
} as const satisfies Required<About>;

/** A referral is stored together with the seat or the place on a list that it led to. */
export function toldOfReferral(referral: Cause['referral'], at: Date): Told[] {
  if (referral?.createdAt.getTime() !== at.getTime()) return [];
  const { id: key, referrer: uid, customer, name } = referral;
  return [{ event: 'referred', uid, key, about: { customer, name } }];
}

export function sessionFacts(
  { id, advisor, time }: Session,
  { title }: Seminar,
  uid: string,
): About {
  return { session: id, isHost: advisor === uid, title, time };
}

export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}
