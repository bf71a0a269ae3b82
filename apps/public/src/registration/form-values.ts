import { emailSchema, isValidPhone, personNameSchema, normalizePhone } from '@wbd/domain';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { registrationTexts } from './texts.de.ts';

const { errors } = registrationTexts;

/** Whom the form is about: the visitor, or an advisor's new or existing customer. */
export type Variant = 'self' | 'new' | 'existing';

export interface FormValues {
  variant: Variant;
  sessionId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  customerId: string;
}

export const emptyForm: FormValues = {
  variant: 'self',
  sessionId: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  customerId: '',
};

// the domain's schemas decide, the form has its own words for their refusal
const worded = (schema: z.ZodMiniType<string>, message: string) =>
  z.pipe(
    z.string().check(z.refine((value) => schema.safeParse(value).success, message)),
    z.transform((value) => value.trim()),
  );
const sessionId = z.string().check(z.minLength(1, errors.sessionId));
const person = {
  sessionId,
  firstName: worded(personNameSchema, errors.firstName),
  lastName: worded(personNameSchema, errors.lastName),
  email: worded(emailSchema, errors.email),
  phone: z.pipe(
    z.pipe(z.string(), z.transform(normalizePhone)),
    z.string().check(z.refine(isValidPhone, errors.phone)),
  ),
};

const submittedSchema = z.discriminatedUnion('variant', [
  z.object({ variant: z.literal('self'), ...person }),
  z.object({ variant: z.literal('new'), ...person }),
  z.object({
    variant: z.literal('existing'),
    sessionId,
    customerId: z.string().check(z.minLength(1, errors.customerId)),
  }),
]);
/** What a complete form says, cleaned: names trimmed, the phone number in international form. */
export type Submitted = z.infer<typeof submittedSchema>;

const fields = z.keyof(
  z.object({
    sessionId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    customerId: z.string(),
  }),
);

/** Checks the form with its schema; of several complaints about a field the first counts. */
export const resolveForm: Resolver<FormValues, unknown, Submitted> = (values) => {
  const result = submittedSchema.safeParse(values);
  if (result.success) return { values: result.data, errors: {} };
  const entries = result.error.issues.toReversed().flatMap((issue) => {
    const field = fields.safeParse(issue.path[0]);
    return field.success ? [[field.data, { type: 'schema', message: issue.message }] as const] : [];
  });
  return { values: {}, errors: Object.fromEntries(entries) };
};
