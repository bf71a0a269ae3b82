import type { Basis, NoticeKind, NoticeReason } from './notice.ts';

/** What notices are called in forms, in the admin area and in mails. */
export const noticeTexts = {
  kinds: {
    seminar: 'Seminar',
    video: 'Experten-Video',
    testimonial: 'Kundenstimme',
    schnellvideo: 'Schnellvideo',
    knowledge: 'Video der Wissensbibliothek',
    page: 'Seite eines Beraters',
    portal: 'Seite von WBD',
  } satisfies Record<NoticeKind, string>,
  reasons: {
    minors: 'Sexueller Missbrauch von Kindern oder Jugendlichen',
    hate: 'Gewalt, Hass oder Drohung',
    'personal-rights': 'Beleidigung, falsche Behauptung oder Bild ohne Erlaubnis',
    privacy: 'Persönliche Daten ohne Erlaubnis',
    copyright: 'Fremde Musik, Bilder, Texte oder Marken',
    fraud: 'Betrug oder unerlaubtes Angebot',
    advertising: 'Irreführende Werbung',
    other: 'Etwas anderes',
  } satisfies Record<NoticeReason, string>,
  basis: {
    law: 'Verstoß gegen ein Gesetz',
    terms: 'Verstoß gegen unsere AGB',
  } satisfies Record<Basis, string>,
} as const;
