import type { ErrorCode, InvitationReport, UnregisteredCustomer } from '@wbd/domain';

/** They have their seat, even if the e-mail failed. */
const REGISTERED: readonly ErrorCode[] = ['mail/failed', 'registration/duplicate'];

export function customerName({ firstName, lastName }: UnregisteredCustomer): string {
  return `${firstName} ${lastName}`;
}

/** The customers who stay chosen after an invitation: those whom another attempt may help. */
export function stillToInvite(
  customerIds: readonly string[],
  { failures }: Pick<InvitationReport, 'failures'>,
): ReadonlySet<string> {
  return new Set(
    failures
      .filter(({ code }) => !REGISTERED.includes(code))
      .flatMap(({ index }) => customerIds[index] ?? []),
  );
}
