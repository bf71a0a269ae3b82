import { formatMoney } from '../plans/money.ts';
import type { Deal } from './deal.ts';
import type { Rate } from './terms.ts';

/** `12,5 % des Nettobetrags` or `50,00 € je Abschluss` */
export function rateText(rate: Rate): string {
  if (rate.kind === 'fixed') return `${formatMoney(rate.cents)} je Abschluss`;
  const percent = (rate.permille / 10).toLocaleString('de-DE');
  return `${percent}\u00a0% des Nettobetrags`;
}

/** How far a deal is. */
export const stateTexts: Readonly<Record<Deal['state'], string>> = {
  reported: 'Wartet auf Bestätigung',
  withdrawn: 'Zurückgezogen',
  refused: 'Abgelehnt',
  confirmed: 'Bestätigt',
  cancelled: 'Storniert',
};
