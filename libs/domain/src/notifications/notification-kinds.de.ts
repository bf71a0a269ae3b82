import type { NotificationKind } from './notification.ts';

interface KindTexts {
  /** in the settings */
  label: string;
  text: string;
  /** after `E-Mails über` */
  about: string;
}

/** What kinds of notifications are called in the portal, and in the mails that can be turned off. */
export const notificationKindTexts: Readonly<Record<NotificationKind, KindTexts>> = {
  registration: {
    label: 'Neue Anmeldungen',
    text: 'Jemand meldet sich für einen Termin an.',
    about: 'neue Anmeldungen',
  },
  cancellation: {
    label: 'Absagen und Umbuchungen',
    text: 'Jemand sagt ab oder wechselt den Termin.',
    about: 'Absagen und Umbuchungen',
  },
  full: {
    label: 'Ausgebuchte Termine',
    text: 'Der letzte Platz in deinem Termin ist weg.',
    about: 'ausgebuchte Termine',
  },
  waiting: {
    label: 'Warteliste',
    text: 'Jemand wartet auf einen Platz oder kann nachrücken.',
    about: 'die Warteliste',
  },
  referral: {
    label: 'Empfehlungen',
    text: 'Jemand meldet sich über deinen geteilten Link an.',
    about: 'Empfehlungen',
  },
  appointment: {
    label: 'Terminwünsche',
    text: 'Jemand möchte mit dir sprechen.',
    about: 'Terminwünsche',
  },
  guests: {
    label: 'Gäste von Kollegen',
    text: 'Ein Kollege meldet Gäste in deinem Seminar an. „Sofort“ heißt hier: abends, einmal je Kollege und Termin.',
    about: 'Gäste von Kollegen',
  },
  colleague: {
    label: 'Termine von Kollegen',
    text: 'Ein Termin, zu dem deine Kunden wollten, fällt aus, oder ein Kollege hört auf.',
    about: 'Termine von Kollegen',
  },
  erasure: {
    label: 'Gelöschte und eingeschränkte Kundendaten',
    text: 'Ein Kunde löscht die eigenen Daten oder schränkt ihre Nutzung ein.',
    about: 'gelöschte und eingeschränkte Kundendaten',
  },
  team: {
    label: 'Team',
    text: 'Jemand kommt in dein Team oder verlässt es, oder die Leitung wechselt.',
    about: 'dein Team',
  },
};
