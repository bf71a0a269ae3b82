import { errorTexts, type ErrorCode } from '@wbd/domain/errors';
import { counted } from '@wbd/domain/words';

export const seatTexts = {
  ownData: 'Was ist über mich gespeichert?',
  documentTitle: 'Dein Platz',
  loading: 'Lädt...',
  title: 'Dein Platz',
  intro: (firstName: string) => `Hallo ${firstName}, hier ist alles zu deinem Termin.`,
  facts: { seminar: 'Seminar', time: 'Wann', place: 'Wo', access: 'Zugang' },
  duration: (minutes: number) => `${minutes} Minuten`,
  join: 'Am Seminar teilnehmen',
  calendar: 'Kalenderdatei speichern',
  admission: {
    title: 'Dein Einlass-Code',
    text: 'Zeig ihn am Eingang, dann geht es schneller.',
    label: 'QR-Code für den Einlass',
  },
  begun: 'Der Termin hat begonnen. Absagen und umbuchen geht jetzt nicht mehr.',
  waitingBegun: 'Der Termin hat begonnen. Die Warteliste ist geschlossen.',
  clock: (when: string) => `${when} Uhr`,
  move: {
    title: 'Passt dir ein anderer Termin besser?',
    text: 'Dein jetziger Platz wird dabei frei.',
    none: 'Gerade ist kein anderer Termin geplant.',
    fields: { sessionId: 'Anderer Termin' },
    errors: { sessionId: 'Bitte Termin auswählen' },
    placeholder: 'Bitte auswählen',
    option: (time: string, location: string) => `${time} · ${location}`,
    full: '(Ausgebucht)',
    submit: 'Umbuchen',
    failed: 'Fehler beim Umbuchen',
    done: 'Du hast umgebucht',
    doneText: 'Die neue Bestätigung ist per E-Mail unterwegs.',
  },
  cancel: {
    title: 'Kommst du doch nicht?',
    text: 'Sag ab, dann kann jemand anderes deinen Platz haben.',
    button: 'Platz absagen',
    confirmTitle: 'Platz absagen?',
    confirmText: (title: string, time: string) =>
      `Dein Platz im Seminar „${title}“ am ${time} wird frei. Wenn der Termin voll wird, kannst du nicht mehr zurück.`,
    keep: 'Platz behalten',
    failed: 'Fehler beim Absagen',
  },
  waiting: {
    title: 'Du stehst auf der Warteliste',
    intro: (firstName: string) => `Hallo ${firstName}, der Termin ist noch ausgebucht.`,
    ahead: (count: number) => {
      if (count === 0) return 'Du bist als Nächstes an der Reihe.';
      return counted(count, 'Vor dir wartet 1 Person.', 'Vor dir warten # Personen.');
    },
    next: 'Wird ein Platz frei und du bist an der Reihe, schreiben wir dir eine E-Mail und halten ihn eine Weile für dich fest.',
    leave: 'Warteliste verlassen',
    leaveTitle: 'Warteliste verlassen?',
    leaveText: (title: string, time: string) =>
      `Du wartest dann nicht mehr auf einen Platz im Seminar „${title}“ am ${time}. Setzt du dich später wieder auf die Liste, stehst du am Ende.`,
    stay: 'Weiter warten',
    left: 'Du stehst nicht mehr auf der Warteliste',
    leftText: (title: string, time: string) =>
      `Für das Seminar „${title}“ am ${time} schreiben wir dir nicht mehr.`,
  },
  offer: {
    title: 'Ein Platz ist frei für dich',
    intro: (firstName: string) => `Hallo ${firstName}, du bist an der Reihe.`,
    until: (until: string) => `Wir halten den Platz bis ${until} für dich fest.`,
    next: 'Danach bieten wir ihn der nächsten Person auf der Warteliste an.',
    accept: 'Platz annehmen',
    acceptFailed: 'Fehler beim Annehmen',
    elsewhere:
      'Passt dir dieser Termin besser, buche deinen Platz auf ihn um. Den Link dazu findest du in deiner Bestätigung. Brauchst du beide Plätze, nimm diesen zusätzlich an.',
    acceptAgain: 'Zusätzlich annehmen',
    accepted: 'Du bist angemeldet',
    acceptedText: 'Die Bestätigung ist per E-Mail unterwegs.',
    decline: 'Platz ablehnen',
    declineTitle: 'Platz ablehnen?',
    declineText: (title: string, time: string) =>
      `Der Platz im Seminar „${title}“ am ${time} geht an die nächste Person, und du stehst nicht mehr auf der Warteliste.`,
    keep: 'Angebot behalten',
    leaveFailed: 'Fehler beim Verlassen der Warteliste',
  },
  expired: {
    title: 'Dieses Angebot ist abgelaufen',
    text: (title: string, time: string) =>
      `Der Platz im Seminar „${title}“ am ${time} geht an die nächste Person auf der Warteliste. Du kannst dich wieder auf die Liste setzen oder einen anderen Termin wählen.`,
    again: 'Zur Anmeldung',
  },
  superseded: {
    title: 'Es gibt einen neueren Link',
    text: 'Das ist dein Platz jetzt. Zugang, Absagen und Umbuchen findest du mit dem Link in deiner neuesten E-Mail.',
  },
  ended: {
    calledOff: {
      title: 'Dein Termin fällt aus',
      text: (title: string, time: string, reason: string | null) =>
        `Das Seminar „${title}“ am ${time} findet nicht statt.${reason === null ? '' : ` Grund: ${reason}`}`,
    },
    cancelled: {
      title: 'Du hast abgesagt',
      text: (title: string, time: string, on: string) =>
        `Deinen Platz im Seminar „${title}“ am ${time} hast du am ${on} abgesagt.`,
    },
    removed: {
      title: 'Du bist abgemeldet',
      text: (title: string, time: string, on: string) =>
        `Deine Anmeldung für das Seminar „${title}“ am ${time} wurde am ${on} aufgehoben.`,
    },
  },
  calledOff: {
    replacement: 'Ersatztermin',
    replacementText: 'Dein Platz ist sicher, sobald du umbuchst.',
    take: 'Auf diesen Termin umbuchen',
    lost: {
      full: (time: string) => `Der Ersatztermin am ${time} ist inzwischen ausgebucht.`,
      'called-off': (time: string) => `Auch der Ersatztermin am ${time} fällt aus.`,
      begun: (time: string) => `Der Ersatztermin am ${time} hat schon begonnen.`,
      gone: () => 'Den Ersatztermin gibt es nicht mehr.',
    },
    other: { title: 'Anderen Termin wählen', text: 'Diese Termine sind noch geplant.' },
    orOther: { title: 'Oder ein anderer Termin', text: 'Diese Termine sind auch noch geplant.' },
    elsewhere: 'Brauchst du beide Plätze, nimm diesen zusätzlich.',
    takeAgain: 'Zusätzlich umbuchen',
    waiting: 'Dein Wunschtermin ist ausgebucht?',
    waitingLink: 'Auf die Warteliste setzen',
  },
  gone: {
    title: 'Du hast hier keinen Platz mehr',
    text: (title: string, time: string) =>
      `Für das Seminar „${title}“ am ${time} bist du nicht angemeldet.`,
    again: 'Zum Seminar anmelden',
  },
  cancelled: {
    title: 'Du hast abgesagt',
    text: (advisor: string) =>
      `Dein Platz ist wieder frei. ${advisor} weiß Bescheid, und die Bestätigung kommt per E-Mail.`,
  },
  dead: {
    invalid: 'Dieser Link gilt nicht',
    invalidText: 'Öffne ihn am besten noch einmal aus deiner E-Mail.',
    past: 'Dieser Link ist abgelaufen',
    pastText: 'Der Termin ist vorbei.',
    missing: 'Diesen Termin gibt es nicht mehr',
    missingText: 'Frag gern bei deinem Berater nach, wann der nächste geplant ist.',
    home: 'Zur Startseite',
  },
  failed: 'Wir konnten deinen Platz nicht laden',
  advisor: (firstName: string) => `Zur Seite von ${firstName}`,
  yourAdvisor: 'Dein Berater',
} as const;

/** The words for a change that was refused. */
export const seatErrors: Record<ErrorCode, string> = {
  ...errorTexts,
  'registration/not-found': 'Du hast für diesen Termin keinen Platz mehr.',
  'registration/duplicate': 'Für diesen Termin hast du schon einen Platz.',
  'session/past': 'Der Termin hat begonnen. Absagen und umbuchen geht jetzt nicht mehr.',
  'session/called-off': 'Der Termin fällt aus.',
  'session/full': 'Dieser Termin ist inzwischen ausgebucht. Wähle bitte einen anderen.',
  'session/not-found': 'Diesen Termin gibt es nicht mehr. Wähle bitte einen anderen.',
};
