import { readFileSync } from 'node:fs';
import path from 'node:path';
import { correctionOf, type Statement } from '@wbd/domain/commission';
import { aStatement } from '@wbd/domain/testing';
import { extractXml, Profile } from '@stackforge-eu/factur-x';
import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { brokenTotals, inside, schemaErrors } from '../../../../test/e-invoice-rules.ts';
import { renderStatementPdf, renderStatementXml } from './render-statement.ts';

const business = aStatement({
  number: 12,
  recipient: {
    name: 'Łukasz Şahin-Groß',
    street: 'Große Straße 4',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'DE',
    taxId: '12/345/67890',
    kind: 'business',
  },
  lines: [
    {
      kind: 'matured',
      deal: 'a',
      on: '2027-01-15',
      rate: { kind: 'share', permille: 125 },
      source: 'deals',
      cents: 12_000,
      about: { reference: 'V-4711', customer: 'V. B.' },
    },
    {
      kind: 'reversed',
      deal: 'b',
      on: '2026-12-03',
      rate: { kind: 'fixed', cents: 5_000 },
      source: 'deals',
      cents: -2_001,
    },
    { kind: 'returned', deal: null, on: '2027-02-09', rate: null, source: 'deals', cents: 500 },
    { kind: 'corrected', deal: null, on: '2027-02-10', rate: null, source: 'deals', cents: 700 },
  ],
});
const small = aStatement({
  number: 13,
  recipient: { ...business.recipient, kind: 'small', taxId: 'DE123456788' },
});
const objected: Statement = {
  ...business,
  state: 'corrected',
  endedOn: '2027-03-09',
  correctedBy: 14,
  objection: { reason: 'Der Satz stimmt nicht.', on: '2027-03-05', answer: null },
};
const files = {
  business,
  small,
  objected,
  correction: correctionOf(business, 14, '2027-03-09', 'objection'),
};

test.each(['business', 'small', 'objected', 'correction'] as const)(
  'NET-05 renders the e-invoice of a %s statement, which the schema and the rules about totals accept',
  async (name) => {
    const xml = await renderStatementXml(files[name]);
    const golden = path.join(import.meta.dirname, `golden/${name}.xml`);
    expect(xml).toBe(readFileSync(golden, 'utf8'));
    expect(await schemaErrors(xml)).toEqual([]);
    expect(brokenTotals(xml)).toEqual([]);
    expect(inside(xml, 'TypeCode')[0]).toBe('389');
    expect(inside(xml, 'IssuerAssignedID')).toEqual(name === 'correction' ? ['GS-00012'] : []);
  },
);

const [aLine] = aStatement().lines;
if (!aLine) throw new Error('There is no line.');
const cents = fc.integer({ min: -300_000, max: 900_000 }).filter((one) => one !== 0);

test('NET-05 a VAT id is written without blanks, and a tax number of the payer has no place', async () => {
  const own = { ...business.recipient, taxId: 'de 123 456 788' };
  const xml = await renderStatementXml(aStatement({ recipient: own }));
  expect(xml).toContain('<ram:ID schemeID="VA">DE123456788</ram:ID>');
  const issuer = { ...business.issuer, taxId: '27/123/45678' };
  const other = await renderStatementXml(aStatement({ issuer, recipient: business.recipient }));
  expect(other).not.toContain('27/123/45678');
  expect(await schemaErrors(other)).toEqual([]);
});

test('NET-05 every statement of a business becomes an e-invoice that keeps all rules', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(cents, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('business', 'small'),
      async (amounts, kind) => {
        const lines = amounts.map((one) => ({ ...aLine, cents: one }));
        const statement = aStatement({ lines, recipient: { ...business.recipient, kind } });
        const xml = await renderStatementXml(statement);
        expect(brokenTotals(xml)).toEqual([]);
        expect(await schemaErrors(xml)).toEqual([]);
      },
    ),
    { numRuns: 12 },
  );
});

async function textOf(statement: Statement): Promise<{ text: string; pages: number }> {
  const pdf = await renderStatementPdf(statement);
  const { text, totalPages } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return { text: text.replaceAll(/\s+/g, ' '), pages: totalPages };
}

async function attachmentsOf(statement: Statement): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await renderStatementPdf(statement)));
  const attached = await pdf.getAttachments();
  return [...(attached?.keys() ?? [])];
}

test('NET-05 prints both parties, number, period, lines, tax and the right to object on the PDF of a business', async () => {
  const { text, pages } = await textOf(business);
  expect(pages).toBe(1);
  for (const part of [
    'Gutschrift GS-00012',
    'Datum 02.03.2027',
    'Leistungszeitraum 03.12.2026 bis 15.01.2027',
    'Partnernummer partner',
    'WBD Beispiel GmbH',
    'Łukasz Şahin-Groß',
    'USt-IdNr.: DE987654328',
    'Steuernummer: 12/345/67890',
    'Provision für den Abschluss V-4711 vom 15.01.2027, V. B. (12,5 % des Nettobetrags) 120,00 €',
    'Storno zum Abschluss vom 03.12.2026 (50,00 € je Abschluss) -20,01 €',
    'Provision, deren Überweisung am 09.02.2027 zurückkam 5,00 €',
    'Provision, deren Abrechnung am 10.02.2027 berichtigt wurde 7,00 €',
    'Summe netto 111,99 €',
    'zzgl. 19 % Umsatzsteuer 21,28 €',
    'Gesamtbetrag 133,27 €',
    'Gegen diese Gutschrift ist Widerspruch möglich, im Portal unter „Netzwerk“.',
    'Gutschrift GS-00012 · Seite 1 von 1',
  ]) {
    expect(text).toContain(part);
  }
});

test('NET-05 the PDF says what becomes of small businesses, private persons and partners abroad', async () => {
  const of = (kind: Statement['recipient']['kind'], country = 'DE') =>
    textOf(aStatement({ recipient: { ...business.recipient, kind, country } }));
  expect((await of('small')).text).toContain(
    'Kein Ausweis von Umsatzsteuer, da Kleinunternehmer (§ 19 UStG).',
  );
  const plain = (await of('private')).text;
  expect(plain).toContain('Provisionsabrechnung GS-00001');
  expect(plain).not.toContain('Gutschrift');
  const abroad = (await of('abroad', 'AT')).text;
  expect(abroad).toContain('Gutschrift GS-00001');
  expect(abroad).toContain('Österreich');
  expect(abroad).toContain('Steuerschuldnerschaft des Leistungsempfängers (§ 13b UStG).');
});

test('NET-05 documents of an objection say that the statement no longer counts, and what cancels it', async () => {
  const { text } = await textOf(objected);
  expect(text).toContain(
    'Der Empfänger hat dieser Gutschrift am 05.03.2027 widersprochen. Sie hat damit die Wirkung einer Rechnung verloren (§ 14 Abs. 2 UStG).',
  );
  expect(text).toContain('Aufgehoben durch die Gutschrift GS-00014 vom 09.03.2027.');
  const correction = (await textOf(files.correction)).text;
  expect(correction).toContain('Berichtigung: hebt die Gutschrift GS-00012 vom 02.03.2027 auf.');
  expect(correction).toContain('Grund: Dem Widerspruch des Empfängers wurde stattgegeben.');
  expect(correction).toContain('Gesamtbetrag -133,27 €');
  const returned = await textOf(correctionOf(business, 14, '2027-03-09', 'returned'));
  expect(returned.text).toContain('Grund: Die Bank hat die Überweisung zurückgegeben.');
  for (const one of [text, correction]) {
    expect(one).toContain('Hieraus ist nichts zu zahlen');
    expect(one).not.toContain('Ausgezahlt wird');
    expect(one).not.toContain('ist Widerspruch möglich');
  }
});

test('NET-05 the e-invoice is inside the PDF, for businesses in Germany alone, and the same statement makes the same file', async () => {
  const found = await extractXml(await renderStatementPdf(business));
  expect(found).toEqual({
    xml: await renderStatementXml(business),
    filename: 'factur-x.xml',
    profile: Profile.EN16931,
  });
  expect(await attachmentsOf(business)).toEqual(['factur-x.xml']);
  for (const kind of ['private', 'abroad'] as const) {
    const country = kind === 'abroad' ? 'AT' : 'DE';
    const other = aStatement({ recipient: { ...business.recipient, kind, country } });
    expect(await attachmentsOf(other)).toEqual([]);
  }
  const [one, again] = [await renderStatementPdf(business), await renderStatementPdf(business)];
  expect(one.equals(again)).toBe(true);
  for (const part of ['<pdfaid:part>3</pdfaid:part>', '/AFRelationship /Alternative']) {
    expect(one.toString('latin1')).toContain(part);
  }
});

test('NET-05 many lines and long names run over pages without losing a line', async () => {
  const lines = Array.from({ length: 90 }, (_, index) => ({ ...aLine, cents: 1_000 + index }));
  const name = 'Übergroße Vermittlungsgesellschaft für Łódź & Söhne mbH 保险 Partner';
  const { text, pages } = await textOf(
    aStatement({ lines, recipient: { ...business.recipient, name } }),
  );
  expect(pages).toBe(3);
  expect(text).toContain('Łódź & Söhne mbH ?? Partner');
  for (const { cents: amount } of lines) {
    expect(text).toContain(`${(amount / 100).toFixed(2).replace('.', ',')} €`);
  }
  expect(text).toContain(`Seite ${pages} von ${pages}`);
});
