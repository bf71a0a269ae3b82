import { counted } from '@wbd/domain/words';

export const termsTexts = {
  title: 'Bedingungen',
  intro: 'Was deine Organisation für Empfehlungen zahlt.',
  back: 'Abschlüsse',
  failed: 'Die Bedingungen konnten nicht geladen werden',
  denied: 'Bedingungen legt fest, wer die Organisation verwaltet',
  deniedText: 'Frag bei WBD nach, wenn das deine Aufgabe ist.',
  list: 'Festgelegt',
  none: 'Noch nichts festgelegt. Solange das so ist, kann kein Abschluss einer Empfehlung bestätigt werden.',
  valid: (rate: string, days: number) =>
    days === 0
      ? `${rate}, fällig am Tag des Abschlusses`
      : `${rate}, fällig ${counted(days, 'einen Tag', '# Tage')} nach dem Abschluss`,
  from: (day: string) => `Ab ${day}`,
  now: 'Gilt heute',
  fresh: 'Neue Bedingungen',
  rule: 'Bestätigte Abschlüsse bleiben, wie sie gebucht sind. Neue Bedingungen gelten deshalb frühestens ab morgen; nur die ersten auch für Tage davor.',
  sources: { deals: 'Abschlüsse', subscriptions: 'Pakete von Partnern' },
  lawTitle: 'Lass das vorher rechtlich prüfen',
  law: 'Wer Partner dafür bezahlt, dass sie weitere zahlende Partner werben, kann sich strafbar machen (§ 16 Abs. 2 UWG). Die Provision gilt auf jeder Stufe gleich, und es gibt sie nur für Pakete, die ab diesem Tag bezahlt werden. 0 schaltet sie wieder ab.',
  onPackages: (rate: string, days: number) =>
    days === 0
      ? `Pakete von Partnern: ${rate}, fällig am Tag der Zahlung`
      : `Pakete von Partnern: ${rate}, fällig ${counted(days, 'einen Tag', '# Tage')} nach der Zahlung`,
  kinds: { share: 'Anteil', fixed: 'Fester Betrag' },
  fields: {
    source: 'Wofür?',
    kind: 'Wie wird gezahlt?',
    amount: { label: 'Wie viel?', placeholder: '10' },
    validFrom: { label: 'Ab wann?', hint: 'Es zählt der Tag des Abschlusses.' },
    holdingDays: {
      label: 'Fällig nach',
      hint: 'So lange kann ein Kunde noch zurücktreten. 0: am Tag des Abschlusses.',
    },
  },
  soldOn: 'Es zählt der Tag der Zahlung.',
  soldHolding: 'So lange kann die Zahlung noch zurückgehen. 0: am Tag der Zahlung.',
  hint: {
    share: 'Prozent vom Nettobetrag, höchstens 100',
    fixed: 'Euro je Abschluss',
  },
  errors: {
    amount: 'Bitte gib eine Zahl ein, etwa 10 oder 12,5',
    validFrom: 'Bitte wähle einen Tag',
    holdingDays: 'Bitte gib eine Zahl von 0 bis 365 ein',
  },
  days: 'Tagen',
  preview: (month: string, count: number, cents: string) =>
    count === 0
      ? `Im ${month} gab es keinen bestätigten Abschluss aus einer Empfehlung.`
      : `Im ${month} hätte das ${cents} gekostet, für ${counted(count, 'einen Abschluss', '# Abschlüsse')}.`,
  save: 'Festlegen',
  saving: 'Speichert...',
  saved: 'Bedingungen festgelegt',
  saveFailed: 'Die Bedingungen konnten nicht gespeichert werden',
  conflict: 'Inzwischen hat jemand andere Bedingungen festgelegt. Lade die Seite neu.',
} as const;
