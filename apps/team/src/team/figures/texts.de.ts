import type { Figure, MoneyFigure } from '@wbd/domain/teams';
import { counted } from '@wbd/domain/words';
import type { Period } from './periods.ts';

export const figuresTexts = {
  loadFailed: 'Die Zahlen konnten nicht geladen werden.',
  /** with soft hyphens, so that four columns fit on a phone */
  figures: {
    registrations: 'Anmel\u00ADdungen',
    attendances: 'Teil\u00ADnahmen',
    customers: 'Neue Kunden',
    referrals: 'Empfeh\u00ADlungen',
  } satisfies Record<Figure, string>,
  /** where there is nothing to count */
  none: '—',
  sum: 'Summe',
  asOf: (time: string) => `Stand: ${time}`,
  members: {
    title: 'Nach Mitglied',
    sharing: (count: number, all: number) =>
      `${count} von ${counted(all, '1 Mitglied', '# Mitgliedern')} ${counted(count, 'teilt die eigenen', 'teilen ihre')} Zahlen. Jedes Mitglied entscheidet selbst darüber.`,
    member: 'Mitglied',
    unshared: 'teilt keine Zahlen',
    uncounted: 'wird noch gezählt',
    export: 'Als CSV herunterladen',
    exportName: (from: string, to: string) =>
      from === to ? `team-zahlen-${from}.csv` : `team-zahlen-${from}-bis-${to}.csv`,
  },
  period: {
    label: 'Zeitraum',
    options: {
      dieser: 'Dieser Monat',
      letzter: 'Letzter Monat',
      '3': 'Letzte 3 Monate',
      '6': 'Letzte 6 Monate',
      '12': 'Letzte 12 Monate',
    } satisfies Record<Period, string>,
  },
  months: {
    title: 'Nach Monat',
    text: 'Die letzten zwölf Monate, für jedes Mitglied ab seinem Beitritt.',
    uncounted: 'Die Zahlen werden noch gezählt. Das dauert höchstens eine Stunde.',
    of: 'Zahlen von',
    team: 'allen, die sie teilen',
    month: 'Monat',
    came: 'Angemeldet und gekommen',
    others: 'Angemeldet, nicht oder noch nicht gekommen',
  },
  below: {
    title: 'Teams darunter',
    text: 'Summen im gewählten Zeitraum. Wer dazu beiträgt, siehst du nicht, und bei weniger als drei Mitgliedern, die ihre Zahlen teilen, auch keine Summe.',
    team: 'Team',
    tooFew: 'zu wenige teilen ihre Zahlen',
  },
  money: {
    title: 'Umsatz und Provision',
    text: 'Bestätigte Abschlüsse nach ihrem Tag, netto. Provision ist, was ein Mitglied mit Empfehlungen verdient hat. Auch darüber entscheidet jedes Mitglied selbst.',
    columns: { revenue: 'Umsatz', commission: 'Provision' } satisfies Record<MoneyFigure, string>,
    byMember: 'Umsatz und Provision nach Mitglied',
    byMonth: 'Umsatz und Provision nach Monat',
    below: 'Umsatz und Provision der Teams darunter',
    unshared: 'teilt keine Beträge',
    tooFew: 'zu wenige teilen ihre Beträge',
    inEuros: (column: string) => `${column} (EUR)`,
  },
  share: {
    title: 'Deine Zahlen',
    text: 'Ob dein Team sie sieht, entscheidest nur du.',
    figures: {
      label: 'Meine Zahlen mit dem Team teilen',
      shared: 'Dein Team sieht jetzt deine Zahlen.',
      withdrawn: 'Dein Team sieht deine Zahlen nicht mehr. Sie sind gelöscht.',
    },
    money: {
      label: 'Auch Umsatz und Provision teilen',
      shared: 'Dein Team sieht jetzt deinen Umsatz und deine Provision.',
      withdrawn: 'Dein Team sieht deine Beträge nicht mehr. Sie sind gelöscht.',
    },
    failed: 'Das konnte nicht gespeichert werden.',
  },
} as const;
