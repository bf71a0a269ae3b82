import { paidPlanWords, planRow, type Plan } from '@wbd/domain/plans';
import { counted } from '@wbd/domain/words';
import { formatDay } from '@wbd/domain/time';
import type { StepName } from './first-steps.ts';

export const dashboardTexts = {
  commission: {
    title: 'Deine Provision',
    text: 'Was vorgemerkt und was fällig ist, mit dem Grund für jeden Betrag.',
    open: 'Provision ansehen',
  },
  greeting: (firstName: string) => `Hallo ${firstName}`,
  intro: 'Was möchtest du heute tun?',
  tiles: 'Bereiche',
  locked: {
    opens: (plan: Plan) => `WBD ${planRow(plan).name} ansehen`,
    opensOf: (plan: Plan, area: string) => `WBD ${planRow(plan).name} ansehen, für ${area}`,
  },
  share: {
    title: 'Deine Seite',
    text: 'Gib deinen Link weiter: Wer darüber kommt, landet bei dir.',
  },
  shareMore: 'Seminare und Videos teilen',
  appointments: {
    title: 'Möchten mit dir sprechen',
    failed: 'Die Terminwünsche konnten nicht geladen werden.',
    calls: 'Wartet auf deinen Anruf',
    preferred: (time: string) => `am besten ${time}`,
    books: 'Wurde zu deinem Kalender geschickt',
    more: (count: number) => counted(count, 'und 1 weitere Person', 'und # weitere Personen'),
    done: 'Erledigt',
    doneOf: (name: string) => `Erledigt: ${name}`,
    doneToast: 'Terminwunsch erledigt',
    undo: 'Rückgängig',
    saveFailed: 'Das konnte nicht gespeichert werden',
  },
  followUps: {
    title: 'Heute melden',
    failed: 'Deine Wiedervorlagen konnten nicht geladen werden.',
    customer: 'Kunde',
    overdue: (isoDay: string) => `Fällig seit ${formatDay(isoDay)}`,
    more: (count: number) => counted(count, 'und 1 weitere Person', 'und # weitere Personen'),
    done: 'Erledigt',
    doneOf: (name: string) => `Erledigt: ${name}`,
    doneToast: 'Wiedervorlage erledigt',
    saveFailed: 'Die Wiedervorlage konnte nicht gespeichert werden',
  },
  birthdays: {
    title: 'Geburtstage',
    failed: 'Die Geburtstage deiner Kunden konnten nicht geladen werden.',
    today: (age: number) => `Heute: wird ${age}`,
    on: (isoDay: string, age: number) => `${formatDay(isoDay).slice(0, 6)}: wird ${age}`,
    more: (count: number) => counted(count, 'und 1 weitere Person', 'und # weitere Personen'),
  },
  sessions: {
    title: 'Deine nächsten Termine',
    failed: 'Deine Termine konnten nicht geladen werden.',
    none: 'Gerade steht kein Termin an.',
    all: 'Zu deinen Seminaren',
    seats: (taken: number, all: number) => `${taken} von ${all} Plätzen belegt`,
    full: 'Ausgebucht',
    waiting: (count: number) => ` · ${count} auf der Warteliste`,
  },
  registrations: {
    title: 'Neueste Anmeldungen',
    failed: 'Die neuesten Anmeldungen konnten nicht geladen werden.',
    none: 'Noch hat sich niemand angemeldet. Teile deine Seite oder lade deine Kunden zu einem Termin ein.',
    forSeminar: (title: string, time: string) => (title === '' ? time : `${title} · ${time}`),
  },
  failedMails: {
    title: 'Nicht verschickte E-Mails',
    text: 'Diese Kunden haben nichts von uns bekommen. Prüfe die Adresse und sende noch einmal, oder melde dich selbst.',
    failed: 'Wir konnten nicht prüfen, ob alle E-Mails verschickt sind.',
    more: (count: number) => counted(count, 'und 1 weitere', 'und # weitere'),
    resend: (mail: string, time: string) => `${mail} vom ${time} erneut senden`,
  },
  firstSteps: {
    title: 'Erste Schritte',
    done: 'Erledigt:',
    steps: {
      bookingslink: 'Buchungslink eintragen',
      heroText: 'Begrüßung für deine Seite schreiben',
      loop: 'Hintergrundvideo hochladen',
      intro: 'Vorstellungsvideo hochladen',
    } satisfies Record<StepName, string>,
  },
  unpaid: {
    title: 'Deine Zahlung ist nicht abgeschlossen',
    text: 'Es wurde nichts abgebucht, und dein Paket ist unverändert. Du kannst jederzeit weitermachen.',
    toPlans: 'Zu den Paketen',
  },
  payment: {
    owed: {
      title: (name: string) => `Deine Zahlung für ${name} hat nicht geklappt.`,
      text: 'Bleibt die Zahlung offen, endet dein Paket.',
    },
    suspended: {
      title: (name: string) => `${name} ruht, weil eine Zahlung offen ist.`,
      text: 'Sobald du bezahlt hast, ist dein Paket wieder da. Deine Daten bleiben erhalten.',
    },
    open: (amount: string, since: string) => `Seit dem ${since} sind ${amount} offen.`,
    retry: (at: string) =>
      `Hinterlege bis zum ${at} eine gültige Karte, dann buchen wir noch einmal ab.`,
    noRetry: 'Hinterlege jetzt eine gültige Karte, dann buchen wir noch einmal ab.',
    payNow: 'Karte aktualisieren',
    ending: {
      title: (name: string, at: string) => `${name} endet am ${at}.`,
      text: 'Danach hast du WBD Basic. Deine Daten bleiben erhalten.',
      action: 'Kündigung zurücknehmen',
    },
    ended: {
      title: (name: string) => `${name} ist beendet.`,
      text: 'Du hast jetzt WBD Basic. Deine Daten sind noch da: Buchst du wieder, machst du weiter, wo du warst.',
      action: 'Wieder buchen',
    },
  },
  preview: {
    label: 'Vorschau',
    description: 'So sehen Besucher deine persönliche Seite',
  },
  confirmEmail: {
    title: 'Bestätige deine E-Mail-Adresse',
    text: (email: string) =>
      `Öffne den Link in unserer E-Mail an ${email}. Ohne Bestätigung kommst du eine Woche nach deiner Registrierung nicht mehr ins Portal.`,
    send: 'Link noch einmal schicken',
    sendNow: 'Link jetzt schicken',
    busy: 'Lädt...',
    sent: 'Der Link ist unterwegs. Schau auch in deinem Spam-Ordner nach.',
    confirmed: 'Deine Adresse ist schon bestätigt.',
    failed: 'Der Link konnte nicht verschickt werden',
    differs: {
      title: 'Bestätige die Adresse deines Kontos',
      text: (login: string, account: string) =>
        `Deine Anmelde-Adresse und die Adresse deines Kontos unterscheiden sich: Du bist mit ${login} angemeldet, dein Konto hat ${account}. Bestätige ${account} über den Link, den wir dorthin schicken. Ab dann meldest du dich damit an; dein Passwort bleibt.`,
      send: 'Link schicken',
    },
  },
  contract: {
    title: 'Unsere Vertragsbedingungen ändern sich.',
    from: (isoDay: string) => `Bitte bestätige sie. Sie gelten ab dem ${formatDay(isoDay)}.`,
    due: 'Bitte bestätige sie. Solange sie offen sind, kannst du kein Paket buchen.',
    business: 'Handelst du als Unternehmer?',
    businessText: `${paidPlanWords('und')} sind für Unternehmer. Bitte bestätige das einmal, bevor du das nächste Paket buchst.`,
    toContract: 'Ansehen und bestätigen',
    subProcessors: (isoDay: string) => `Ab dem ${formatDay(isoDay)} ändert sich ein Dienstleister.`,
    objection: 'Möchtest du widersprechen, schreib uns an die Adresse im Impressum.',
    toList: 'Dienstleister ansehen',
  },
  noImprint: {
    title: 'Auf deiner Seite fehlt dein Impressum.',
    text: 'Das Gesetz verlangt es von jeder eigenen Seite. Ohne drohen dir Abmahnungen.',
    due: (isoDay: string) =>
      `Das Gesetz verlangt es von jeder eigenen Seite. Ab dem ${formatDay(isoDay)} ist deine Seite nur mit Impressum öffentlich.`,
    withheldTitle: 'Deine Seite ist nicht öffentlich.',
    withheld:
      'Dein Impressum fehlt, und das Gesetz verlangt es von jeder eigenen Seite. Sobald du es ausgefüllt hast, ist sie wieder da. Deine Inhalte und dein Code bleiben.',
    toProfile: 'Impressum ergänzen',
  },
  hidden: {
    title: (count: number) =>
      counted(count, '1 Inhalt von dir ist ausgeblendet.', '# Inhalte von dir sind ausgeblendet.'),
    text: 'Lies, warum, und widersprich, wenn du es anders siehst.',
    action: 'Ansehen',
  },
  noBookingLink: {
    title: 'Deine Kunden können keine Termine bei dir buchen.',
    text: 'In deinem Profil fehlt der Buchungslink.',
    toProfile: 'Zum Profil',
  },
} as const;
