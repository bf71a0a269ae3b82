import type { AuthErrorCode } from '@wbd/auth';
import { errorTexts } from '@wbd/domain/errors';

const unknown = 'Ein unbekannter Fehler ist aufgetreten';

export const signInTexts = {
  title: 'Willkommen zurück',
  documentTitle: 'Anmelden',
  intro: 'Melde dich mit deinem Partner-Konto an.',
  fields: { email: 'E-Mail', password: 'Passwort' },
  errors: {
    email: 'Bitte gib eine gültige E-Mail-Adresse ein',
    password: 'Bitte gib dein Passwort ein',
  },
  forgotPassword: 'Passwort vergessen?',
  customer: {
    text: 'Du bist Kunde? Dafür brauchst du kein Passwort.',
    link: 'Zu deinen Terminen',
  },
  submit: 'Anmelden',
  busy: 'Lädt...',
  error: 'Fehler',
  userNotFound: 'Benutzer nicht gefunden',
  advisorFailed: 'Fehler beim Laden der Berater-Informationen',
  checking: 'Lädt...',
  pitch: {
    eyebrow: 'Noch kein Partner?',
    title: 'Dein Netzwerk. Dein Auftritt. Deine Provision.',
    items: [
      { title: 'Deine eigene Seite', text: 'Ein persönlicher Auftritt im Web, mit deiner Marke.' },
      {
        title: 'Automatische Netzwerk-Provision',
        text: 'Du verdienst mit, wenn ein empfohlener Kunde Umsatz bringt.',
      },
      { title: 'Kurze Videos', text: 'Was du weißt, teilst du mit dem ganzen Netzwerk.' },
    ],
    more: 'Mehr erfahren',
  },
  banner: 'Noch kein Partner?',
  bannerMore: 'Jetzt kennenlernen',
} as const;

/** What the sign-in service refused, in words. */
export const signInErrors: Record<AuthErrorCode, string> = {
  'auth/invalid-credentials': 'E-Mail oder Passwort nicht korrekt',
  'auth/blocked': errorTexts['account/blocked'],
  'auth/email-not-verified': 'Bitte bestätige deine E-Mail-Adresse vor dem ersten Login',
  'auth/too-many-requests': 'Das waren zu viele Versuche. Bitte warte ein paar Minuten.',
  'auth/unavailable':
    'Der Server ist gerade nicht erreichbar. Prüfe deine Internetverbindung und versuch es gleich nochmal.',
  'auth/invalid-link': unknown,
  'auth/expired-link': unknown,
  'auth/unproven': errorTexts['app/unproven'],
  'auth/invalid-phone': unknown,
  'auth/invalid-code': unknown,
  'auth/code-expired': unknown,
  'auth/unknown': unknown,
};
