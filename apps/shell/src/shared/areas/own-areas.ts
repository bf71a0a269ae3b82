import { RESTRICTIONS_PATH } from '@wbd/domain/notices';
import type { Plan } from '@wbd/domain/plans';
import type { Area, ShellPath } from '@wbd/module';
import { areaTexts as texts } from './texts.de.ts';

export const PORTAL_PATH = '/intern/portal';
export const PORTAL_HELP_PATH = `${PORTAL_PATH}/hilfe`;
export const IMPRINT_PATH = '/legal/impressum';
/** The path of the network module. */
export const NETWORK_PATH = '/intern/netzwerk';
export const PROFILE_PATH = '/intern/profile';
export const PROFILE_HELP_PATH = `${PROFILE_PATH}/hilfe`;
const PRICING_PATH = '/intern/pricing';
export const CONTRACT_PATH = '/intern/vertrag';
export const PROCESSING_PATH = '/legal/auftragsverarbeitung';
const CHECKOUT_SUCCESS_PATH = '/intern/checkout-success';

/** The shell's own pages. Each has routes in `apps/shell/src/own-routes.tsx`. */
export const ownAreas = [
  { path: PORTAL_PATH, title: texts.portal, access: 'portal', order: 0 },
  {
    path: PROFILE_PATH,
    title: texts.profile.title,
    access: 'portal',
    order: 80,
    tile: { ...texts.profile.tile, icon: 'user' },
  },
  { path: PRICING_PATH, title: texts.pricing, access: 'portal', order: 81 },
  { path: CHECKOUT_SUCCESS_PATH, title: texts.checkoutSuccess, access: 'portal', order: 82 },
  { path: RESTRICTIONS_PATH, title: texts.hidden, access: 'portal', order: 83 },
  { path: CONTRACT_PATH, title: texts.contract, access: 'portal', order: 83 },
] as const satisfies (Area & { path: ShellPath })[];

export type OwnPath = (typeof ownAreas)[number]['path'];

/** Where a package is chosen and paid. */
export function pricingPath(plan: Plan): string {
  return `${PRICING_PATH}/${plan}`;
}
