import * as z from 'zod/mini';
import { idSchema, nullableText } from '../fields/fields.ts';
import { TEAM_NEWS } from '../teams/team-news.ts';

/** Kinds of notifications, as advisors choose them in their settings. */
export const NOTIFICATION_KINDS = [
  'registration',
  'cancellation',
  'full',
  'waiting',
  'referral',
  'appointment',
  'guests',
  'colleague',
  'erasure',
  'team',
] as const;
export const notificationKindSchema = z.enum(NOTIFICATION_KINDS);
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

const notificationEventSchema = z.enum([
  'registered',
  'cancelled',
  'moved',
  'full',
  'waiting-joined',
  'waiting-offered',
  'referred',
  'appointment-requested',
  'appointment-withdrawn',
  'appointment-booked',
  'appointment-moved',
  'appointment-cancelled',
  'guests-registered',
  'session-cancelled',
  'session-called-off',
  'seats-freed',
  'customer-erased',
  'customer-restricted',
  'customer-unrestricted',
  ...TEAM_NEWS,
  'deal-confirmed',
  'deal-refused',
  'deal-cancelled',
  'commission-earned',
  'commission-due',
  'commission-reversed',
  'payout-details',
  'statement-issued',
  'statement-paid',
  'statement-returned',
  'statement-corrected',
  'statement-answered',
  'statement-objected',
  'payout-drafted',
  'payout-for-operator',
  'film-sold',
  'film-disputed',
  'film-refunded',
  'film-bought',
  'film-revoked',
  'film-regained',
  'film-ending',
]);
export type NotificationEvent = z.infer<typeof notificationEventSchema>;

/** Under which kind an advisor chooses what happens with an event; null for one that only the portal tells. */
export const KIND_OF_EVENT: Readonly<Record<NotificationEvent, NotificationKind | null>> = {
  registered: 'registration',
  cancelled: 'cancellation',
  moved: 'cancellation',
  full: 'full',
  'waiting-joined': 'waiting',
  'waiting-offered': 'waiting',
  referred: 'referral',
  'appointment-requested': 'appointment',
  'appointment-withdrawn': 'appointment',
  'appointment-booked': 'appointment',
  'appointment-moved': 'appointment',
  'appointment-cancelled': 'appointment',
  'guests-registered': 'guests',
  'session-cancelled': 'colleague',
  'session-called-off': 'colleague',
  'seats-freed': 'colleague',
  'customer-erased': 'erasure',
  'customer-restricted': 'erasure',
  'customer-unrestricted': 'erasure',
  'team-joined': 'team',
  'team-left': 'team',
  'team-removed': 'team',
  'team-dissolved': 'team',
  'team-leading': 'team',
  'team-lead-asked': 'team',
  'team-below-wished': 'team',
  'team-below-answered': 'team',
  'deal-confirmed': null,
  'deal-refused': null,
  'deal-cancelled': null,
  'commission-earned': null,
  'commission-due': null,
  'commission-reversed': null,
  'payout-details': null,
  'statement-issued': null,
  'statement-paid': null,
  'statement-returned': null,
  'statement-corrected': null,
  'statement-answered': null,
  'statement-objected': null,
  'payout-drafted': null,
  'payout-for-operator': null,
  'film-sold': null,
  'film-disputed': null,
  'film-refunded': null,
  'film-bought': null,
  'film-revoked': null,
  'film-regained': null,
  'film-ending': null,
};

/**
 * notifications/{id}: what happened, for one advisor. The server writes it, with an id that derives from the cause; the
 * advisor marks it as read. It holds what a row tells, because what it is about may be gone.
 */
export const notificationSchema = z.object({
  id: idSchema,
  /** whom it is for */
  advisor: idSchema,
  event: notificationEventSchema,
  /** the customer it is about, whose erasure removes it; null where it is about no one, or a host must not learn the name */
  customer: z.nullable(idSchema),
  session: z.nullable(idSchema),
  /** whether the session belongs to a seminar of this advisor */
  isHost: z.boolean(),
  /** whether the customer is this advisor's own */
  isOwn: z.boolean(),
  /** of the person or the colleague; null where the advisor does not learn it */
  name: nullableText,
  /** of the seminar, or the team */
  /** of the seminar or film; of a deal its reference, of a commission its amount */
  title: nullableText,
  /** when the session is */
  time: z.nullable(z.date()),
  /** when the session is that the person goes to instead */
  movedTo: z.nullable(z.date()),
  read: z.boolean(),
  createdAt: z.date(),
  /** of the click that led to it, as in the logs */
  trace: z._default(nullableText, null),
  /** when the database deletes it */
  expiresAt: z.date(),
});
export type Notification = z.infer<typeof notificationSchema>;
