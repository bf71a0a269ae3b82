import * as z from 'zod/mini';
import { emailSchema, personNameSchema } from '../fields/fields.ts';
import { signedTokenSchema } from '../fields/signed-token.ts';
import { isOwnName, passwordSchema } from './create-advisor.ts';

/** changeName: the calling advisor is called differently, on the page and in mails. */
export const changeNameInput = z
  .object({ firstName: personNameSchema, lastName: personNameSchema })
  .check(z.refine(isOwnName, { path: ['lastName'] }));
export type ChangeNameInput = z.infer<typeof changeNameInput>;
export const changeNameOutput = z.object({});

/** changePassword: the calling advisor has just given the current password and chooses another one. Ends every session. */
export const changePasswordInput = z.object({ password: passwordSchema });
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;
export const changePasswordOutput = z.object({});

/**
 * requestEmailChange: the calling advisor has just given the password; sends a link to a new address. Its answer is the
 * same whether an account has the address or not.
 */
export const requestEmailChangeInput = z.object({ email: emailSchema });
export type RequestEmailChangeInput = z.infer<typeof requestEmailChangeInput>;
export const requestEmailChangeOutput = z.object({});

/** emailChangeLink: which address the bearer of a mailed link would give their account. Changes nothing. */
export const emailChangeLinkInput = z.object({ token: signedTokenSchema });
export type EmailChangeLinkInput = z.infer<typeof emailChangeLinkInput>;
export const emailChangeLinkOutput = z.object({ email: emailSchema });
export type EmailChangeLinkOutput = z.infer<typeof emailChangeLinkOutput>;

/** confirmEmailChange: the bearer of a mailed link gives their account the address that it was mailed to. */
export const confirmEmailChangeInput = emailChangeLinkInput;
export const confirmEmailChangeOutput = emailChangeLinkOutput;
