import { errorTexts } from '@wbd/domain/errors';
import { formatPhone } from '@wbd/domain/phone';
import type { AuthErrorCode } from '@wbd/auth';

export const codeFormTexts = {
  title: 'Gib deinen Code ein',
  sentTo: (phone: string) => `Wir haben ihn per SMS an ${formatPhone(phone)} geschickt.`,
  fromApp: 'Öffne deine Authenticator-App. Der Code für WBD wechselt alle 30 Sekunden.',
  label: 'Code aus der SMS',
  appLabel: 'Code aus der App',
  incomplete: 'Bitte Code eingeben',
  resend: 'Neu senden',
  resendIn: (seconds: number) => `Neu senden in ${seconds} s`,
  resent: 'Ein neuer Code ist unterwegs.',
  changeNumber: 'Nummer ändern',
  back: 'Zurück',
  busy: 'Lädt...',
  sendingFailed: 'Fehler beim Senden des Codes',
  verifyingFailed: 'Fehler bei der Verifizierung',
} as const;

/** What went wrong with a code, in words. */
export const codeErrors: Record<AuthErrorCode, string> = {
  'auth/invalid-credentials': errorTexts.internal,
  'auth/blocked': errorTexts['account/blocked'],
  'auth/email-not-verified': errorTexts.internal,
  'auth/invalid-link': errorTexts.internal,
  'auth/expired-link': errorTexts.internal,
  'auth/invalid-phone': 'Ungültige Telefonnummer',
  'auth/invalid-code': 'Der Code stimmt nicht. Schau noch einmal in die SMS.',
  'auth/code-expired': 'Der Code ist abgelaufen. Lass dir einen neuen senden.',
  'auth/too-many-requests': errorTexts['rate/limited'],
  'auth/unavailable': errorTexts.unavailable,
  'auth/unproven': errorTexts['app/unproven'],
  'auth/unknown': errorTexts.internal,
};
