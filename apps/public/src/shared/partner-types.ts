import type { Plan } from '@wbd/domain/plans';

/** Who may become a partner, as the addresses name them. */
export const PARTNER_TYPES = ['scout', 'advisor', 'specialist', 'manager'] as const;
export type PartnerType = (typeof PARTNER_TYPES)[number];

const RECOMMENDED: Record<PartnerType, Plan> = {
  scout: 'basic',
  advisor: 'lite',
  specialist: 'pro',
  manager: 'pro',
};

/** The plan that suits a partner type. */
export function recommendedPlan(type: PartnerType): Plan {
  return RECOMMENDED[type];
}

/** @returns null for an address that names no partner type */
export function parsePartnerType(segment: string | undefined): PartnerType | null {
  return PARTNER_TYPES.find((type) => type === segment) ?? null;
}
