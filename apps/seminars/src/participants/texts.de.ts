import { counted } from '@wbd/domain/words';

export const participantsTexts = {
  title: 'Teilnehmer',
  documentTitle: (seminar: string) => `Teilnehmer: ${seminar}`,
  notFound: 'Wir konnten den Termin nicht finden...',
  notFoundText: 'Vielleicht wurde er gelöscht, oder das Seminar gehört einem Kollegen.',
  invite: 'Kunden einladen',
  kiosk: 'Kiosk-Modus',
  failed: 'Fehler beim Laden der Kunden',
  failedText: 'Prüfe deine Internetverbindung und versuche es noch einmal.',
  emptyTitle: 'Noch keine Teilnehmer',
  empty: 'Lade deine Kunden ein oder verschicke den Einladungs-Link aus der Seminar-Liste.',
  emptyPast: 'Für diesen Termin hatte sich niemand angemeldet.',
  places: (taken: number, all: number) => `${taken} von ${all} Plätzen belegt`,
  unreached: {
    title: (count: number) =>
      counted(
        count,
        '1 Teilnehmer hat keine Bestätigung bekommen',
        '# Teilnehmer haben keine Bestätigung bekommen',
      ),
    text: 'Der Mailserver nimmt die Adresse nicht an. Der Platz ist gebucht. Prüfe die Adresse im CRM und sende von dort noch einmal, oder melde dich selbst.',
  },
  list: 'Teilnehmer',
  search: 'Teilnehmer suchen',
  nobodyFound: 'Kein Teilnehmer mit diesem Namen',

  columns: {
    name: 'Name',
    attended: 'Anwesenheit',
    email: 'E-Mail',
    phone: 'Telefon',
    job: 'Beruf',
    bday: 'Geburtstag',
    advisor: 'Berater',
    id: 'Kunden-ID',
  },
  actions: 'Aktionen',
  more: 'Mehr Angaben',

  print: 'Liste drucken',
  sheet: {
    label: 'Teilnehmerliste',
    count: (count: number) => counted(count, '1 Teilnehmer', '# Teilnehmer'),
    columns: ['Nr.', 'Name', 'Unterschrift'],
  },

  callOff: {
    action: 'Termin absagen',
    title: 'Termin absagen?',
    text: 'Der Termin verschwindet von allen Seiten und alle Plätze werden frei. Das lässt sich nicht rückgängig machen.',
    unmailed: (count: number) =>
      counted(
        count,
        '1 Person hat keine E-Mail-Adresse. Ruf sie selbst an:',
        '# Personen haben keine E-Mail-Adresse. Ruf sie selbst an:',
      ),
    noPhone: 'keine Telefonnummer',
    fields: {
      reason: { label: 'Grund (freiwillig)', hint: 'Steht in der E-Mail an alle.' },
      replacement: {
        label: 'Ersatztermin (freiwillig)',
        hint: 'Die Teilnehmer buchen aus der E-Mail heraus um. Wer zuerst bestätigt, bekommt den Platz.',
      },
    },
    errors: {
      reason: 'Bitte fasse dich kürzer',
      replacement: 'Bitte wähle einen Termin aus der Liste',
    },
    noReplacement: 'Kein Ersatztermin',
    noDates: 'Für einen Ersatztermin fehlt gerade ein anderer Termin mit freien Plätzen.',
    datesFailed: 'Fehler beim Laden der anderen Termine',
    free: (seats: number) => counted(seats, '1 Platz frei', '# Plätze frei'),
    refused: {
      'session/full': 'Der Ersatztermin ist inzwischen ausgebucht. Wähle einen anderen.',
      'session/called-off': 'Der Ersatztermin fällt auch aus. Wähle einen anderen.',
      'session/not-found': 'Diesen Termin gibt es nicht mehr. Lade die Seite neu.',
      'session/past': 'Der Termin oder der Ersatztermin hat schon begonnen.',
    },
    busy: 'Wird abgesagt...',
    done: 'Termin abgesagt',
    failed: 'Der Termin konnte nicht abgesagt werden',
    calledOff: (when: string) => `Abgesagt am ${when}`,
    because: (reason: string) => `Grund: ${reason}`,
    had: (seats: number, waiting: number) => {
      if (seats + waiting === 0) return 'Niemand war angemeldet.';
      const seated = counted(seats, '1 Person hatte einen Platz', '# Personen hatten einen Platz');
      if (waiting === 0) return `${seated}.`;
      return `${seated}, ${waiting} auf der Warteliste.`;
    },
    replacement: 'Ersatztermin:',
    moved: 'Umgebucht',
    told: 'Deine Kunden an diesem Termin',
    toldText: 'Wir schreiben allen, die eine E-Mail-Adresse haben, auch den Gästen von Kollegen.',
    toldFailed: 'Fehler beim Laden der Absagen',
    noAddress: 'Keine E-Mail-Adresse',
  },

  messages: {
    action: 'Nachricht schreiben',
    title: 'Nachricht an die Teilnehmer',
    fields: { text: 'Deine Nachricht', to: 'An wen?' },
    errors: { text: 'Bitte schreib eine Nachricht' },
    text: 'Die Nachricht geht als E-Mail raus, zusammen mit Zeit und Ort. Antworten kommen bei dir an.',
    all: (count: number) => `Alle (${count})`,
    some: 'Ausgewählte',
    choose: 'Bitte wähle mindestens eine Person',
    chosen: 'Empfänger',
    unmailed: (count: number) =>
      counted(
        count,
        '1 Person hat keine E-Mail-Adresse und bekommt sie nicht.',
        '# Personen haben keine E-Mail-Adresse und bekommen sie nicht.',
      ),
    submit: 'Senden',
    busy: 'Wird gesendet...',
    sent: 'Nachricht gesendet',
    failed: 'Die Nachricht konnte nicht gesendet werden',
    tooMany: 'Für heute waren das genug Nachrichten. Morgen geht es weiter.',
    list: 'Gesendete Nachrichten',
    when: (when: string, mails: number | null) =>
      mails === null
        ? `${when} Uhr · wird verschickt`
        : `${when} Uhr · ${counted(mails, 'an 1 Person', 'an # Personen')}`,
    listFailed: 'Fehler beim Laden der Nachrichten',
  },

  export: 'Als Tabelle speichern',
  exportName: (day: string) => `teilnehmer-${day}.csv`,
  exportColumns: [
    'Vorname',
    'Nachname',
    'E-Mail',
    'Telefon',
    'Beruf',
    'Geburtstag',
    'Berater',
    'Anwesenheit',
  ],
  moreActions: 'Weitere Aktionen',

  reportDeal: (name: string) => `Abschluss melden: ${name}`,
  remove: (name: string) => `${name} entfernen`,
  removeTitle: 'Teilnehmer entfernen?',
  removeText: (name: string) => `Der Platz von ${name} wird wieder frei.`,
  removeOffers: 'Wir bieten ihn der Person an, die auf der Warteliste am längsten wartet.',
  removeConfirm: 'Entfernen',
  removed: 'Teilnehmer entfernt',
  removeFailed: 'Fehler beim Entfernen des Teilnehmers',

  guests: {
    title: 'Gäste von Kollegen',
    text: (most: number) =>
      `Kollegen können eigene Kunden zu deinem Seminar anmelden, an diesem Termin jeder höchstens ${most}.`,
    of: (name: string, count: number) =>
      `${name || 'Ein früherer Kollege'}: ${counted(count, '1 Gast', '# Gäste')}`,
    remove: 'Alle entfernen',
    removeOf: (name: string) => `Alle entfernen: Gäste von ${name || 'einem früheren Kollegen'}`,
    removeTitle: 'Alle Gäste entfernen?',
    removeText: (name: string, count: number) => {
      const whose = name || 'einem früheren Kollegen';
      return counted(
        count,
        `Der Platz des Gastes von ${whose} wird wieder frei.`,
        `Die # Plätze der Gäste von ${whose} werden wieder frei.`,
      );
    },
    offers: 'Wir bieten sie den Personen an, die auf der Warteliste am längsten warten.',
    removeConfirm: 'Entfernen',
    removed: (count: number) => counted(count, 'Gast entfernt', '# Gäste entfernt'),
    failed: (failed: number, all: number) =>
      `${failed} von ${all} Gästen konnten nicht entfernt werden`,
  },

  waiting: {
    title: 'Warteliste',
    text: 'Wird ein Platz frei, bieten wir ihn der Person an, die am längsten wartet.',
    loading: 'Lädt...',
    failed: 'Fehler beim Laden der Warteliste',
    place: (place: number) => `${place}.`,
    colleagues: 'Kunde von Kollegen',
    since: (when: string) => `wartet seit ${when} Uhr`,
    offered: (until: string) => `Platz angeboten bis ${until} Uhr`,
  },

  statistics: 'Teilnahme',
  total: 'Angemeldet',
  attended: 'Teilgenommen',
  rate: 'Teilnahmequote',
  percent: (rate: number) => `${rate} %`,
  past: 'Dieser Termin ist vorbei. Teilnehmer können nicht mehr hinzugefügt oder entfernt werden.',
  /** one line on a phone, whatever the count: the buttons below stay where a finger is about to tap */
  open: (count: number) =>
    count === 0
      ? 'Bei allen erfasst'
      : `Noch nicht erfasst: ${counted(count, '1 Person', '# Personen')}`,

  allCame: (count: number) => counted(count, 'Die letzte Person war da', 'Die übrigen # waren da'),
  allCameFailed: 'Nicht bei allen konnte die Anwesenheit gespeichert werden',
  onlyOne: 'Du siehst nur die Person, deren Code du gescannt hast.',
  notHere: 'Die Person mit diesem Code hat keinen Platz in diesem Termin.',
  showAll: 'Alle anzeigen',

  attendance: (name: string) => `Anwesenheit von ${name}`,
  came: 'War da',
  stayedAway: 'Fehlte',
  waitForConnection: (count: number) =>
    counted(
      count,
      'Eine Antwort ist noch nicht gespeichert, weil die Verbindung fehlt. Lass diese Seite offen: Sobald die Verbindung zurück ist, wird sie von selbst gespeichert.',
      '# Antworten sind noch nicht gespeichert, weil die Verbindung fehlt. Lass diese Seite offen: Sobald die Verbindung zurück ist, werden sie von selbst gespeichert.',
    ),
  attendanceFailed: 'Die Anwesenheit konnte nicht gespeichert werden.',
} as const;
