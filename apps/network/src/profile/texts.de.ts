import type { TaxKind } from '@wbd/domain/commission';

export const profileTexts = {
  title: 'Auszahlungsdaten',
  intro: 'Wohin deine Provision überwiesen wird, und wie sie zu versteuern ist.',
  failed: 'Deine Auszahlungsdaten konnten nicht geladen werden',
  kinds: {
    private: {
      label: 'Privat',
      description: 'Du empfiehlst gelegentlich und betreibst damit kein Gewerbe.',
    },
    small: {
      label: 'Kleinunternehmen',
      description: 'Du berechnest keine Umsatzsteuer (§ 19 UStG).',
    },
    business: {
      label: 'Unternehmen mit Umsatzsteuer',
      description: 'Zur Provision kommen 19 % Umsatzsteuer dazu.',
    },
    abroad: {
      label: 'Unternehmen im Ausland',
      description: 'Die Organisation schuldet die Umsatzsteuer (§ 13b UStG).',
    },
  } satisfies Record<TaxKind, { label: string; description: string }>,
  fields: {
    kind: 'Wie versteuerst du deine Provision?',
    name: { label: 'Name oder Firma', hint: 'So, wie das Konto lautet.' },
    street: 'Straße und Hausnummer',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    taxId: 'Steuernummer oder USt-IdNr.',
    iban: 'IBAN',
    agreed: '',
  },
  bankName: (written: string) =>
    `So steht dein Name bei der Bank: ${written}. Er sollte so lauten wie dein Konto.`,
  taxIdHint: {
    small: 'Steht auf deinem Steuerbescheid.',
    business: 'Steht auf deinen Rechnungen.',
    abroad: 'In der EU die USt-IdNr.',
  },
  chooseCountry: 'Bitte wählen',
  ibanHint: 'Aus Sicherheitsgründen siehst auch du später nur die letzten vier Zeichen.',
  stored: (end: string) =>
    `Hinterlegt ist das Konto, das auf ${end} endet. Lass das Feld leer, damit es so bleibt.`,
  waiting: (end: string, until: string, earlier: string) =>
    `Das Konto, das auf ${end} endet, ist neu. Sicher ist sicher: Ausgezahlt wird dorthin ab ${until} Uhr. Warst du das nicht, stoppe es unter „Änderungen am Geld“ oder mit dem Link in unserer E-Mail, dann bleibt das Konto mit ${earlier}.`,
  errors: {
    name: 'Bitte gib einen Namen ein, den eine Bank schreiben kann, zum Beispiel in lateinischen Buchstaben',
    street: 'Bitte gib Straße und Hausnummer ein',
    postalCode: 'Bitte gib eine Postleitzahl ein',
    city: 'Bitte gib einen Ort ein',
    country: 'Bitte wähle ein Land',
    taxId: 'Bitte gib eine Steuernummer oder USt-IdNr. ein',
    iban: 'Das ist keine gültige IBAN',
    agreed: 'Ohne dein Einverständnis kann nichts ausgezahlt werden',
  },
  save: 'Speichern',
  saving: 'Speichert...',
  saved: 'Auszahlungsdaten gespeichert',
  saveFailed: 'Die Auszahlungsdaten konnten nicht gespeichert werden',
} as const;
