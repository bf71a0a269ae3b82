import * as z from 'zod/mini';

/** objections/{hash of an address}: an address that gets no mail. */
export const objectionSchema = z.object({ objectedAt: z.date() });
export type Objection = z.infer<typeof objectionSchema>;
