import * as z from 'zod/mini';
import { emailSchema } from '../fields/fields.ts';
import { signedTokenSchema } from '../fields/signed-token.ts';
import { passwordSchema } from './create-advisor.ts';

/** passwordLink: whose password the bearer of a mailed link may choose. Changes nothing. */
export const passwordLinkInput = z.object({ token: signedTokenSchema });
export type PasswordLinkInput = z.infer<typeof passwordLinkInput>;

export const passwordLinkOutput = z.object({ email: emailSchema });
export type PasswordLinkOutput = z.infer<typeof passwordLinkOutput>;

/** choosePassword: the bearer of a mailed link chooses a new password, which uses up every such link. */
export const choosePasswordInput = z.object({ token: signedTokenSchema, password: passwordSchema });
export type ChoosePasswordInput = z.infer<typeof choosePasswordInput>;

export const choosePasswordOutput = z.object({});
