import { counted } from '@wbd/domain/words';

export const sponsorsTexts = {
  title: 'Partner',
  intro: 'Wer sich über deinen Link angemeldet hat, und über wen du dabei bist.',
  back: 'Netzwerk',
  failed: 'Deine Partner konnten nicht geladen werden',
  link: 'Dein Link für neue Partner',
  linkText:
    'Wer sich darüber anmeldet, steht hier unten. Die Person sieht vorher, dass du ihren Vornamen, den ersten Buchstaben ihres Nachnamens, ihr Paket und den Tag erfährst.',
  copy: 'Link kopieren',
  share: 'Teilen',
  shareTitle: 'WBD: Partner werden',
  shareText: 'Ich bin Partner bei WBD. Hier kannst du dich anmelden:',
  brought: 'Über dich dabei',
  none: 'Noch hat sich niemand über deinen Link angemeldet.',
  since: (day: string) => `seit ${day}`,
  gone: 'Nicht mehr dabei',
  loading: 'Wird geladen',
  more: (count: number) => counted(count, '1 weiteren zeigen', '# weitere zeigen'),
  pay: 'Provision auf ihre Pakete',
  payFailed: 'Ob es dafür Provision gibt, konnte nicht geladen werden',
  unpaid: 'Für Pakete von Partnern gibt es keine Provision.',
  paid: (rate: string, days: number) =>
    days === 0
      ? `${rate}, fällig am Tag der Zahlung.`
      : `${rate}, fällig ${counted(days, 'einen Tag', '# Tage')} nach der Zahlung.`,
  own: 'Über wen du dabei bist',
  ownText: (name: string, day: string) =>
    `Du hast dich am ${day} über den Link von ${name} angemeldet.`,
  ownGone: (day: string) =>
    `Du hast dich am ${day} über den Link von jemandem angemeldet, der nicht mehr dabei ist.`,
  alone: 'Du hast dich ohne Empfehlung angemeldet.',
} as const;
