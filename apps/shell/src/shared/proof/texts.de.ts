import type { AuthErrorCode } from '@wbd/auth';
import { errorTexts } from '@wbd/domain/errors';

const noPassword = 'Das Passwort konnte nicht geprüft werden. Bitte versuche es noch einmal.';

/** Why the password or code was rejected. */
export const passwordErrors: Record<AuthErrorCode, string> = {
  'auth/invalid-credentials': 'Das Passwort stimmt nicht.',
  'auth/blocked': errorTexts['account/blocked'],
  'auth/too-many-requests': errorTexts['rate/limited'],
  'auth/unavailable':
    'Der Server ist gerade nicht erreichbar. Prüfe deine Internetverbindung und versuch es gleich nochmal.',
  'auth/unproven': errorTexts['app/unproven'],
  'auth/email-not-verified': noPassword,
  'auth/invalid-link': noPassword,
  'auth/expired-link': noPassword,
  'auth/invalid-phone': noPassword,
  'auth/invalid-code': 'Der Code stimmt nicht.',
  'auth/code-expired': 'Der Code ist abgelaufen. Schließe den Dialog und beginne noch einmal.',
  'auth/unknown': noPassword,
};

export const proofTexts = {
  title: 'Bist du es?',
  text: 'Das darfst nur du. Bestätige es mit deinem Passwort, dann geht es gleich weiter: Was du eingegeben hast, bleibt.',
  words: {
    fields: { password: 'Dein Passwort', code: 'Code' },
    errors: { password: 'Bitte gib dein Passwort ein', code: 'Bitte Code eingeben' },
  },
  submit: 'Bestätigen',
  busy: 'Lädt...',
  failed: 'Das konnte nicht bestätigt werden',
  codeSentTo: (phone: string) => `Wir haben ihn per SMS an ${phone} geschickt.`,
  codeFromApp: 'Deine Authenticator-App zeigt ihn dir.',
} as const;
