import * as z from 'zod/mini';

/** objections/{hash of an address}: the address gets no mails. */
export const objectionSchema = z.object({ objectedAt: z.date() });
export type Objection = z.infer<typeof objectionSchema>;
