import { RETENTION_YEARS } from '@wbd/domain/retention';
import { counted } from '@wbd/domain/words';

const customers = (count: number) => counted(count, '1 Kunde', '# Kunden');

export const texts = {
  subject: (count: number, day: string) => `${customers(count)} ohne Kontakt: Löschung am ${day}`,
  preview: (count: number) =>
    `${customers(count)} ${counted(count, 'verschwindet', 'verschwinden')} aus deinem CRM, wenn du nichts tust.`,
  heading: 'Kunden ohne Kontakt',
  intro: (day: string) =>
    `mit diesen Kunden hattest du seit mehr als ${RETENTION_YEARS.customers} Jahren keinen Kontakt. Der Datenschutz verlangt, dass wir ihre Daten löschen. Das geschieht am ${day} von selbst:`,
  more: (count: number) => `und ${counted(count, '1 weiterer', '# weitere')}`,
  keep: 'Bist du mit jemandem noch in Kontakt? Öffne den Kunden in deinem CRM und halte den Kontakt fest. Dann bleibt er.',
  action: 'Kunden ansehen',
  reason: 'Du bekommst diese E-Mail, weil du Kunden bei WBD verwaltest.',
} as const;
