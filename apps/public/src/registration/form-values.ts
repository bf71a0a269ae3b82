import { isReachableOrExplained, phoneInput } from '@wbd/domain/customers';
import { emailSchema, personNameSchema, typedOrNone } from '@wbd/domain/fields';
import type { KitForm } from '@wbd/ui/form';
import * as z from 'zod/mini';
import { registrationTexts } from './texts.de.ts';

/** Whom the form is about: the visitor, also for the waiting list, or an advisor's new or existing customer. */
export type Variant = 'self' | 'waiting' | 'new' | 'existing';

const variants = ['self', 'waiting', 'new', 'existing'] as const satisfies readonly Variant[];
export const fieldsSchema = z.object({
  variant: z.enum(variants),
  sessionId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  withoutContact: z.string(),
  customerId: z.string(),
  mayCall: z.boolean(),
});
/** What the fields hold, of which the variant needs some. */
export type FormValues = z.infer<typeof fieldsSchema>;

export const emptyForm: FormValues = {
  variant: 'self',
  sessionId: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  withoutContact: '',
  customerId: '',
  mayCall: false,
};

const sessionId = z.string().check(z.minLength(1));
const person = {
  sessionId,
  firstName: personNameSchema,
  lastName: personNameSchema,
  email: emailSchema,
  phone: phoneInput,
};

/** A customer registered by an advisor needs a phone number, an e-mail address, or a reason for lacking both. */
const newCustomer = z
  .object({
    variant: z.literal('new'),
    sessionId,
    firstName: personNameSchema,
    lastName: personNameSchema,
    email: z.pipe(typedOrNone, z.nullable(emailSchema)),
    phone: z.pipe(typedOrNone, z.nullable(phoneInput)),
    withoutContact: typedOrNone,
  })
  .check(
    z.refine(isReachableOrExplained, {
      path: ['email'],
      error: registrationTexts.customer.contactMissing,
    }),
  );

const submittedSchema = z.discriminatedUnion('variant', [
  z.object({ variant: z.literal('self'), ...person, mayCall: z.boolean() }),
  z.object({ variant: z.literal('waiting'), ...person, mayCall: z.boolean() }),
  newCustomer,
  z.object({
    variant: z.literal('existing'),
    sessionId,
    customerId: z.string().check(z.minLength(1)),
  }),
]);
/** What a complete form says, cleaned: names trimmed, the phone number in international form. */
export type Submitted = z.infer<typeof submittedSchema>;

/** Checks what the variant needs; the form has the words. */
export const registrationSchema = z.pipe(
  z.pipe(
    fieldsSchema,
    z.transform((values): z.input<typeof submittedSchema> => values),
  ),
  submittedSchema,
);
export type RegistrationForm = KitForm<FormValues, Submitted>;
