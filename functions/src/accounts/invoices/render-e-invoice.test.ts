import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makesEInvoice, type Invoice, type Seller } from '@wbd/domain/invoices';
import { anInvoice } from '@wbd/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenTotals, cents, schemaErrors, sum, TOTALS } from '../../../test/e-invoice-rules.ts';
import { renderEInvoice } from './render-e-invoice.ts';

const seller: Seller = {
  name: 'WBD Beispiel GmbH',
  street: 'Hafenstraße 12',
  postalCode: '20457',
  city: 'Hamburg',
  vatId: 'DE123456788',
  email: 'rechnung@wbd.example',
};

/** A plan that is changed within its term, with a discount: every part of the format. */
const changed = anInvoice({
  id: 'in_golden',
  advisor: 'adv-golden',
  number: 'WBD-2027-0042',
  issuedOn: '2027-01-15',
  period: { from: '2027-01-15', until: '2028-01-14' },
  buyer: {
    name: 'Özdemir & Söhne Finanzberatung',
    email: 'buero@oezdemir.example',
    street: 'Am Markt 7',
    addition: '2. Etage',
    postalCode: '04109',
    city: 'Leipzig',
    country: 'DE',
    vatId: 'DE987654328',
  },
  lines: [
    { name: 'WBD Pro, jährlich', cents: 119_900 },
    { name: 'Nicht genutzte Zeit von WBD Lite', cents: -20_017 },
  ],
  discount: 9_988,
  net: 89_895,
  tax: 17_080,
  gross: 106_975,
});

test('renders the golden file, which the schema of Factur-X EN 16931 accepts', async () => {
  const xml = await renderEInvoice(changed, seller);
  const golden = path.join(import.meta.dirname, 'golden/plan-change.xml');
  expect(xml).toBe(readFileSync(golden, 'utf8'));
  expect(await schemaErrors(xml)).toEqual([]);
  expect(brokenTotals(xml)).toEqual([]);
});

test('the schema and the rules about totals notice what is wrong', async () => {
  const xml = await renderEInvoice(changed, seller);
  const moved = xml.replace('<ram:TypeCode>380</ram:TypeCode>', '');
  expect(await schemaErrors(moved)).not.toEqual([]);
  expect(brokenTotals(xml.replaceAll('898.95', '898.96'))).toEqual(['BR-CO-13', 'BR-CO-15']);
  expect(brokenTotals(xml.replaceAll('170.80', '170.90'))).toEqual(['BR-CO-15', 'BR-CO-17']);
});

/** Figures as the payment provider makes them: lines, a discount, and the tax of each line rounded by itself. */
const figures = fc
  .record({
    amounts: fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 6 }),
    back: fc.array(fc.integer({ min: 1, max: 500_000 }), { maxLength: 3 }),
    off: fc.constantFrom(0, 0, 10, 25),
  })
  .map(({ amounts, back, off }): Invoice => {
    const all = [...amounts, ...back.map((cents) => -cents)];
    const lines = all.map((cents, at) => ({ name: `Position ${at}`, cents }));
    const full = sum(all);
    const discount = full > 0 ? Math.round((full * off) / 100) : 0;
    const net = full - discount;
    const tax = sum(all.map((cents) => Math.round(((cents * net) / (full || 1)) * 0.19)));
    return anInvoice({ lines, discount, net, tax, gross: net + tax });
  });

test('every invoice whose figures fit becomes a file that keeps all rules', async () => {
  let made = 0;
  await fc.assert(
    fc.asyncProperty(figures, async (invoice) => {
      if (!makesEInvoice(invoice)) return;
      made += 1;
      const xml = await renderEInvoice(invoice, seller);
      expect(brokenTotals(xml)).toEqual([]);
      expect(cents(xml, 'GrandTotalAmount', TOTALS)).toEqual([invoice.gross]);
    }),
    { numRuns: 12 },
  );
  expect(made).toBeGreaterThan(8);
});

test('names with markup or control characters, and a buyer without an address, fit the schema', async () => {
  const odd = anInvoice({
    buyer: {
      ...changed.buyer,
      name: 'A <b>& "B"\u0000\u0007 GmbH',
      street: null,
      addition: null,
      postalCode: null,
      city: null,
      vatId: null,
    },
    period: null,
  });
  const xml = await renderEInvoice(odd, seller);
  expect(await schemaErrors(xml)).toEqual([]);
  expect(xml).toContain('A &lt;b&gt;&amp; "B" ');
});
