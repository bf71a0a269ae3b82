import type { Deal } from '@wbd/domain/commission';
import type { Notification, NotificationEvent } from '@wbd/domain/notifications';
import { formatMoney } from '@wbd/domain/plans';
import { notificationOf } from '../../mail/notifications/told.ts';

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
  return notificationOf({ event, uid, key: id, about: { customer, name, title } }, null, now);
}
