import {
  hasEInvoice,
  HOME,
  lineText,
  paperTitle,
  servicePeriod,
  statementNumber,
  type Party,
  type Statement,
} from '@wbd/domain/commission';
import { formatMoney } from '@wbd/domain/plans';
import { formatDay } from '@wbd/domain/time';
import { renderCii } from '../../invoices/cii.ts';
import { ciiStatement, completed } from './cii-statement.ts';
import { FACTUR_X_FILE, FACTUR_X_METADATA } from './factur-x.ts';
import { PaperSheet } from './paper-sheet.ts';
import { paperNotes, paperTexts as texts, periodText, standing } from './paper-texts.de.ts';

/** A statement as XML of EN 16931; only for those that are e-invoices. */
export const renderStatementXml = async (statement: Statement): Promise<string> =>
  completed(await renderCii(ciiStatement(statement)), statement);

/** A statement as PDF, with the e-invoice inside if it is one. It follows from the statement alone: the same one makes the same file. */
export async function renderStatementPdf(statement: Statement): Promise<Buffer> {
  const { number, issuedOn, issuer, recipient, net, tax, total } = statement;
  const title = `${paperTitle(statement)} ${statementNumber(number)}`;
  const at = new Date(`${issuedOn}T12:00:00Z`);
  const sheet = new PaperSheet(title, at);
  const isCredit = recipient.kind !== 'private';
  const role = isCredit ? 'credit' : 'plain';

  sheet.text(title, { size: 'large', isBold: true }, 14);
  for (const note of standing(statement)) {
    sheet.text(note, { isBold: true, color: 'warning' });
  }
  if (standing(statement).length > 0) sheet.space(10);
  const facts = sheet.columns([1, 3]);
  const fact = (term: string, value: string) =>
    sheet.row(
      [term, value].map((text, index) => ({
        column: nth(facts, index),
        text,
        style: index === 0 ? ({ color: 'muted' } as const) : {},
      })),
      { gap: 2 },
    );
  fact(texts.number, statementNumber(number));
  fact(texts.date, formatDay(issuedOn));
  fact(texts.period, periodText(servicePeriod(statement)));
  fact(texts.partner, statement.partner);
  sheet.space(16);

  const sides = sheet.columns([1, 1]);
  const parties = [
    { head: texts.issuer[role], party: issuer },
    { head: texts.recipient[role], party: recipient },
  ];
  sheet.row(
    parties.map(({ head }, index) => ({
      column: nth(sides, index),
      text: head,
      style: { size: 'small', color: 'muted' },
    })),
    { gap: 2 },
  );
  sheet.row(
    parties.map(({ party }, index) => ({ column: nth(sides, index), text: addressText(party) })),
  );
  sheet.space(18);

  const table = sheet.columns([4, 1]);
  const line = (text: string, amount: string, isBold = false) =>
    sheet.row([
      { column: nth(table, 0), text, style: { isBold } },
      { column: nth(table, 1), text: amount, style: { isBold, align: 'right' } },
    ]);
  line(texts.reason, texts.amount, true);
  sheet.rule();
  for (const one of statement.lines) line(lineText(one), formatMoney(one.cents));
  sheet.rule();
  if (tax !== 0) {
    line(texts.net, formatMoney(net));
    line(texts.tax, formatMoney(tax));
  }
  line(texts.total, formatMoney(total), true);
  sheet.space(14);
  for (const note of paperNotes(statement)) sheet.text(note);

  if (hasEInvoice(statement)) {
    const content = await renderStatementXml(statement);
    sheet.attach({ name: FACTUR_X_FILE, content, metadata: FACTUR_X_METADATA }, at);
  }
  return sheet.finish((page, pages) => `${title} · ${texts.page(page, pages)}`);
}

function nth<Value>(values: readonly Value[], index: number): Value {
  const value = values[index];
  if (value === undefined) throw new Error(`There is no column ${index}.`);
  return value;
}

const countries = new Intl.DisplayNames('de', { type: 'region' });

function addressText({ name, street, postalCode, city, country, taxId }: Party): string {
  const lines = [name, street, `${postalCode} ${city}`];
  if (country !== HOME) lines.push(countries.of(country) ?? country);
  if (taxId !== null) lines.push(texts.taxId(taxId));
  return lines.join('\n');
}
