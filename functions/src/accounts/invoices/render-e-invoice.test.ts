import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makesEInvoice, type Invoice, type Seller } from '@wbd/domain/invoices';
import { anInvoice } from '@wbd/domain/testing';
import { Profile, validateXsd } from '@stackforge-eu/factur-x';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderEInvoice } from './render-e-invoice.ts';

const seller: Seller = {
  name: 'WBD Beispiel GmbH',
  street: 'Hafenstraße 12',
  postalCode: '20457',
  city: 'Hamburg',
  vatId: 'DE123456789',
  email: 'rechnung@wbd.example',
};

/** Contents of all elements with this name, which never nest. */
function inside(xml: string, name: string): string[] {
  const elements = xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>(.*?)</ram:${name}>`, 'gs'));
  return [...elements].map(([, content = '']) => content);
}

/** Cents of every element of this name below elements of that name. */
function cents(xml: string, name: string, below: string): number[] {
  return inside(xml, below)
    .flatMap((part) => inside(part, name))
    .map((text) => {
      expect(text).toMatch(/^-?\d+\.\d{2}$/);
      return Math.round(Number(text) * 100);
    });
}
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
const TOTALS = 'SpecifiedTradeSettlementHeaderMonetarySummation';

/** The rules of EN 16931 about totals that are broken. */
function brokenTotals(xml: string): string[] {
  const total = (name: string) => sum(cents(xml, name, TOTALS));
  const lines = cents(xml, 'LineTotalAmount', 'IncludedSupplyChainTradeLineItem');
  const discounts = cents(xml, 'ActualAmount', 'SpecifiedTradeAllowanceCharge');
  const taxes = cents(xml, 'CalculatedAmount', 'ApplicableTradeTax');
  const [basis = 0] = cents(xml, 'BasisAmount', 'ApplicableTradeTax');
  const rate = Number(inside(xml, 'RateApplicablePercent')[0]);
  const rules: Record<string, boolean> = {
    'BR-CO-10': total('LineTotalAmount') === sum(lines),
    'BR-CO-11': total('AllowanceTotalAmount') === sum(discounts),
    'BR-CO-12': total('ChargeTotalAmount') === 0,
    'BR-CO-13':
      total('TaxBasisTotalAmount') === total('LineTotalAmount') - total('AllowanceTotalAmount'),
    'BR-CO-14': total('TaxTotalAmount') === sum(taxes),
    'BR-CO-15': total('GrandTotalAmount') === total('TaxBasisTotalAmount') + sum(taxes),
    'BR-CO-16':
      total('DuePayableAmount') === total('GrandTotalAmount') - total('TotalPrepaidAmount'),
    // the official rules allow for how the tax of each line was rounded
    'BR-CO-17': Math.abs(sum(taxes) - (basis * rate) / 100) <= Math.max(lines.length, 1),
    'BR-S-08': basis === total('TaxBasisTotalAmount'),
    'BR-27': cents(xml, 'ChargeAmount', 'NetPriceProductTradePrice').every((price) => price >= 0),
  };
  return Object.keys(rules).filter((rule) => rules[rule] !== true);
}

const schemaErrors = async (xml: string) => (await validateXsd(xml, Profile.EN16931)).errors;

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
    vatId: 'DE987654321',
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
