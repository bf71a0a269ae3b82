import type { Notification, NotificationEvent } from '@wbd/domain/notifications';
import type { FilmEntitlement, FilmSale } from '@wbd/domain/sales';
import { notificationOf } from '../../mail/notifications/told.ts';

export interface SaleChange {
  before: FilmSale | null;
  sale: FilmSale;
  was: FilmEntitlement | null;
  is: FilmEntitlement;
}

/** Notifications that follow from a changed sale, for the seller and the buyer. */
export function saleNews({ before, sale, was, is }: SaleChange, now: Date): Notification[] {
  const { id, seller, buyer, title, recipient } = sale;
  const about = { title, name: recipient.name };
  const news = (uid: string, event: NotificationEvent, key: string) =>
    notificationOf({ event, uid, key, about: uid === seller ? about : { title } }, null, now);
  const isReturned = sale.returned > (before?.returned ?? 0);
  return [
    ...(!before && !sale.isDuplicate ? [news(seller, 'film-sold', id)] : []),
    ...(sale.dispute === 'open' && before?.dispute !== 'open'
      ? [news(seller, 'film-disputed', id)]
      : []),
    ...(isReturned && !sale.isDuplicate
      ? [news(seller, 'film-refunded', `${id} ${sale.returned}`)]
      : []),
    ...accessNews(was, is).map((event) => news(buyer, event, `${is.id} ${is.revision}`)),
  ];
}

function accessNews(was: FilmEntitlement | null, is: FilmEntitlement): NotificationEvent[] {
  if (is.state === 'open' && was?.state !== 'open') {
    return [was?.sale === is.sale ? 'film-regained' : 'film-bought'];
  }
  return is.state !== 'open' && was?.state === 'open' ? ['film-revoked'] : [];
}
