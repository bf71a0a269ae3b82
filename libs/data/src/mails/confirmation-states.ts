import type { Mail, MailState } from '@wbd/domain/mails';

/** How far each customer's confirmation got, by customer. For a second registration the later mail counts. */
export function confirmationStates(mails: readonly Mail[]): Record<string, MailState> {
  const confirmations = mails.flatMap((mail) =>
    mail.kind === 'registration-confirmation' ? [mail] : [],
  );
  const oldestFirst = confirmations.toSorted(
    (a, b) => a.registeredAt.getTime() - b.registeredAt.getTime(),
  );
  return Object.fromEntries(oldestFirst.map(({ customer, state }) => [customer, state]));
}
