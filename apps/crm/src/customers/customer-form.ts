import {
  CUSTOMER_DETAILS,
  customerDetailsSchema,
  DETAIL_NAMES,
  eachDetail,
  isReachableOrExplained,
  type Customer,
  type CustomerDetails,
  type CustomerFieldFor,
  type DetailName,
} from '@wbd/domain/customers';
import { daySchema, emailSchema, onlyFields, personNameSchema } from '@wbd/domain/fields';
import { normalizePhone, phoneProblem } from '@wbd/domain/phone';
import { berlinDay } from '@wbd/domain/time';
import type { CustomerChanges } from '@wbd/data/customers';
import * as z from 'zod/mini';
import { crmTexts } from './texts.de.ts';

const { errors } = crmTexts;
const EARLIEST_BIRTHDAY = '1900-01-01';

function optionalDay(message: string, earliest: string, today: () => string) {
  return z
    .string()
    .check(
      z.refine(
        (day) =>
          day === '' || (daySchema.safeParse(day).success && day >= earliest && day <= today()),
        message,
      ),
    );
}

const todayInBerlin = () => berlinDay(new Date());
const bdayField = optionalDay(errors.bday, EARLIEST_BIRTHDAY, todayInBerlin);

// an empty text means that nothing is known
const detailFields = eachDetail((name) =>
  z.string().check(
    z.trim(),
    z.refine((typed) => typed === '' || CUSTOMER_DETAILS[name].schema.safeParse(typed).success),
  ),
);

/** All details except the reason for missing contacts, which dialogs only ask for when contacts are missing. */
export const NOTED_DETAILS = DETAIL_NAMES.filter((name) => name !== 'withoutContact');

/** What a detail can be; null where the advisor types it. */
export function optionsOf(name: DetailName) {
  const { choices } = CUSTOMER_DETAILS[name];
  return (
    choices && [
      { value: '', label: crmTexts.unknown },
      ...choices.map((choice) => ({ value: choice, label: choice })),
    ]
  );
}

const phoneField = z
  .string()
  .check(z.refine((typed) => phoneProblem(typed) === null, errors.phone));

/** The edit dialog's fields, as they are typed. */
export const editCustomerSchema = z.object({
  firstName: personNameSchema,
  lastName: personNameSchema,
  bday: bdayField,
  phone: phoneField,
  ...detailFields,
  lastContact: optionalDay(errors.lastContact, EARLIEST_BIRTHDAY, todayInBerlin),
} satisfies Record<CustomerFieldFor<'edit'>, z.ZodMiniType>);
export type EditCustomerValues = z.infer<typeof editCustomerSchema>;

/** The fields of a customer the advisor enters. */
export const addCustomerSchema = z
  .object({
    firstName: personNameSchema,
    lastName: personNameSchema,
    phone: phoneField,
    email: z.string().check(
      z.trim(),
      z.refine(
        (email) => email === '' || emailSchema.safeParse(email).success,
        errors.email.invalid,
      ),
    ),
    bday: bdayField,
    ...detailFields,
  } satisfies Record<CustomerFieldFor<'entry'>, z.ZodMiniType>)
  .check(
    z.refine(
      ({ email, phone, withoutContact }) =>
        isReachableOrExplained({
          email: orNull(email),
          phone: orNull(phone.trim()),
          withoutContact: orNull(withoutContact),
        }),
      { path: ['email'], error: errors.email.missing },
    ),
  );
export type AddCustomerValues = z.infer<typeof addCustomerSchema>;

export const EMPTY_CUSTOMER: AddCustomerValues = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  bday: '',
  ...eachDetail(() => ''),
};

export function toEditValues(customer: Customer): EditCustomerValues {
  return {
    firstName: customer.firstName,
    lastName: customer.lastName,
    bday: customer.bday ?? '',
    phone: customer.phone ?? '',
    ...eachDetail((name) => customer[name] ?? ''),
    lastContact: customer.lastContact === null ? '' : berlinDay(customer.lastContact),
  };
}

/**
 * Changed fields only: untouched ones may have been changed elsewhere since the dialog was opened.
 */
export function toChanges(values: EditCustomerValues, customer: Customer): CustomerChanges {
  const typed: Pick<Customer, CustomerFieldFor<'edit'>> = {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    bday: orNull(values.bday),
    phone: orNull(normalizePhone(values.phone)),
    ...toDetails(values),
    lastContact: toLastContact(values.lastContact, customer.lastContact),
  };
  return onlyFields(typed, (field) => typed[field] !== customer[field]);
}

export function toNewCustomer(values: AddCustomerValues) {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: orNull(values.email.trim()),
    phone: orNull(normalizePhone(values.phone)),
    bday: orNull(values.bday),
    ...toDetails(values),
  };
}

/** The advisor's customer who has this e-mail address already. */
export function customerWithEmail(
  customers: readonly Customer[],
  email: string,
): Customer | undefined {
  const wanted = email.trim().toLowerCase();
  if (wanted === '') return undefined;
  return customers.find((customer) => customer.email?.toLowerCase() === wanted);
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}

function toDetails(values: Record<DetailName, string>): CustomerDetails {
  return customerDetailsSchema.parse(eachDetail((name) => orNull(values[name].trim())));
}

function toLastContact(day: string, before: Date | null): Date | null {
  if (day === '') return null;
  // the same day keeps its time
  if (before !== null && berlinDay(before) === day) return before;
  // midday in Greenwich is the same day in Berlin, summer and winter
  return new Date(`${day}T12:00:00Z`);
}
