import { createAdvisorInput, isOwnName } from '@wbd/domain/accounts';
import { looksOfficial } from '@wbd/domain/fields';
import * as z from 'zod/mini';
import { signUpTexts } from './texts.de.ts';

const { firstName, lastName, email, org, password } = createAdvisorInput.shape;
const { officialCode, officialName } = signUpTexts;

/** The words for a code that poses as the portal come first: its letters are fine. */
const code = z.pipe(
  z.string().check(
    z.maxLength(200, { abort: true }),
    z.refine((typed) => !looksOfficial(typed), { error: officialCode }),
  ),
  createAdvisorInput.shape.code,
);

/** What a person enters to become a partner; in the order in which missing fields are reported. */
export const signUpSchema = z
  .object({ firstName, lastName, email, code, org, password, confirmation: z.string() })
  .check(
    z.refine(isOwnName, { error: officialName, path: ['lastName'] }),
    z.refine((entered) => entered.confirmation === entered.password, { path: ['confirmation'] }),
  );
export type SignUp = z.infer<typeof signUpSchema>;

export const NOTHING_ENTERED: SignUp = {
  firstName: '',
  lastName: '',
  email: '',
  code: '',
  org: '',
  password: '',
  confirmation: '',
};
