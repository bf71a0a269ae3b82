import type { PartnerType } from '../../shared/partner-types.ts';

/** Texts of the drawn product pictures. */
export const pictureTexts = {
  film: 'So funktioniert WBD',
  newTab: '(Film, öffnet in einem neuen Tab)',
  alt: {
    scout: 'So sieht es aus: ein geteilter Link, und wie weit die Menschen gekommen sind.',
    advisor: 'So sieht es aus: die Seite einer Beraterin mit Video, Kundenstimme und Terminknopf.',
    specialist: 'So sieht es aus: Seminartermine mit belegten Plätzen und Warteliste.',
    manager: 'So sieht es aus: die Wissensbibliothek einer Organisation in Ordnern.',
  } satisfies Record<PartnerType, string>,
  address: {
    scout: 'wbd / portal',
    advisor: 'wbd / clara',
    specialist: 'wbd / seminare',
    manager: 'wbd / wissen',
  },
  scout: {
    message: 'Kennst du das schon? Altersvorsorge ohne Fachchinesisch, am 6. Dezember online.',
    link: 'wbd / lukas',
    steps: [
      { label: 'Links geöffnet', count: 23, share: 1 },
      { label: 'Angemeldet', count: 8, share: 0.45 },
      { label: 'Beim Seminar', count: 6, share: 0.32 },
      { label: 'Gespräch gewünscht', count: 3, share: 0.16 },
    ],
  },
  advisor: {
    name: 'Clara Weiß',
    claim: 'Vorsorge, die zu deinem Leben passt.',
    button: 'Termin buchen',
    quote: '„Endlich verstehe ich, was ich unterschreibe.“',
    customer: 'Martina, Kundin',
  },
  specialist: {
    sessions: [
      { day: 'Do', date: '3.', title: 'ETFs für Einsteiger', seats: '64 von 100', share: 0.64 },
      { day: 'So', date: '6.', title: 'Altersvorsorge', seats: '13 von 20', share: 0.65 },
      {
        day: 'Di',
        date: '8.',
        title: 'Richtig abgesichert',
        seats: 'Ausgebucht, 4 warten',
        share: 1,
      },
    ],
  },
  manager: {
    folders: ['Gesprächsführung', 'Vorsorge', 'Recht'],
    videos: ['Der erste Anruf', 'Einwände verstehen', 'Empfehlungen bekommen'],
  },
} as const;
