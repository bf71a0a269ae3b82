import { formatMoney, type PlanPrices } from '@wbd/domain/plans';
import { pricesTexts as texts } from './texts.de.ts';

/** `79,00 € im Monat` */
export function amountOf({
  cents,
  interval,
}: Pick<PlanPrices['unknownPrices'][number], 'cents' | 'interval'>): string {
  const amount = cents === null ? texts.noAmount : formatMoney(cents);
  return interval === null ? amount : `${amount} ${texts.intervals[interval]}`;
}
