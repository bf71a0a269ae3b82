import { capabilitySchema, type Capability } from '@wbd/domain/plans';
import * as z from 'zod/mini';
import { TILE_ICONS } from './tile-icons.ts';

/** Who may enter an area: everyone, advisors whose package holds a capability, or admins. */
const accessSchema = z.union([z.literal('public'), capabilitySchema, z.literal('admin')]);
export type Access = z.infer<typeof accessSchema>;

/** Whether access depends on the package. */
export function isCapability(access: Access): access is Capability {
  return access !== 'public' && access !== 'admin';
}

/** Builds of the previous release name a package's number instead of a capability. */
const NUMBERED = { 0: 'portal', 1: 'website', 2: 'createSeminars' } as const satisfies Record<
  number,
  Capability
>;
const builtAccessSchema = z.union([
  accessSchema,
  z.pipe(
    z.literal([0, 1, 2]),
    z.transform((level) => NUMBERED[level]),
  ),
]);

/** Everything below is the portal: inside its frame, for advisors. */
const PORTAL_PATH = '/intern/';

const pathSchema = z
  .string()
  .check(z.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, 'is a path such as /intern/crm'));

const tileFields = { label: z.string(), description: z.string(), icon: z.enum(TILE_ICONS) };

const writtenFields = {
  /** where its routes begin; '/' is the area that answers everything else */
  path: pathSchema,
  /** its name in navigation and in the browser's tab */
  title: z.string().check(z.minLength(1)),
  access: accessSchema,
  /** its place in navigation and dashboard, the smallest first */
  order: z.number(),
};

const guardsPortal = <Written extends { path: string; access: Access }>() =>
  z.refine<Written>(({ path, access }) => access !== 'public' || !path.startsWith(PORTAL_PATH), {
    path: ['access'],
    error: 'is a capability or "admin" below /intern/, which is for advisors',
  });

/** A part of the portal with an address of its own: a module serves one or several, the shell has some itself. */
export const areaSchema = z
  .object({
    ...writtenFields,
    access: builtAccessSchema,
    /** its way in from the dashboard, when it has one; areas with a tile are in the navigation, too */
    tile: z.optional(z.object(tileFields)),
  })
  .check(guardsPortal());
export type Area = z.infer<typeof areaSchema>;

/** The same as it is written by hand: a misspelt field is an error. */
export const writtenAreaSchema = z
  .strictObject({ ...writtenFields, tile: z.optional(z.strictObject(tileFields)) })
  .check(guardsPortal());

/** Whether a path is the area's own or below it. */
export function isInArea(area: Pick<Area, 'path'>, pathname: string): boolean {
  return `${pathname}/`.startsWith(area.path === '/' ? '/' : `${area.path}/`);
}

/** The area that answers a path: of those that contain it, the one with the longest path. */
export function areaAt<Candidate extends Pick<Area, 'path'>>(
  areas: readonly Candidate[],
  pathname: string,
): Candidate | undefined {
  return areas
    .filter((area) => isInArea(area, pathname))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}
