import type { Participant } from '@wbd/data/registrations';
import type { Mail } from '@wbd/domain/mails';

/**
 * The participants whose confirmation was given up.
 * @param failed may hold confirmations of earlier registrations of the same people, which do not count
 */
export function unreachedParticipants<Seat extends Pick<Participant, 'customer' | 'registeredAt'>>(
  participants: readonly Seat[],
  failed: readonly Mail[],
): Seat[] {
  const key = (customer: string, registeredAt: Date) => `${customer} ${registeredAt.getTime()}`;
  const keys = new Set(
    failed.map((mail) =>
      mail.kind === 'registration-confirmation' ? key(mail.customer, mail.registeredAt) : '',
    ),
  );
  return participants.filter(({ customer, registeredAt }) => keys.has(key(customer, registeredAt)));
}
