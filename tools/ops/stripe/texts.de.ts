import { planRow, type PaidPlan, type Schedule } from '@wbd/domain/plans';
import { pricingTexts } from '../../../libs/ui/src/pricing/texts.de.ts';

const { schedules, captions } = pricingTexts;

/** The product's name on payment pages and invoices, in the words of the pricing page. */
export function productName(plan: PaidPlan, schedule: Schedule): string {
  const name = `WBD ${planRow(plan).name} ${schedules[schedule]}`;
  // the yearly caption advertises the price and does not name a term
  return schedule === 'annual' ? name : `${name} (${captions[schedule]})`;
}

export const texts = {
  testOffer: 'WBD Testzahlung',
  portal: 'Dein WBD-Paket',
} as const;
