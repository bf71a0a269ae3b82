import { InvoiceService, type Invoice as Document } from '@e-invoice-eu/core';
import { characterClass, FORBIDDEN } from '@wbd/domain/fields';

/** A document in the terms of EN 16931. */
export type Cii = Document['ubl:Invoice'];
export type CiiLine = Cii['cac:InvoiceLine'][0];

/** What the profile of EN 16931 is called in the file. */
export const EN_16931 = 'urn:cen.eu:en16931:2017';
export const CURRENCY = 'EUR';
/** UN/ECE recommendation 20: one. */
const ONE = 'C62';

export const euros = (cents: number) => (cents / 100).toFixed(2);

const unprintable = new RegExp(`[${characterClass(FORBIDDEN)}\\n\\u{d800}-\\u{dfff}]`, 'gu');
/** XML has no place for control characters, which typed names may hold. */
export const line = (text: string) => text.replace(unprintable, ' ').trim();

export function ciiLine(
  number: number,
  name: string,
  cents: number,
  category: CiiLine['cac:Item']['cac:ClassifiedTaxCategory'],
): CiiLine {
  return {
    'cbc:ID': String(number),
    // a price is never negative: a reversal has a negative quantity
    'cbc:InvoicedQuantity': cents < 0 ? '-1' : '1',
    'cbc:InvoicedQuantity@unitCode': ONE,
    'cbc:LineExtensionAmount': euros(cents),
    'cbc:LineExtensionAmount@currencyID': CURRENCY,
    'cac:Item': { 'cbc:Name': line(name), 'cac:ClassifiedTaxCategory': category },
    'cac:Price': {
      'cbc:PriceAmount': euros(Math.abs(cents)),
      'cbc:PriceAmount@currencyID': CURRENCY,
    },
  };
}

const quiet = { log: () => undefined, warn: () => undefined, error: () => undefined };
const service = new InvoiceService(quiet);

/**
 * The document as XML of EN 16931, in the syntax CII.
 * @throws Error when it lacks what the standard asks for
 */
export async function renderCii(cii: Cii): Promise<string> {
  const rendered = await service.generate({ 'ubl:Invoice': cii }, { format: 'CII', lang: 'de' });
  if (typeof rendered !== 'string') throw new Error('The e-invoice is no text.');
  return rendered;
}
