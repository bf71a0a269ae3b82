import * as z from 'zod/mini';
import { phoneInput } from './create-customer.ts';

/** kioskLoginUser: may one of the calling advisor's customers be sent a one-time code to this number? */
export const kioskLoginUserInput = z.object({ phone: phoneInput });
export type KioskLoginUserInput = z.infer<typeof kioskLoginUserInput>;

/** `error` is a code of `errorTexts`; the same one for a number that no one has and for another advisor's customer. */
export const kioskLoginUserOutput = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), error: z.enum(['customer/not-found', 'code/not-sent']) }),
]);
export type KioskLoginUserOutput = z.infer<typeof kioskLoginUserOutput>;
