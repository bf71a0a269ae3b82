import { counted } from '@wbd/domain/words';

const people = (count: number) => counted(count, '1 Person', '# Personen');

export const texts = {
  subject: (title: string, when: string) => `Gäste in deinem Seminar: ${title} am ${when}`,
  preview: (name: string, count: number) => `${name} hat ${people(count)} angemeldet.`,
  heading: 'Gäste in deinem Seminar',
  intro: (name: string, title: string) =>
    `${name} hat Kunden zu deinem Seminar „${title}“ angemeldet.`,
  guests: 'Gäste',
  of: (count: number, seats: number) => `${count} von ${seats} Plätzen`,
  next: 'Die Teilnehmerliste zeigt dir, wer kommt. Dort kannst du die Gäste auch wieder abmelden.',
  action: 'Teilnehmer ansehen',
  reason:
    'Du bekommst diese E-Mail höchstens einmal am Tag für jeden Kollegen, weil es dein Seminar ist.',
} as const;
