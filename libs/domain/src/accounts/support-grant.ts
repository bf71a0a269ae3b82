import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';

/** The advisor of an admin's support view, and its end. */
export const supportGrantSchema = z.object({ advisor: idSchema, until: z.date() });
