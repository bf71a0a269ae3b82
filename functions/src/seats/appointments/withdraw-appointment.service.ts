import type { WithdrawAppointmentInput } from '@wbd/domain/appointments';
import { AppError } from '@wbd/domain/errors';
import type { Caller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { appointmentWithdrawnMail } from '../../mail/occasions/advisor-mail.ts';
import { confirmedClaim, type OwnClaimPorts } from '../data-rights/own-claim.ts';
import type { AppointmentRequestsRepository } from './appointment-requests.repository.ts';

export interface WithdrawAppointmentPorts extends OwnClaimPorts {
  requests: Pick<AppointmentRequestsRepository, 'withdraw'>;
  /** limits calls per login */
  limit: Pick<RateLimit, 'take'>;
}

/**
 * Deletes the caller's request for a call, and tells the advisor not to call. The caller is identified by their verified
 * phone number and their name. Repeating it changes nothing.
 * @throws AppError `auth/phone-required`, `rate/limited`, `own-data/not-found`
 */
export async function withdrawAppointment(
  ports: WithdrawAppointmentPorts,
  { requestId, ...claim }: WithdrawAppointmentInput,
  caller: Caller,
): Promise<Record<string, never>> {
  const now = ports.now();
  if (!(await ports.limit.take(caller.uid, now))) throw new AppError('rate/limited');
  const { customer } = await confirmedClaim(ports, caller, claim);
  if (!customer) throw new AppError('own-data/not-found');
  await ports.requests.withdraw(requestId, customer.id, (request) =>
    appointmentWithdrawnMail(request, now),
  );
  return {};
}
