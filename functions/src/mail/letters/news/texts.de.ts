import { counted } from '@wbd/domain/words';

export const texts = {
  subject: {
    now: (count: number) => counted(count, 'Eine Neuigkeit für dich', '# Neuigkeiten für dich'),
    daily: (count: number, day: string) =>
      `Dein Überblick vom ${day}: ${counted(count, 'eine Neuigkeit', '# Neuigkeiten')}`,
  },
  preview: {
    now: 'Das ist gerade bei WBD passiert.',
    daily: 'Das ist seit deinem letzten Überblick bei WBD passiert.',
  },
  heading: { now: 'Gerade passiert', daily: 'Das ist passiert' },
  intro: {
    now: 'das ist gerade passiert:',
    daily: 'das ist seit deinem letzten Überblick passiert:',
  },
  more: (count: number) =>
    counted(count, 'Eine weitere Zeile steht im Portal.', '# weitere Zeilen stehen im Portal.'),
  action: 'Im Portal ansehen',
  reason: {
    now: 'Du bekommst diese E-Mail, weil du dir diese Neuigkeiten sofort schicken lässt.',
    daily:
      'Du bekommst diese E-Mail höchstens einmal am Tag, weil du dir einen Überblick schicken lässt.',
  },
} as const;
