import type { Area, ShellPath } from '@wbd/module';
import { areaTexts as texts } from './texts.de.ts';

export const PORTAL_PATH = '/intern/portal';
export const PROFILE_PATH = '/intern/profile';

/** The shell's own pages. Each has routes in `apps/shell/src/own-routes.tsx`. */
export const ownAreas = [
  { path: PORTAL_PATH, title: texts.portal, access: 0, order: 0 },
] as const satisfies (Area & { path: ShellPath })[];

export type OwnPath = (typeof ownAreas)[number]['path'];
