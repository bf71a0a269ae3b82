import { AuthError, type AuthErrorCode } from '@wbd/auth';
import { errorTexts } from '@wbd/domain/errors';
import { failureWords } from '@wbd/ui/feedback';

const busy = 'Lädt...';
const toSignIn = 'Zur Anmeldung';

export const forgotPasswordTexts = {
  title: 'Passwort vergessen?',
  intro:
    'Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link, mit dem du ein neues Passwort setzt.',
  fields: { email: 'E-Mail' },
  errors: { email: 'Bitte gib eine gültige E-Mail-Adresse ein' },
  submit: 'Link anfordern',
  busy,
  failed: 'Der Link konnte nicht angefordert werden',
  toSignIn,
  sent: {
    title: 'Schau in dein Postfach',
    text: (email: string) =>
      `Wenn es zu ${email} ein Partner-Konto gibt, ist der Link unterwegs. Er gilt einen Tag und nur einmal.`,
    before: (email: string) =>
      `Wenn es zu ${email} ein Partner-Konto gibt, haben wir dorthin vor Kurzem schon einen Link geschickt. Er gilt noch.`,
    missing: (next: string) =>
      `Nichts angekommen? Sieh auch im Spam-Ordner nach. Einen weiteren Link kannst du ab ${next} anfordern.`,
    again: 'Noch einmal anfordern',
  },
} as const;

export const newPasswordTexts = {
  title: 'Neues Passwort setzen',
  intro: 'Danach bist du gleich angemeldet.',
  fields: {
    email: 'E-Mail',
    password: { label: 'Neues Passwort', hint: 'Mindestens 6 Zeichen' },
    confirmation: 'Passwort wiederholen',
  },
  errors: {
    password: {
      missing: 'Passwort ist erforderlich',
      invalid: 'Passwort muss mindestens 6 Zeichen lang sein',
    },
    confirmation: 'Passwörter stimmen nicht überein',
  },
  submit: 'Passwort speichern',
  busy,
  failed: 'Das Passwort konnte nicht gespeichert werden',
  saved: 'Dein neues Passwort ist gespeichert.',
} as const;

export const confirmEmailTexts = {
  title: 'E-Mail-Adresse bestätigen',
  intro: (email: string) => `Gehört ${email} dir? Dann bestätige es mit einem Klick.`,
  submit: 'Adresse bestätigen',
  busy,
  failed: 'Die Adresse konnte nicht bestätigt werden',
  done: {
    title: 'Deine E-Mail-Adresse ist bestätigt',
    text: 'Danke! Du kannst dich jetzt jederzeit anmelden.',
    portal: 'Zum Portal',
    signIn: toSignIn,
  },
} as const;

export const changeEmailTexts = {
  title: 'Neue E-Mail-Adresse bestätigen',
  intro: (email: string) =>
    `Soll dein WBD-Konto ab jetzt ${email} haben? Dann bestätige es mit einem Klick.`,
  submit: 'Adresse übernehmen',
  busy,
  failed: 'Die Adresse konnte nicht übernommen werden',
  taken: 'Zu dieser Adresse gibt es inzwischen schon ein Konto. Wähle im Portal eine andere.',
  done: {
    title: 'Dein Konto hat die neue Adresse',
    text: (email: string) => `Melde dich ab jetzt mit ${email} an. Dein Passwort bleibt.`,
    portal: 'Zum Portal',
    signIn: toSignIn,
  },
} as const;

export const stopChangeTexts = {
  title: 'Das warst nicht du?',
  intro: (what: string, at: string) =>
    `Mit deinem Zugang ist am ${at} Uhr Folgendes geschehen: ${what}.`,
  account: (before: string, after: string) =>
    `Statt des Kontos, das auf ${before} endet, ist eines hinterlegt, das auf ${after} endet.`,
  effects: {
    waiting:
      'Stoppst du es, bleibt das bisherige Konto. Alle Geräte werden abgemeldet, das jetzige Passwort gilt nicht mehr, und wir schicken dir einen Link zu einem neuen.',
    done: 'Alle Geräte werden abgemeldet, das jetzige Passwort gilt nicht mehr, und wir schicken dir einen Link zu einem neuen. Rückgängig machst du die Änderung danach selbst.',
  },
  submit: { waiting: 'Änderung stoppen', done: 'Alle Geräte abmelden' },
  busy,
  failed: 'Das hat nicht geklappt',
  done: {
    title: { stopped: 'Die Änderung ist gestoppt', ended: 'Alle Geräte sind abgemeldet' },
    text: {
      stopped: 'Dein bisheriges Konto bleibt, und alle Geräte sind abgemeldet.',
      ended:
        'Prüfe nach dem Anmelden, was geändert wurde, und wende dich an uns, wenn du Hilfe brauchst.',
    },
    next: 'Wähle jetzt ein neues Passwort: Der Link dazu ist in deinem Postfach.',
    again: 'Link noch einmal anfordern',
  },
} as const;

export const linkTexts = {
  loading: busy,
  unreadable: 'Wir konnten den Link nicht prüfen',
  dead: {
    title: 'Dieser Link gilt nicht mehr',
    reasons: {
      used: 'Er wurde schon benutzt oder ist unvollständig.',
      expired: 'Er ist abgelaufen.',
    },
    help: {
      'new-password': 'Fordere einfach einen neuen an.',
      'confirm-email':
        'Ist deine Adresse schon bestätigt, melde dich einfach an. Wenn nicht, setze dein Passwort neu: Damit bestätigst du sie auch.',
      'change-email':
        'Hat dein Konto die neue Adresse schon, melde dich einfach damit an. Wenn nicht, ändere sie im Portal noch einmal.',
      'stop-change':
        'Kennt jemand dein Passwort, dann setze es neu: Damit sind alle Geräte abgemeldet. Prüfe danach deine Auszahlungsdaten.',
    },
    again: {
      'new-password': 'Neuen Link anfordern',
      'confirm-email': 'Passwort neu setzen',
      'change-email': 'Zu deinem Konto',
      'stop-change': 'Passwort neu setzen',
    },
    toSignIn,
  },
} as const;

/** Why a link could not be read or used, in words. */
export function linkFailure(error: unknown): string {
  if (!(error instanceof AuthError)) return failureWords(error);
  return failures[error.code] ?? errorTexts.internal;
}

const failures: Partial<Record<AuthErrorCode, string>> = {
  'auth/too-many-requests': errorTexts['rate/limited'],
  'auth/unavailable':
    'Der Server ist gerade nicht erreichbar. Prüfe deine Internetverbindung und versuch es gleich nochmal.',
  'auth/unproven': errorTexts['app/unproven'],
};
