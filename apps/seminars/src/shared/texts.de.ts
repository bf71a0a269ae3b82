import type { Session } from '@wbd/domain/seminars';
import { formatLongDate, formatTime } from '@wbd/domain/time';
import { counted } from '@wbd/domain/words';

export const sharedTexts = {
  allSeminars: 'Alle Seminare',
  /** "Donnerstag, 24. Dezember 2026, 18:00 Uhr" */
  when: ({ time }: Pick<Session, 'time'>) => `${formatLongDate(time)}, ${formatTime(time)} Uhr`,
  none: '–',
  mails: (count: number) => {
    if (count === 0) return 'Niemand bekommt eine Mail.';
    return counted(count, '1 Person bekommt eine Mail.', '# Personen bekommen eine Mail.');
  },
  sessionFailed: 'Fehler beim Laden des Termins',
  sessionFailedText: 'Prüfe deine Internetverbindung und versuche es noch einmal.',
} as const;
