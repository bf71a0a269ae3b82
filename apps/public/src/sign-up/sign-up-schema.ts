import { createAdvisorInput } from '@wbd/domain';
import * as z from 'zod/mini';

const { firstName, lastName, email, code, org, password } = createAdvisorInput.shape;

/** What a person enters to become a partner; in the order in which missing fields are reported. */
export const signUpSchema = z
  .object({ firstName, lastName, email, code, org, password, confirmation: z.string() })
  .check(
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
