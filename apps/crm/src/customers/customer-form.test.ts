import { aCustomer } from '@wbd/domain/testing';
import { formResolver } from '@wbd/ui/form';
import { describe, expect, test } from 'vitest';
import {
  addCustomerSchema,
  customerWithEmail,
  editCustomerSchema,
  EMPTY_CUSTOMER,
  toChanges,
  toEditValues,
  toNewCustomer,
} from './customer-form.ts';
import { crmTexts } from './texts.de.ts';

const customer = aCustomer('pro', {
  email: 'joerg@example.org',
  phone: '+49155500000099',
  bday: '1990-12-24',
  job: 'Angestellter',
  lastContact: new Date('2026-06-01T16:30:00Z'),
});
const values = toEditValues(customer);

function messages(result: ReturnType<typeof editCustomerSchema.safeParse>): string[] {
  return result.success ? [] : result.error.issues.map(({ message }) => message);
}

const options = { fields: {}, shouldUseNativeValidation: false };
const editErrors = formResolver(editCustomerSchema, crmTexts);
const addErrors = formResolver(addCustomerSchema, crmTexts);

function textsOf(errors: Readonly<Record<string, { message?: string }>>) {
  return Object.fromEntries(Object.entries(errors).map(([name, { message }]) => [name, message]));
}

describe('CRM-02 editing', () => {
  test('opening and saving without a change changes nothing', () => {
    expect(editCustomerSchema.safeParse(values).success).toBe(true);
    expect(toChanges(values, customer)).toEqual({});
  });

  test('only what was changed is stored, so that a change made elsewhere meanwhile stays', () => {
    expect(toChanges({ ...values, job: 'Rentner' }, customer)).toEqual({ job: 'Rentner' });
    expect(toChanges({ ...values, firstName: ' Jörg-Uwe ' }, customer)).toEqual({
      firstName: 'Jörg-Uwe',
    });
  });

  test('stores an emptied field as null', () => {
    const emptied = { ...values, bday: '', phone: ' ', job: '', lastContact: '' } as const;
    expect(editCustomerSchema.safeParse(emptied).success).toBe(true);
    expect(toChanges(emptied, customer)).toEqual({
      bday: null,
      phone: null,
      job: null,
      lastContact: null,
    });
  });

  test('a phone number is stored in international form', () => {
    expect(toChanges({ ...values, phone: '0155 500/000-99' }, customer).phone).toBe(
      '+4915550000099',
    );
  });

  test('a new day of contact is that day in Berlin', () => {
    const { lastContact } = toChanges({ ...values, lastContact: '2026-03-29' }, customer);
    expect(lastContact?.toISOString()).toBe('2026-03-29T12:00:00.000Z');
  });

  test('the last contact keeps its time while its day stays', () => {
    const late = aCustomer('pro', { lastContact: new Date('2026-06-01T22:30:00Z') });
    const opened = toEditValues(late);
    // half past midnight in Berlin
    expect(opened.lastContact).toBe('2026-06-02');
    expect(toChanges(opened, late)).toEqual({});
  });

  test.each([
    [{ phone: '12' }, 'Bitte gültige Telefonnummer angeben'],
    [{ bday: '2999-01-01' }, crmTexts.errors.bday],
    [{ bday: '1990-02-31' }, crmTexts.errors.bday],
    [{ bday: '1850-01-01' }, crmTexts.errors.bday],
    [{ lastContact: '2999-01-01' }, crmTexts.errors.lastContact],
  ])('%o is refused with words', (change, message) => {
    expect(messages(editCustomerSchema.safeParse({ ...values, ...change }))).toEqual([message]);
  });

  test.each([
    [{ firstName: ' ' }, { firstName: 'Bitte Vornamen angeben' }],
    [{ lastName: '' }, { lastName: 'Bitte Nachnamen angeben' }],
    [{ firstName: 'x'.repeat(101) }, { firstName: 'Höchstens 100 Zeichen' }],
    [{ lastName: 'Alt 2%' }, { lastName: 'Das Zeichen „%“ ist in Namen nicht möglich' }],
  ])('%o is refused in the words of the form', async (change, errors) => {
    const resolved = await editErrors({ ...values, ...change }, undefined, options);
    expect(textsOf(resolved.errors)).toEqual(errors);
  });
});

describe('CRM-02 adding', () => {
  test('an empty form names everything that is missing', async () => {
    const { errors } = await addErrors(EMPTY_CUSTOMER, undefined, options);
    expect(textsOf(errors)).toEqual({
      firstName: 'Bitte Vornamen angeben',
      lastName: 'Bitte Nachnamen angeben',
      email: 'Bitte Telefonnummer oder E-Mail angeben, oder darunter den Grund',
    });
  });

  test.each([
    ['a phone number', { phone: '0155 50000001' }],
    ['an address', { email: 'a@b.de' }],
    ['a reason for having neither', { withoutContact: 'Kommt nur vorbei' }],
  ])('a name and %s are enough', (_what, typed) => {
    const named = { ...EMPTY_CUSTOMER, firstName: 'Jörg', lastName: 'Weiß', ...typed };
    expect(addCustomerSchema.safeParse(named).success).toBe(true);
  });

  test('names and address are stored without the spaces around them', () => {
    const typed = { ...EMPTY_CUSTOMER, firstName: ' Jörg ', lastName: 'Weiß', email: ' a@b.de ' };
    expect(toNewCustomer(addCustomerSchema.parse(typed))).toEqual({
      firstName: 'Jörg',
      lastName: 'Weiß',
      email: 'a@b.de',
      phone: null,
      bday: null,
      job: null,
      withoutContact: null,
    });
  });

  test('finds the customer who has the address already', () => {
    expect(customerWithEmail([customer], ' JOERG@example.org ')).toBe(customer);
    expect(customerWithEmail([customer], 'anna@example.org')).toBeUndefined();
    expect(customerWithEmail([aCustomer('pro', { email: null })], '')).toBeUndefined();
  });
});
