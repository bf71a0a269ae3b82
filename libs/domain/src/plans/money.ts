import { CURRENCY } from './plans.ts';

/** `1.188,81 €`, from cents */
export function formatMoney(cents: number): string {
  const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: CURRENCY });
  return euros.format(cents / 100);
}
