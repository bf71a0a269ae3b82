import type { DatedNote } from '@wbd/domain/customers';
import { nameErrorText } from '@wbd/domain/fields';
import { formatPhone } from '@wbd/domain/phone';
import { counted } from '@wbd/domain/words';

export const ownDataTexts = {
  titles: { dates: 'Meine Termine', data: 'Meine Daten' },
  views: 'Meine Seiten',
  dates: {
    intro: 'Wofür du angemeldet bist, und was war.',
    appointments: 'Vereinbarte Gespräche',
    openAppointment: 'Ansehen, verlegen oder absagen',
    upcoming: 'Kommende Termine',
    none: 'Gerade steht kein Termin an.',
    waiting: 'Wartelisten',
    ahead: (count: number) =>
      count === 0
        ? 'Du bist als Nächstes dran.'
        : counted(count, '1 Person ist vor dir.', '# Personen sind vor dir.'),
    offered: (when: string) => `Ein Platz ist für dich frei, bis ${when} Uhr.`,
    calledOff: 'Termine, die ausfallen',
    openCalledOff: 'Anderen Termin wählen',
    replacement: (when: string) => `Fällt aus. Ersatztermin: ${when}`,
    noReplacement: 'Fällt aus.',
    past: 'Vergangene Termine',
    open: 'Ansehen, umbuchen oder absagen',
    openWaiting: 'Ansehen oder austragen',
    /** said to people who do not see which card the button is on */
    openOf: (seminar: string, when: string) => `: ${seminar}, ${when}`,
    through: 'Über',
  },
  claim: {
    intro: {
      dates:
        'Sag uns, wer du bist, und bestätige deine Telefonnummer. Danach siehst du, wofür du angemeldet bist, und kannst umbuchen oder absagen. Nach zehn Minuten fragen wir neu, damit niemand außer dir deine Termine sieht.',
      data: 'Sag uns, wer du bist, und bestätige deine Telefonnummer. Danach siehst du, was wir über dich gespeichert haben, und kannst es mitnehmen, einschränken oder löschen. Nach zehn Minuten fragen wir neu, damit niemand außer dir deine Daten sieht.',
    },
    fields: {
      firstName: 'Vorname',
      lastName: { label: 'Nachname', hint: 'So wie bei deiner Anmeldung.' },
      phone: { label: 'Telefonnummer', hint: 'Wir schicken dir einen Code per SMS.' },
    },
    phoneProven: 'Hast du diese Nummer gerade erst bestätigt, brauchst du keinen neuen Code.',
    errors: {
      firstName: { missing: 'Bitte Vornamen angeben', invalid: nameErrorText },
      lastName: { missing: 'Bitte Nachnamen angeben', invalid: nameErrorText },
      phone: 'Bitte gültige Telefonnummer angeben',
    },
    submit: 'Weiter',
    busy: 'Lädt...',
    confirm: { dates: 'Weiter zu meinen Terminen', data: 'Weiter zu meinen Daten' },
  },
  intro: 'Das ist alles, was wir über dich gespeichert haben.',
  loading: 'Wir tragen deine Daten zusammen …',
  privacy: 'Hinweise zum Datenschutz',
  failed: 'Deine Daten konnten nicht geladen werden.',
  authFailed: 'Prüfe deine Internetverbindung und versuche es erneut.',
  tooOften:
    'Für diese Nummer gab es heute schon zu viele Versuche. Probiere es morgen noch einmal.',
  advisor: {
    title: 'Du bist als Berater angemeldet',
    text: 'Deine eigenen Daten lädst du in deinem Profil herunter.',
    link: 'Zum Profil',
  },
  incomplete:
    'Es ist mehr gespeichert, als hier Platz hat. Den Rest bekommst du über die Adresse in den Hinweisen zum Datenschutz.',
  otherNames:
    'Unter deiner Nummer gibt es Anmeldungen auf einen anderen Namen. Zum Schutz dieser Person zeigen wir sie hier nicht.',
  download: 'Als Datei speichern (JSON)',
  print: 'Drucken oder als PDF sichern',
  person: {
    title: 'Deine Angaben',
    none: 'Du bist bei keinem Berater angemeldet.',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefonnummer',
    bday: 'Geburtstag',
    advisor: 'Dein Berater',
    advisorGone: 'Nicht mehr bei WBD',
    uninvited: 'Einladungen per E-Mail',
    restriction: 'Verarbeitung eingeschränkt seit',
    withdrawn: 'widerrufen',
    callConsent: 'Anrufe erlaubt seit',
    invitable: 'Einwilligung in Einladungen, laut deinem Berater',
    tags: 'Schlagwörter deines Beraters',
    lastContact: 'Letzter Kontakt',
    registered: 'Gespeichert seit',
    consent: 'Zugestimmt',
    consentOf: (wording: string, when: string) => `„${wording}“ am ${when}`,
  },
  registrations: {
    through: (advisor: string) => `Über: ${advisor}`,
    title: 'Deine Anmeldungen',
    none: 'Keine Anmeldung gespeichert.',
    gone: 'Ein Seminar, das es nicht mehr gibt',
    noTime: 'Termin gelöscht',
    registered: (when: string) => `Angemeldet am ${when}`,
    invitedBy: (name: string) => `Eingeladen von ${name}`,
    attended: 'Du warst dabei.',
    missed: 'Du warst nicht dabei.',
  },
  waitingLists: {
    title: 'Deine Wartelisten',
    joined: (when: string) => `Auf der Warteliste seit ${when}`,
    offerUntil: (when: string) => `Platz angeboten bis ${when} Uhr`,
  },
  deals: {
    title: 'Abschlüsse',
    line: (sum: string, day: string, reference: string) =>
      `${sum} netto am ${day}, Kennzeichen ${reference}`,
    by: (advisor: string, state: string) => `Gemeldet von ${advisor} · ${state}`,
  },
  referral: {
    title: 'Empfehlung',
    text: (name: string, when: string) =>
      `Du bist am ${when} über einen geteilten Link gekommen. Wer ihn geteilt hat, sieht dich als „${name}“.`,
    asked: (when: string) =>
      `Die Person sieht auch, dass du am ${when} um ein Gespräch gebeten hast.`,
  },
  mails: {
    title: 'E-Mails zu dir',
    none: 'Keine E-Mail gespeichert.',
    sentAt: (when: string) => `gesendet am ${when}`,
  },
  notes: {
    title: 'Notizen deines Beraters',
    ofKind: {
      note: (text) => text,
      email: (after, before) => `E-Mail-Adresse geändert: ${before ?? 'keine'} → ${after}`,
      restricted: (reason) => `Verarbeitung eingeschränkt: ${reason}`,
      unrestricted: (reason) => `Einschränkung der Verarbeitung aufgehoben: ${reason}`,
    } satisfies Record<DatedNote['kind'], (text: string, before: string | null) => string>,
    followUp: (day: string, text: string | null) =>
      `Möchte sich am ${day} bei dir melden${text === null ? '.' : `: ${text}`}`,
  },
  appointments: {
    title: 'Terminwünsche',
    with: (advisor: string) => `Gespräch mit ${advisor}`,
    asked: (day: string, phone: string) =>
      `Angefragt am ${day} mit der Nummer ${formatPhone(phone)}`,
    preferred: (time: string) => `Am besten ${time}`,
    answered: 'Beantwortet',
    withdraw: 'Anfrage zurückziehen',
    /** for screen readers: names the request that the button belongs to */
    withdrawOf: (advisor: string) => `: Gespräch mit ${advisor}`,
    confirmTitle: 'Anfrage zurückziehen?',
    confirmText: (advisor: string) =>
      `${advisor} erfährt, dass du kein Gespräch mehr möchtest. Du kannst jederzeit neu anfragen.`,
    confirmCalendar: (advisor: string) =>
      `${advisor} erfährt, dass du kein Gespräch mehr möchtest. Hast du im Kalender schon eine Zeit gebucht, sag sie bitte auch dort ab.`,
    keep: 'Behalten',
    withdrawn: 'Anfrage zurückgezogen',
    failed: 'Die Anfrage konnte nicht zurückgezogen werden',
    confirmCode: 'Code bestätigen und zurückziehen',
  },
  bookedAppointments: {
    title: 'Gebuchte Termine',
    with: (title: string, advisor: string) => `${title} mit ${advisor}`,
    person: (name: string, phone: string, email: string | null) =>
      [name, formatPhone(phone), email].filter((part) => part !== null).join(' · '),
    answer: (question: string, answer: string) => `${question} ${answer}`,
    booked: (day: string) => `Gebucht am ${day}`,
    states: {
      came: 'Hat stattgefunden',
      missed: 'Laut deinem Berater warst du nicht da',
      cancelled: { customer: 'Von dir abgesagt', advisor: 'Von deinem Berater abgesagt' },
    },
    reason: (reason: string) => `Grund: ${reason}`,
  },
  notedBy: {
    title: 'Einträge anderer Berater',
    text: 'Diese Berater haben deinen Namen und deine Telefonnummer selbst eingetragen. Was sie dazu gespeichert haben, erfährst du von ihnen: Eine Nummer kann vertippt sein, deshalb zeigen wir es hier nicht.',
    line: (name: string, when: string) => `${name}, seit ${when}`,
  },
  withdraw: {
    title: 'Einwilligungen',
    text: 'Danach ruft dich dein Berater nicht mehr an und lädt dich nicht mehr per E-Mail ein. Deine Anmeldungen bleiben.',
    button: 'Anrufe und Einladungen widerrufen',
    confirmCode: 'Widerrufen',
    done: 'Widerrufen',
    failed: 'Der Widerruf hat nicht geklappt',
  },
  restrict: {
    title: 'Verarbeitung einschränken',
    text: 'Deine Daten bleiben gespeichert, und niemand nutzt sie: keine Anrufe, keine Einladungen, keine Erinnerungen. So lange klärst du mit deinem Berater, was nicht stimmt. Deine Anmeldungen bleiben.',
    open: 'Verarbeitung einschränken',
    fields: {
      ground: 'Warum?',
      details: {
        label: 'Was dein Berater dazu wissen soll (optional)',
        hint: 'Dein Berater liest das und antwortet dir.',
      },
    },
    errors: { ground: 'Bitte wähle einen Grund', details: 'Höchstens 300 Zeichen' },
    submit: 'Jetzt einschränken',
    confirmCode: 'Code bestätigen und einschränken',
    done: 'Deine Daten werden nur noch gespeichert',
    restricted:
      'Deine Daten werden zurzeit nur gespeichert und nicht genutzt. Du kannst das jederzeit aufheben.',
    lift: 'Einschränkung aufheben',
    confirmLift: 'Code bestätigen und aufheben',
    lifted: 'Einschränkung aufgehoben',
    failed: 'Das hat nicht geklappt',
  },
  erase: {
    title: 'Meine Daten löschen',
    text: 'Wir löschen deinen Eintrag, deine Anmeldungen und die E-Mails dazu. Reservierte Plätze werden frei. Dein Berater erfährt, dass du gelöscht hast.',
    button: 'Meine Daten löschen',
    confirmTitle: 'Deine Daten endgültig löschen?',
    confirmText:
      'Das lässt sich nicht rückgängig machen. Auch Plätze in kommenden Seminaren sind dann weg.',
    confirmCode: 'Code bestätigen und löschen',
    failed: 'Deine Daten konnten nicht gelöscht werden.',
    doneTitle: 'Deine Daten sind gelöscht',
    doneText:
      'In Sicherungskopien bleiben sie noch bis zu zwölf Wochen, danach sind sie auch dort weg.',
    home: 'Zur Startseite',
  },
} as const;
