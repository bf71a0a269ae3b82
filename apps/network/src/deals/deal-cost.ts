import {
  commissionOn,
  isBeforeReferral,
  termsOn,
  type CommissionTerms,
  type Deal,
} from '@wbd/domain/commission';

type CostedDeal = Pick<Deal, 'partner' | 'commission' | 'netCents' | 'on' | 'referredOn'>;

/**
 * The cost of a deal for the organisation, in cents: as booked, or as it would be without a special decision.
 * @param terms undefined until they are known
 * @returns null while no one knows, because no terms are valid on its day
 */
export function costOfDeal(
  deal: CostedDeal,
  terms: readonly CommissionTerms[] | undefined,
): number | null {
  if (deal.commission !== null) return deal.commission;
  return isBeforeReferral(deal) ? 0 : costIfPaid(deal, terms);
}

/** The cost if the organisation decides to pay for a deal that was closed before the referral. */
export function costIfPaid(
  { partner, netCents, on }: CostedDeal,
  terms: readonly CommissionTerms[] | undefined,
): number | null {
  if (partner === null) return 0;
  const valid = termsOn(terms ?? [], on);
  return valid && commissionOn(valid, netCents);
}
