import { PROFILE_LENGTHS } from '@wbd/domain/advisors';

const tooLong = (most: number) => `Bitte höchstens ${most} Zeichen einfachen Text`;

export const profileTexts = {
  title: 'Über dich',
  text: 'Womit du Besucher überzeugst, wenn sie dich noch nicht kennen. Leere Felder zeigt deine Seite nicht.',
  fields: {
    portrait: { label: 'Porträt', hint: 'Am besten hochkant, auf dem man dein Gesicht gut sieht.' },
    bio: { label: 'Kurz zu dir', hint: 'Wer du bist und wie du berätst, in wenigen Sätzen.' },
    topics: { label: 'Themen', hint: 'Jedes in einer eigenen Zeile, zum Beispiel Altersvorsorge.' },
    qualifications: {
      label: 'Qualifikationen',
      hint: 'Abschlüsse und Zulassungen, jede in einer eigenen Zeile.',
    },
    languages: { label: 'Sprachen', hint: 'Zum Beispiel: Deutsch, Türkisch, Englisch.' },
    place: { label: 'Ort', hint: 'Wo du dich mit Kunden triffst, zum Beispiel: Köln und online.' },
  },
  errors: {
    bio: tooLong(PROFILE_LENGTHS.bio),
    topics: tooLong(PROFILE_LENGTHS.topics),
    qualifications: tooLong(PROFILE_LENGTHS.qualifications),
    languages: tooLong(PROFILE_LENGTHS.languages),
    place: tooLong(PROFILE_LENGTHS.place),
  },
  submit: 'Über dich speichern',
  busy: 'Speichert...',
} as const;
