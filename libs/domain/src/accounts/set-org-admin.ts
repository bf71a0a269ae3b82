import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';

/** setOrgAdmin: an admin lets an advisor administer the advisor's organisation, or ends that. */
export const setOrgAdminInput = z.object({ uid: idSchema, isOrgAdmin: z.boolean() });
export type SetOrgAdminInput = z.infer<typeof setOrgAdminInput>;

export const setOrgAdminOutput = z.object({ isOrgAdmin: z.boolean() });
export type SetOrgAdminOutput = z.infer<typeof setOrgAdminOutput>;
