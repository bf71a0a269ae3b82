import type { AppointmentRequest } from '@wbd/domain/appointments';
import { referralName, type Customer } from '@wbd/domain/customers';
import type {
  AdvisorMail,
  AppointmentMail,
  CustomerErasedMail,
  CustomerRestrictedMail,
  ErasureAnnouncedMail,
  BlockMail,
  PlanMail,
  SupportMail,
} from '@wbd/domain/mails';
import { queuedRow } from '../outbox/outbox-row.ts';

/**
 * A mail to an advisor about their account. Text and links are made when it is sent; the row holds nothing secret.
 * @param order the same `kind`, `uid` and `key` mean the same mail
 */
export function advisorMail(order: {
  kind: AdvisorMail['kind'];
  uid: string;
  key: string;
  now: Date;
}): AdvisorMail {
  const { kind, uid, key, now } = order;
  return { ...queuedRow([kind, uid, key], uid, now), kind, uid };
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
  return { ...queuedRow([kind, told.uid, key], told.uid, now), kind, ...told };
}

/** Tells an advisor that an admin has blocked the account for a reason, or, without one, that it is open again. */
export function blockMail(uid: string, reason: string | null, now: Date): BlockMail {
  const kind = reason === null ? 'account-unblocked' : 'account-blocked';
  return { ...queuedRow([kind, uid, now.getTime()], uid, now), kind, uid, reason };
}

/** Tells an advisor that an admin looks at what they see. */
export function supportMail(
  { uid, ...told }: Pick<SupportMail, 'uid' | 'reason' | 'until'>,
  now: Date,
): SupportMail {
  const kind = 'support-view-started';
  return { ...queuedRow([kind, uid, now.getTime()], uid, now), kind, uid, ...told };
}

/** Tells an advisor that a person wants to talk to them. Repeated calls mean the same mail. */
export function appointmentMail(request: AppointmentRequest, now: Date): AppointmentMail {
  const kind = 'appointment-requested';
  const { id, advisor: uid, customer } = request;
  return { ...queuedRow([kind, id], uid, now), kind, uid, customer, request: id };
}

/** Tells a customer's advisor that the customer erased their own data. Repeated requests mean the same mail. */
export function customerErasedMail(customer: Customer, now: Date): CustomerErasedMail {
  const kind = 'customer-erased';
  const { id, advisor: uid, registered } = customer;
  const key = [kind, uid, id, registered.getTime()];
  return { ...queuedRow(key, uid, now), kind, uid, name: referralName(customer) };
}

/** Tells a customer's advisor that the customer restricted the use of their own data, or, without a restriction, lifted it. */
export function customerRestrictedMail(customer: Customer, now: Date): CustomerRestrictedMail {
  const kind = 'customer-restricted';
  const { id, advisor: uid, restriction } = customer;
  const restricted = restriction !== null;
  const row = queuedRow([kind, uid, id, String(restricted), now.getTime()], uid, now);
  return { ...row, kind, uid, customer: id, name: referralName(customer), restricted };
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
  const row = queuedRow([kind, uid, eraseOn], uid, due);
  return { ...row, kind, uid, eraseOn, leaseUntil: due, nextAttempt: due };
}
