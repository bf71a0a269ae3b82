import { PLANS } from '@wbd/domain/plans';
import { PARTNER_TYPES } from '../shared/partner-types.ts';
import { paths } from '../shared/paths.ts';

/** Paths of the pages that look the same for everyone and can be rendered without data. */
export function sitePaths(): string[] {
  const legal = [paths.imprint, paths.privacy, paths.terms, paths.accessibility];
  const landings = PARTNER_TYPES.map(paths.partnerType);
  const pricing = PLANS.flatMap((plan) => [
    paths.pricingOf(plan),
    ...PARTNER_TYPES.map((type) => paths.pricingFor(type, plan)),
  ]);
  return [...legal, paths.partner, ...landings, paths.pricing, ...pricing];
}
