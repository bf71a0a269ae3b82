import * as z from 'zod/mini';

/** signUps/{hash of the e-mail address}: exists while a sign-up is running, or after its process has died. */
export const signUpSchema = z.object({
  uid: z.string(),
  token: z.string(),
  leaseUntil: z.date(),
});
export type SignUp = z.infer<typeof signUpSchema>;
