import { HOME } from '@wbd/domain/commission';
import { formatMoney } from '@wbd/domain/plans';
import { filmPaperNumber, type BuyerParty, type FilmPaper } from '@wbd/domain/sales';
import { formatDay } from '@wbd/domain/time';
import { PaperSheet } from '../../commission/papers/paper-sheet.ts';
import { paperTexts, SMALL_BUSINESS } from '../../commission/papers/paper-texts.de.ts';
import { corrected, paperTitle, texts } from './texts.de.ts';

type Column = ReturnType<PaperSheet['columns']>[number];

/** An invoice or a correction as PDF. The same one makes the same file. */
export function renderFilmPaper(paper: FilmPaper): Promise<Buffer> {
  const title = `${paperTitle(paper)} ${filmPaperNumber(paper.number)}`;
  const sheet = new PaperSheet(title, new Date(`${paper.issuedOn}T12:00:00Z`));
  sheet.text(title, { size: 'large', isBold: true }, 14);
  if (paper.corrects !== null) sheet.text(corrected(paper.corrects), { isBold: true }, 10);

  const [term, value] = pair(sheet, [1, 3]);
  const fact = (name: string, text: string) =>
    sheet.row(
      [
        { column: term, text: name, style: { color: 'muted' } },
        { column: value, text },
      ],
      { gap: 2 },
    );
  fact(texts.number, filmPaperNumber(paper.number));
  fact(texts.date, formatDay(paper.issuedOn));
  fact(texts.delivered, formatDay(paper.deliveredOn));
  sheet.space(16);

  const [left, right] = pair(sheet, [1, 1]);
  const { issuer, recipient } = paper;
  sheet.row(
    [
      { column: left, text: texts.issuer, style: { size: 'small', color: 'muted' } },
      { column: right, text: texts.recipient, style: { size: 'small', color: 'muted' } },
    ],
    { gap: 2 },
  );
  sheet.row([
    { column: left, text: [addressOf(issuer), taxIdOf(issuer.taxId)].join('\n').trim() },
    { column: right, text: addressOf(recipient) },
  ]);
  sheet.space(18);

  const [item, amount] = pair(sheet, [4, 1]);
  const line = (text: string, cents: string, isBold = false) =>
    sheet.row([
      { column: item, text, style: { isBold } },
      { column: amount, text: cents, style: { isBold, align: 'right' } },
    ]);
  line(texts.item, texts.amount, true);
  sheet.rule();
  line(texts.film(paper.title), formatMoney(paper.net));
  sheet.rule();
  if (paper.vatPercent > 0) {
    line(texts.net, formatMoney(paper.net));
    line(texts.vat(paper.vatPercent), formatMoney(paper.vat));
  }
  line(texts.total, formatMoney(paper.total), true);
  sheet.space(14);
  sheet.text(paper.corrects === null ? texts.paid : texts.returned);
  if (issuer.kind === 'small') sheet.text(SMALL_BUSINESS);
  sheet.text(texts.platform, { size: 'small', color: 'muted' });
  return sheet.finish((page, pages) => `${title} · ${texts.page(page, pages)}`);
}

function pair(sheet: PaperSheet, shares: readonly [number, number]): [Column, Column] {
  const [first, second] = sheet.columns(shares);
  if (!first || !second) throw new Error('A sheet has two columns.');
  return [first, second];
}

const countries = new Intl.DisplayNames('de', { type: 'region' });

function addressOf({ name, street, postalCode, city, country }: BuyerParty): string {
  const abroad = country === '' || country === HOME ? [] : [countries.of(country) ?? country];
  return [name, street, `${postalCode} ${city}`, ...abroad].join('\n');
}

function taxIdOf(taxId: string | null): string {
  if (taxId === null) return '';
  return paperTexts.taxId(taxId);
}
