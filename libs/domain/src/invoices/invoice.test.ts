import { anInvoice } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { invoiceExpiry, makesEInvoice, sellerSchema } from './invoice.ts';

const figures = { net: 10_000, tax: 1_900, gross: 11_900 };
const fits = (changes: Parameters<typeof anInvoice>[0]) =>
  makesEInvoice(anInvoice({ lines: [{ name: 'WBD Pro', cents: 10_000 }], ...figures, ...changes }));

test('figures that add up at the standard rate make an e-invoice, a cent a line aside', () => {
  expect(fits({})).toBe(true);
  expect(fits({ tax: 1_901, gross: 11_901 })).toBe(true);
  expect(fits({ tax: 1_902, gross: 11_902 })).toBe(false);
  expect(fits({ net: 9_999 })).toBe(false);
  expect(fits({ gross: 11_899 })).toBe(false);
  expect(fits({ discount: 1_000, net: 9_000, tax: 1_710, gross: 10_710 })).toBe(true);
  expect(fits({ lines: [] })).toBe(false);
});

test('sales without German VAT and to other countries make none', () => {
  expect(fits({ tax: 0, gross: 10_000 })).toBe(false);
  const { buyer } = anInvoice();
  expect(fits({ buyer: { ...buyer, country: 'AT' } })).toBe(false);
});

test('an invoice is kept until eight years after its year have passed', () => {
  expect(invoiceExpiry('2027-01-01').toISOString()).toBe('2036-01-01T00:00:00.000Z');
  expect(invoiceExpiry('2027-12-31').toISOString()).toBe('2036-01-01T00:00:00.000Z');
});

test("the operator's details need a VAT id and an address", () => {
  const seller = {
    name: 'WBD GmbH',
    street: 'Weg 1',
    postalCode: '20457',
    city: 'Hamburg',
    vatId: 'DE123456788',
    email: 'a@example.org',
  };
  expect(sellerSchema.safeParse(seller).success).toBe(true);
  expect(sellerSchema.safeParse({ ...seller, vatId: '12/345' }).success).toBe(false);
  expect(sellerSchema.safeParse({ ...seller, postalCode: 'Hamburg' }).success).toBe(false);
});
