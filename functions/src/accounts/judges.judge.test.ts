import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  correctionOf,
  hasEInvoice,
  type Statement,
  type StatementLine,
  type TaxDetails,
} from '@wbd/domain/commission';
import { makesEInvoice, type Invoice, type Seller } from '@wbd/domain/invoices';
import { anInvoice, aParty, aStatement } from '@wbd/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bankFiles, en16931, type Judge } from '../../test/judges.ts';
import { renderStatementXml } from './commission/papers/render-statement.ts';
import { renderTransfers, type Transfers } from './commission/payouts/render-transfers.ts';
import { renderEInvoice } from './invoices/render-e-invoice.ts';

const SEED = 20_270_302;
const EACH = 150;
const here = import.meta.dirname;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Prints the judge's findings and expects none. */
async function expectAccepted(judge: Judge, documents: ReadonlyMap<string, string>) {
  const missing = judge.missing();
  if (missing !== null) {
    say(`${judge.name}: skipped, ${missing} is missing`);
    return;
  }
  const findings = await judge.judge(documents);
  say(`${judge.name}: ${documents.size} documents, ${findings.length} errors`);
  expect(findings).toEqual([]);
}

/** A negative control: without it, a judge that reads nothing would pass unnoticed. */
async function expectRefused(judge: Judge, xml: string, rule: string) {
  if (judge.missing() !== null) return;
  const findings = await judge.judge(new Map([['broken', xml]]));
  expect(findings.map((one) => one.rule).join('\n')).toContain(rule);
}

const golden = (pattern: string) =>
  new Map(
    globSync(pattern, { cwd: here }).map((file) => [
      path.parse(file).name,
      readFileSync(path.join(here, file), 'utf8'),
    ]),
  );

const cents = fc.integer({ min: -300_000, max: 900_000 }).filter((one) => one !== 0);
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
const day = fc.constantFrom('2026-11-30', '2027-01-15', '2027-02-28');

const lines = fc.array(
  fc.record({
    kind: fc.constantFrom('matured' as const, 'reversed' as const, 'returned' as const),
    deal: fc.constant('deal'),
    on: day,
    rate: fc.constantFrom(
      { kind: 'share' as const, permille: 125 },
      { kind: 'fixed' as const, cents: 5_000 },
    ),
    source: fc.constantFrom('deals' as const, 'subscriptions' as const),
    cents,
    about: fc.record({ reference: name, customer: fc.constantFrom('Ä. B.', null) }),
  }),
  { minLength: 1, maxLength: 8 },
);

const recipient = fc.record({
  name: name.map((text) => (text.trim() === '' ? 'Anna' : text)),
  kind: fc.constantFrom('business' as const, 'small' as const),
  taxId: fc.constantFrom('12/345/67890', 'DE136695976', '2893081508152'),
});

const statement = fc.record({
  lines,
  recipient,
  isObjected: fc.boolean(),
  isCorrected: fc.boolean(),
});

function asStatement(made: {
  lines: StatementLine[];
  recipient: Pick<TaxDetails, 'name' | 'kind' | 'taxId'>;
  isObjected: boolean;
  isCorrected: boolean;
}): Statement {
  const one = aStatement({
    lines: made.lines,
    recipient: { ...aParty(), ...made.recipient },
    ...(made.isObjected && {
      state: 'objected',
      objection: { reason: 'Der Satz stimmt nicht.', on: '2027-03-05', answer: null },
    }),
  });
  return made.isCorrected ? correctionOf(one, 14, '2027-03-09', 'objection') : one;
}

async function documents<Made>(
  made: readonly Made[],
  render: (one: Made) => Promise<string>,
): Promise<Map<string, string>> {
  const entries: [string, string][] = [];
  for (const [index, one] of made.entries()) entries.push([`random-${index}`, await render(one)]);
  return new Map(entries);
}

test('EN 16931 accepts every golden file, and statements of all kinds with random lines and names', async () => {
  const random = fc.sample(statement, { seed: SEED, numRuns: EACH }).map(asStatement);
  expect(random.every(hasEInvoice)).toBe(true);
  const made = await documents(random, renderStatementXml);
  await expectAccepted(en16931, new Map([...golden('**/golden/!(transfers).xml'), ...made]));
});

const seller: Seller = {
  name: 'WBD Beispiel GmbH',
  street: 'Hafenstraße 12',
  postalCode: '20457',
  city: 'Hamburg',
  vatId: 'DE123456788',
  email: 'rechnung@wbd.example',
};

/** Figures as the payment provider makes them: tax on the sum. */
const invoice = fc
  .record({
    amounts: fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 6 }),
    back: fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 2 }),
    off: fc.constantFrom(0, 10, 25),
    buyer: name,
  })
  .map(({ amounts, back, off, buyer }): Invoice => {
    const all = [...amounts, ...back.map((one) => -one)];
    const full = all.reduce((total, one) => total + one, 0);
    const discount = full > 0 ? Math.round((full * off) / 100) : 0;
    const net = full - discount;
    const tax = Math.round(net * 0.19);
    const one = anInvoice();
    return {
      ...one,
      lines: all.map((amount, at) => ({ name: `Position ${at}`, cents: amount })),
      buyer: { ...one.buyer, name: buyer.trim() === '' ? 'Anna' : buyer },
      discount,
      net,
      tax,
      gross: net + tax,
    };
  });

test('EN 16931 accepts random invoices of packages', async () => {
  const random = fc.sample(invoice, { seed: SEED, numRuns: EACH }).filter(makesEInvoice);
  const made = await documents(random, (one) => renderEInvoice(one, seller));
  await expectAccepted(en16931, made);
});

test('EN 16931 refuses a seller with a tax number alone', async () => {
  const xml = golden('commission/papers/golden/business.xml').get('business') ?? '';
  await expectRefused(en16931, xml.replace('<ram:ID>partner</ram:ID>', ''), 'BR-CO-26');
});

const IBANS = ['DE02120300000000202051', 'AT611904300234573201', 'FR1420041010050500013M02606'];

const transfers = fc
  .array(
    fc.record({
      name: name.map((text) => `Anna ${text}`),
      iban: fc.constantFrom(...IBANS),
      cents: fc.integer({ min: 1, max: 5_000_000 }),
    }),
    { minLength: 1, maxLength: 20 },
  )
  .map((payees): Transfers => ({
    id: 'aB3dE5fG7hJ9kL1mN2pQ',
    at: new Date('2027-03-02T10:00:00Z'),
    day: '2027-03-02',
    from: { name: 'WBD Beispiel GmbH & Co. KG', iban: 'DE89370400440532013000' },
    transfers: payees.map((payee, index) => ({
      id: `GS-${String(index + 1).padStart(5, '0')}`,
      to: { name: payee.name, iban: payee.iban },
      cents: payee.cents,
      text: `Provision GS-${String(index + 1).padStart(5, '0')}`,
    })),
  }));

test.each(bankFiles.map((judge) => [judge.name, judge] as const))(
  '%s accepts the golden file and random payees, and refuses an empty name',
  async (_, judge) => {
    const random = fc.sample(transfers, { seed: SEED, numRuns: EACH });
    const made = await documents(random, (one) => Promise.resolve(renderTransfers(one)));
    const stored = golden('commission/payouts/golden/transfers.xml');
    await expectAccepted(judge, new Map([...stored, ...made]));
    const [xml = ''] = stored.values();
    await expectRefused(judge, xml.replace(/<Nm>Joerg[^<]*<\/Nm>/, '<Nm></Nm>'), 'Nm');
  },
);
