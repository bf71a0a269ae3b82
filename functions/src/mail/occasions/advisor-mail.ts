import type { AppointmentRequest } from '@wbd/domain/appointments';
import { referralName, type Customer } from '@wbd/domain/customers';
import type {
  AdvisorMail,
  AppointmentMail,
  CustomerErasedMail,
  CustomerRestrictedMail,
  ErasureAnnouncedMail,
  MailOf,
  PlanMail,
  SupportMail,
} from '@wbd/domain/mails';
import { queuedRow } from '../outbox/outbox-row.ts';

/**
 * A mail to an advisor about their account. Text and links are made when it is sent; the row holds nothing secret.
 * @param order the same `kind`, `uid` and `key` mean the same mail
 */
export function advisorMail<Kind extends AdvisorMail['kind']>(order: {
  kind: Kind;
  uid: string;
  key: string;
  now: Date;
}) {
  const { kind, uid, key, now } = order;
  return { ...queuedRow(kind, [uid, key], uid, now), uid };
}

type PlanMailOf<Kind, Any extends PlanMail = PlanMail> = Any extends PlanMail
  ? Kind extends Any['kind']
    ? Any
    : never
  : never;

/**
 * A mail to an advisor about the plan; the row holds what it tells, because Stripe has moved on by the time it is sent.
 * @param told the same `kind`, `uid` and `key` mean the same mail
 */
export function planMail<Kind extends PlanMail['kind']>(
  kind: Kind,
  {
    key,
    now,
    ...told
  }: Omit<PlanMailOf<Kind>, keyof ReturnType<typeof queuedRow> | 'kind'> & {
    uid: string;
    key: string;
    now: Date;
  },
) {
  return { ...queuedRow(kind, [told.uid, key], told.uid, now), ...told };
}

/** Tells an advisor that an admin has blocked the account. */
export function blockMail(uid: string, reason: string, now: Date): MailOf<'account-blocked'> {
  return { ...queuedRow('account-blocked', [uid, now.getTime()], uid, now), uid, reason };
}

/** Tells an advisor that the account is open again. */
export function unblockMail(uid: string, now: Date): MailOf<'account-unblocked'> {
  const reason = null;
  return { ...queuedRow('account-unblocked', [uid, now.getTime()], uid, now), uid, reason };
}

/** Tells an advisor that an admin looks at what they see. */
export function supportMail(
  { uid, ...told }: Pick<SupportMail, 'uid' | 'reason' | 'until'>,
  now: Date,
): SupportMail {
  const kind = 'support-view-started';
  return { ...queuedRow(kind, [uid, now.getTime()], uid, now), uid, ...told };
}

/** Tells an advisor that the second factor was added or removed. Repeated events yield the same mail. */
export function secondFactorMail(
  { uid, change, at }: Pick<MailOf<'second-factor-changed'>, 'uid' | 'change' | 'at'>,
  now: Date,
): MailOf<'second-factor-changed'> {
  const kind = 'second-factor-changed';
  return { ...queuedRow(kind, [uid, change, at.getTime()], uid, now), uid, change, at };
}

/** Tells an advisor that a person wants to talk to them. Repeated calls mean the same mail. */
export function appointmentMail(request: AppointmentRequest, now: Date): AppointmentMail {
  const kind = 'appointment-requested';
  const { id, advisor: uid, customer } = request;
  return { ...queuedRow(kind, [id], uid, now), uid, customer, request: id };
}

/** Confirms to the person that the advisor has received the request. */
export function appointmentReceipt(
  { id: request, advisor, customer, createdAt }: AppointmentRequest,
  now: Date,
): MailOf<'appointment-received'> {
  const row = queuedRow('appointment-received', [request], advisor, now);
  return { ...row, customer, request, requestedAt: createdAt };
}

/** Tells an advisor that the person withdrew the request. */
export function appointmentWithdrawnMail(
  { id, advisor: uid, customer, isOwn, firstName, lastName }: AppointmentRequest,
  now: Date,
): MailOf<'appointment-withdrawn'> {
  const row = queuedRow('appointment-withdrawn', [id], uid, now);
  return { ...row, uid, customer, isOwn, firstName, lastName };
}

/** Tells a customer's advisor that the customer, or the operator, erased the data. Repeated requests yield the same mail. */
export function customerErasedMail(
  customer: Customer,
  now: Date,
  by: CustomerErasedMail['by'] = 'person',
): CustomerErasedMail {
  const kind = 'customer-erased';
  const { id, advisor: uid, registered } = customer;
  const key = [uid, id, registered.getTime()];
  return { ...queuedRow(kind, key, uid, now), uid, name: referralName(customer), by };
}

/** Tells a customer's advisor that the customer restricted the use of their own data, or, without a restriction, lifted it. */
export function customerRestrictedMail(customer: Customer, now: Date): CustomerRestrictedMail {
  const kind = 'customer-restricted';
  const { id, advisor: uid, restriction } = customer;
  const restricted = restriction !== null;
  const row = queuedRow(kind, [uid, id, String(restricted), now.getTime()], uid, now);
  return { ...row, uid, customer: id, name: referralName(customer), restricted };
}

/** The run that announces erasures has ended long before. */
const ANNOUNCED_WITHIN_MS = 4 * 3_600_000;

/**
 * Tells an advisor which customers are erased for want of contact: one mail for the advisor and the day. It waits until all
 * customers of the day are announced.
 */
export function erasureAnnouncedMail(
  { advisor: uid }: Pick<Customer, 'advisor'>,
  eraseOn: string,
  now: Date,
): ErasureAnnouncedMail {
  const kind = 'erasure-announced';
  const due = new Date(now.getTime() + ANNOUNCED_WITHIN_MS);
  const row = queuedRow(kind, [uid, eraseOn], uid, due);
  return { ...row, uid, eraseOn, leaseUntil: due, nextAttempt: due };
}
