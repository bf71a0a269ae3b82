import { APPOINTMENT_PATH } from '@wbd/domain/appointments';
import { PLANS, SCHEDULES, signUpAddress } from '@wbd/domain/plans';
import { SEAT_PATH } from '@wbd/domain/seats';
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
  const signUps = PLANS.flatMap((plan) =>
    SCHEDULES.map((schedule) => signUpAddress({ plan, schedule })),
  );
  const forms = [paths.signIn, ...new Set(signUps), SEAT_PATH, APPOINTMENT_PATH];
  return [...legal, paths.partner, ...landings, paths.pricing, ...pricing, ...forms];
}
