import { may } from '../plans/capabilities.ts';
import type { Level } from '../plan-rows/plan-rows.ts';
import { KIND_OF_EVENT, type Notification } from './notification.ts';

/**
 * The page of the portal that a notification leads to: the host's session, the advisor's own customer, or the first page,
 * which lists referrals and wishes for appointments. Only what the advisor's package opens.
 */
export function notificationPath(
  {
    event,
    session,
    isHost,
    customer,
    isOwn,
  }: Pick<Notification, 'event' | 'session' | 'isHost' | 'customer' | 'isOwn'>,
  level: Level,
): string {
  if (event === 'payout-drafted') return '/intern/netzwerk/auszahlungen';
  if (event === 'payout-for-operator') return '/admin/auszahlungen';
  if (event === 'statement-objected') return '/intern/netzwerk/auszahlungen?tab=gutschriften';
  if (event === 'payout-details' || event === 'statement-returned') {
    return '/intern/netzwerk/bankverbindung';
  }
  if (event.startsWith('commission-') || event.startsWith('statement-')) return '/intern/netzwerk';
  if (event === 'film-sold' || event === 'film-disputed' || event === 'film-refunded') {
    return '/intern/angebote?tab=verkauf';
  }
  if (event.startsWith('film-')) return '/intern/angebote?tab=gekauft';
  if (event.startsWith('deal-')) return '/intern/netzwerk/abschluesse';
  if (isHost && session !== null && may(level, 'participants')) {
    return `/intern/veranstaltungen/view/${encodeURIComponent(session)}`;
  }
  if (isOwn && customer !== null && may(level, 'customers')) {
    return `/intern/crm/${encodeURIComponent(customer)}`;
  }
  if (event.startsWith('appointment-') && may(level, 'appointments')) return '/intern/kalender';
  if (KIND_OF_EVENT[event] === 'team') return '/intern/team';
  if (event === 'customer-erased' && may(level, 'customers')) return '/intern/crm';
  return '/intern/portal';
}
