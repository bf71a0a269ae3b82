const calendar = 'Mit der Datei im Anhang verschwindet der Termin auch aus deinem Kalender.';
const reason = 'Du bekommst diese E-Mail, weil du für dieses Seminar angemeldet warst.';

/** By who gave the seat up, and what for. */
export const texts = {
  removed: {
    subject: (title: string, when: string) => `Abgemeldet: ${title} am ${when}`,
    preview: (title: string) => `Du bist nicht mehr für das Seminar „${title}“ angemeldet.`,
    heading: 'Du bist abgemeldet',
    intro: (title: string) => `deine Anmeldung für das Seminar „${title}“ wurde aufgehoben.`,
    calendar,
    question: 'Das kommt unerwartet, oder du möchtest einen anderen Termin? ',
    reason,
  },
  cancelled: {
    subject: (title: string, when: string) => `Abgesagt: ${title} am ${when}`,
    preview: (title: string) => `Du hast deinen Platz im Seminar „${title}“ abgesagt.`,
    heading: 'Du hast abgesagt',
    intro: (title: string) =>
      `du hast deinen Platz im Seminar „${title}“ abgesagt. Er ist wieder frei, du musst nichts weiter tun.`,
    calendar,
    question: 'Möchtest du doch kommen, oder hast du Fragen? ',
    reason,
  },
  moved: {
    subject: (title: string, when: string) => `Umgebucht: ${title}, nicht mehr am ${when}`,
    preview: (title: string) => `Du hast den Termin für das Seminar „${title}“ gewechselt.`,
    heading: 'Du hast umgebucht',
    intro: (title: string) =>
      `du hast den Termin für das Seminar „${title}“ gewechselt. Diesen Platz hast du nicht mehr; die Bestätigung für den neuen Termin kommt in einer eigenen E-Mail.`,
    calendar,
    question: 'Hast du Fragen? ',
    reason,
  },
  'session-cancelled': {
    subject: (title: string, when: string) => `Fällt aus: ${title} am ${when}`,
    preview: (title: string) => `Das Seminar „${title}“ findet an diesem Termin nicht statt.`,
    heading: 'Dein Termin fällt aus',
    intro: (title: string) =>
      `leider findet das Seminar „${title}“ an diesem Termin nicht statt. Deine Anmeldung ist aufgehoben, du musst nichts weiter tun.`,
    calendar,
    question: 'Hast du Fragen? ',
    reason,
  },
  'advisor-left': {
    subject: (title: string, when: string) => `Abgemeldet: ${title} am ${when}`,
    preview: (title: string) => `Du bist nicht mehr für das Seminar „${title}“ angemeldet.`,
    heading: 'Du bist abgemeldet',
    intro: (title: string) =>
      `dein Berater hat sein Konto bei WBD geschlossen. Deshalb löschen wir deine Daten und haben deine Anmeldung für das Seminar „${title}“ aufgehoben. Der Termin selbst findet statt: Möchtest du trotzdem kommen, melde dich über die Seite eines anderen Beraters wieder an.`,
    calendar,
    question: 'Hast du Fragen? ',
    reason,
  },
} as const;

/** Texts about a called-off session that offer other dates. */
export const calledOffTexts = {
  replacement: (when: string, location: string) =>
    `Als Ersatz bieten wir dir den Termin am ${when} Uhr an (${location}). Dein Platz ist erst sicher, wenn du ihn bestätigst:`,
  takeReplacement: (when: string) => `Auf ${when} Uhr umbuchen`,
  otherDates: 'Möchtest du einen anderen Termin? ',
  otherDatesLink: 'Anderen Termin wählen',
} as const;
