import { createHash } from 'node:crypto';
import type { Deal } from '@wbd/domain/commission';
import type { Notification, NotificationEvent } from '@wbd/domain/notifications';
import { formatMoney } from '@wbd/domain/plans';
import { keptMs } from '@wbd/domain/retention';

/** Notifications of a decision for the author of a deal and its partner. */
export function commissionNews(deal: Deal, now: Date): Notification[] {
  const { state, advisor, reference } = deal;
  switch (state) {
    case 'confirmed':
      return [
        newsFor(advisor, 'deal-confirmed', reference, deal, now),
        ...partnerNews('commission-earned', deal, now),
      ];
    case 'refused':
      return [newsFor(advisor, 'deal-refused', reference, deal, now)];
    case 'cancelled':
      return [
        newsFor(advisor, 'deal-cancelled', reference, deal, now),
        ...partnerNews('commission-reversed', deal, now),
      ];
    case 'reported':
    case 'withdrawn':
      return [];
  }
}

/** Notifications about a commission for its partner; empty without one. */
export function partnerNews(event: NotificationEvent, deal: Deal, now: Date): Notification[] {
  const { partner, commission } = deal;
  if (partner === null || commission === null || commission === 0) return [];
  return [newsFor(partner, event, formatMoney(commission), deal, now)];
}

function newsFor(
  uid: string,
  event: NotificationEvent,
  title: string,
  { id, customer, name }: Deal,
  now: Date,
): Notification {
  const key = JSON.stringify([event, uid, id]);
  return {
    id: createHash('sha256').update(key).digest('hex').slice(0, 40),
    advisor: uid,
    event,
    customer,
    session: null,
    isHost: false,
    isOwn: false,
    name,
    title,
    time: null,
    movedTo: null,
    read: false,
    createdAt: now,
    trace: null,
    expiresAt: new Date(now.getTime() + keptMs('notifications')),
  };
}
