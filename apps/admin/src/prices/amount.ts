import type { PlanPrices } from '@wbd/domain';
import { pricesTexts as texts } from './texts.de.ts';

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** `79,00 € im Monat` */
export function amountOf({
  cents,
  interval,
}: Pick<PlanPrices['unknownPrices'][number], 'cents' | 'interval'>): string {
  const amount = cents === null ? texts.noAmount : euros.format(cents / 100);
  return interval === null ? amount : `${amount} ${texts.intervals[interval]}`;
}
