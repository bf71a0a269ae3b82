import { PLANS, type Plan } from '@wbd/domain/plans';

/** @returns null for an address that names no plan */
export function parsePlan(segment: string | undefined): Plan | null {
  return PLANS.find((plan) => plan === segment) ?? null;
}
