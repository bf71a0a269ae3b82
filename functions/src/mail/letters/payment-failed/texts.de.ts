import { planRow, type PaidPlan } from '@wbd/domain/plans';

export const texts = {
  subject: 'Deine Zahlung an WBD hat nicht geklappt',
  preview: 'Bitte prüfe deine Zahlungsdaten, damit dein Paket bleibt.',
  heading: 'Deine Zahlung hat nicht geklappt',
  intro:
    'wir konnten den fälligen Betrag nicht einziehen. Das kann an einer abgelaufenen Karte oder an einem zu niedrigen Kontostand liegen.',
  plan: 'Paket',
  planName: (plan: PaidPlan) => `WBD ${planRow(plan).name}`,
  amount: 'Betrag',
  amountOf: (euros: string, interval: 'month' | 'year') =>
    `${euros} ${interval === 'month' ? 'im Monat' : 'im Jahr'}, zuzüglich Umsatzsteuer`,
  next: 'Bitte prüfe deine Zahlungsdaten. Wir versuchen es in den nächsten Tagen noch einmal; gelingt es nicht, endet dein Paket. Was du angelegt hast, bleibt dir erhalten.',
  action: 'Zahlungsdaten prüfen',
} as const;
