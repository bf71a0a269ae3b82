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
    bio: 'Bitte höchstens 1000 Zeichen einfachen Text',
    topics: 'Bitte höchstens 300 Zeichen einfachen Text',
    qualifications: 'Bitte höchstens 500 Zeichen einfachen Text',
    languages: 'Bitte höchstens 100 Zeichen einfachen Text',
    place: 'Bitte höchstens 100 Zeichen einfachen Text',
  },
  submit: 'Über dich speichern',
  busy: 'Speichert...',
} as const;
