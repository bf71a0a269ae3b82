import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';

/** setTestAccount: an admin marks an advisor as a test account, which lists, counts and revenue leave out, or unmarks them. */
export const setTestAccountInput = z.object({ uid: idSchema, isTest: z.boolean() });
export type SetTestAccountInput = z.infer<typeof setTestAccountInput>;

export const setTestAccountOutput = z.object({ isTest: z.boolean() });
export type SetTestAccountOutput = z.infer<typeof setTestAccountOutput>;
