import { RETENTION_YEARS } from '@wbd/domain/retention';
import { counted } from '@wbd/domain/words';

const years = `${RETENTION_YEARS.customers} Jahren`;

export const retentionTexts = {
  badge: (day: string) => `Löschung am ${day}`,
  notice: {
    title: (count: number) =>
      counted(count, '1 Kunde wird bald gelöscht', '# Kunden werden bald gelöscht'),
    text: `Du hattest seit mehr als ${years} keinen Kontakt. Wer bleiben soll, bleibt, sobald du einen Kontakt festhältst.`,
    show: 'Ansehen',
  },
  page: {
    title: (day: string) => `Wird am ${day} gelöscht`,
    text: `Du hattest seit mehr als ${years} keinen Kontakt, deshalb löschen wir diesen Kunden mit allen Notizen. Habt ihr noch miteinander zu tun, halte den Kontakt fest.`,
    keep: 'Heute Kontakt gehabt',
    kept: (name: string) => `${name} bleibt`,
    failed: 'Der Kontakt konnte nicht gespeichert werden',
  },
} as const;
