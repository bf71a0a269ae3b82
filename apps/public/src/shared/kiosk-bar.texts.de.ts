import { errorTexts } from '@wbd/domain/errors';
import type { AuthErrorCode } from '@wbd/auth';

export const kioskBarTexts = {
  navigation: 'Kiosk',
  toForm: 'Zur Anmeldung',
  restart: 'Neu beginnen',
  end: 'Kiosk beenden',
  dialog: {
    title: 'Kiosk-Modus beenden',
    description:
      'Das kann nur, wer ihn gestartet hat. Danach bist du mit deinem WBD-Konto auf diesem Gerät angemeldet.',
    fields: { password: 'Dein WBD-Passwort' },
    errors: { password: 'Bitte gib dein Passwort ein' },
    submit: 'Kiosk-Modus beenden',
    busy: 'Einen Moment …',
  },
} as const;

const failed = 'Das hat leider nicht geklappt. Versuche es bitte noch einmal.';

/** Why the password did not end kiosk mode. */
export const kioskPasswordErrors: Record<AuthErrorCode, string> = {
  'auth/invalid-credentials': 'Das Passwort stimmt nicht.',
  'auth/blocked': errorTexts['account/blocked'],
  'auth/too-many-requests': errorTexts['rate/limited'],
  'auth/unavailable':
    'Der Server ist gerade nicht erreichbar. Prüfe die Internetverbindung und versuch es gleich nochmal.',
  'auth/unproven': errorTexts['app/unproven'],
  'auth/email-not-verified': failed,
  'auth/invalid-link': failed,
  'auth/expired-link': failed,
  'auth/invalid-phone': failed,
  'auth/invalid-code': failed,
  'auth/code-expired': failed,
  'auth/unknown': failed,
};
