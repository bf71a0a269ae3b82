import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';

/** Whom an admin looks at, and until when. */
export const supportGrantSchema = z.object({ advisor: idSchema, until: z.date() });
