import { commissionOn, termsOn, type CommissionTerms, type Deal } from '@wbd/domain/commission';

/**
 * What a deal costs the organisation, in cents: as it was booked, or as it would be.
 * @param terms undefined until they are known
 * @returns null while no one knows, because no terms are valid on its day
 */
export function costOfDeal(
  { partner, commission, netCents, on }: Pick<Deal, 'partner' | 'commission' | 'netCents' | 'on'>,
  terms: readonly CommissionTerms[] | undefined,
): number | null {
  if (commission !== null) return commission;
  if (partner === null) return 0;
  const valid = termsOn(terms ?? [], on);
  return valid && commissionOn(valid, netCents);
}
