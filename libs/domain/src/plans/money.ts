import { CURRENCY } from './plans.ts';

/** `1.188,81 €`, from cents */
export function formatMoney(cents: number): string {
  const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: CURRENCY });
  return euros.format(cents / 100);
}

/** Euros as Germans type them, with or without points and cents: `1.200`, `1200,5`, `1 200,50 €`. */
const TYPED = /^\d{1,3}(?:\.\d{3}){0,3}(?:,\d{1,2})?$|^\d{1,9}(?:,\d{1,2})?$/;

/** @returns cents; null for anything but a sum of money */
export function typedCents(typed: string): number | null {
  const text = typed.replace(/[\s\u00a0€]/g, '');
  if (!TYPED.test(text)) return null;
  const [euros = '', cents = ''] = text.replaceAll('.', '').split(',');
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}
