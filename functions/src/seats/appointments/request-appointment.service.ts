import type {
  AppointmentRequest,
  RequestAppointmentInput,
  RequestAppointmentOutput,
} from '@wbd/domain/appointments';
import type { Customer } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import { isSameName } from '@wbd/domain/fields';
import { bookingTarget } from '@wbd/domain/pages';
import { keptMs } from '@wbd/domain/retention';
import type { Caller } from '../../core/caller.ts';
import { currentTrace } from '../../core/log/trace.ts';
import { retryOptimistically } from '../../core/optimistic-retry.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { appointmentMail, appointmentReceipt } from '../../mail/occasions/advisor-mail.ts';
import type { MergePorts } from '../merging/merge.service.ts';
import {
  expectPhone,
  provenLogin,
  type ProvenLoginPorts,
} from '../merging/proven-login.service.ts';
import { takeOverNotes } from '../merging/take-over-notes.service.ts';
import { knownReferrer, referredBy } from '../referrals/referral.service.ts';
import type { PeopleRepository } from '../registrations/people.repository.ts';
import type { AppointmentRequestsRepository } from './appointment-requests.repository.ts';

export interface RequestAppointmentPorts {
  people: Pick<PeopleRepository, 'advisor' | 'openAdvisor' | 'customer'>;
  merging: MergePorts;
  logins: ProvenLoginPorts['logins'];
  requests: AppointmentRequestsRepository;
  /** by phone number */
  limit: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Tells an advisor that the caller, whose number is proven, wants to talk to them. Like a registration it makes the
 * caller a customer of the advisor on whose page they are, unless they are someone's customer already.
 * @throws AppError `auth/phone-required`, `auth/code-required`, `rate/limited`, `advisor/not-found`, and `conflict` when
 *   another person's request has this id
 */
export async function requestAppointment(
  ports: RequestAppointmentPorts,
  input: RequestAppointmentInput,
  { uid, phone }: Caller,
): Promise<RequestAppointmentOutput> {
  if (phone === null) throw new AppError('auth/phone-required');
  const now = ports.now();
  const { firstName, lastName } = input;
  const earlier = await ports.requests.read(input.requestId);
  if (earlier) {
    const isRepeated = earlier.phone === phone && isSameName(earlier, input);
    if (!isRepeated) throw new AppError('conflict');
    return { loginToken: null };
  }
  if (!(await ports.limit.take(phone, now))) throw new AppError('rate/limited');
  const [advisor, referrer, page, video] = await Promise.all([
    ports.people.openAdvisor(input.advisorId),
    knownReferrer(ports.people, input.ref, uid),
    input.pageId === input.advisorId ? null : ports.people.advisor(input.pageId),
    input.videoId === null ? null : ports.requests.video(input.videoId),
  ]);
  if (!advisor) throw new AppError('advisor/not-found');
  const hasCalendar = bookingTarget(advisor, video) !== null;

  const said = { uid, firstName, lastName, email: null, phone };
  const login = await provenLogin({ ...ports.merging, logins: ports.logins }, said);
  const person = { ...said, uid: login.uid };
  const arrival = {
    person,
    page: page?.id ?? advisor.id,
    occasion: 'appointment' as const,
    now,
    expectLogin: () => expectPhone(ports, person),
    // who asks for a call gets that one
    mayCall: false,
  };
  const { entries, seats } = ports.merging;
  await retryOptimistically(seats, `request ${input.requestId}`, async () => {
    const { entry, customer: arrived, found } = await takeOverNotes(ports.merging, arrival);
    if (!entry.customer) await arrival.expectLogin();
    const { customer, referral } = referredBy(arrived, referrer, 'appointment', now);
    if (!(await entries.write({ found, put: [{ entry, customer }], referral }))) return null;
    const request = requestOf(customer);
    // an external calendar sends its own confirmations
    const isConfirmed = !hasCalendar && customer.email !== null;
    const isStored = await ports.requests.create(request, [
      appointmentMail(request, now),
      ...(isConfirmed ? [appointmentReceipt(request, now)] : []),
    ]);
    return isStored || null;
  });
  return { loginToken: login.token };

  function requestOf(customer: Customer): AppointmentRequest {
    return {
      id: input.requestId,
      advisor: input.advisorId,
      customer: customer.id,
      isOwn: customer.advisor === input.advisorId,
      firstName,
      lastName,
      phone: person.phone,
      topic: input.topic,
      preferredTime: input.preferredTime ?? null,
      video: video?.advisor === input.advisorId ? video.id : null,
      hasCalendar,
      done: false,
      createdAt: now,
      trace: currentTrace(),
      expiresAt: new Date(now.getTime() + keptMs('appointmentRequests')),
    };
  }
}
