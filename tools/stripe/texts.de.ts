import type { PaidPlan, Schedule } from '@wbd/domain';

/** Words that customers read on Stripe's pages and invoices. */
export const planNames: Record<PaidPlan, string> = { lite: 'WBD Lite', pro: 'WBD Pro' };

export const scheduleNames: Record<Schedule, string> = {
  annual: '(jährlich)',
  monthly: '(monatlich, Mindestlaufzeit 12 Monate)',
  cancellable: '(Probe, monatlich kündbar)',
};

export const texts = {
  testOffer: 'WBD Testzahlung',
  portal: 'Dein WBD-Paket',
} as const;
