import type { AuthErrorCode } from '@wbd/auth';
import { errorTexts } from '@wbd/domain/errors';

export const secondFactorTexts = {
  title: 'Anmeldung absichern',
  intro: {
    admin:
      'Als Admin siehst du Daten aller Berater. Deshalb bestätigst du deine Anmeldung mit einem zweiten Faktor: einem Code, den nur dein Handy bekommt.',
    orgAdmin:
      'Als Administrator deiner Organisation entscheidest du über Geld anderer. Deshalb bestätigst du deine Anmeldung mit einem zweiten Faktor: einem Code, den nur dein Handy bekommt.',
    advisor:
      'Mit einem zweiten Faktor reicht dein Passwort allein nicht mehr: Bei jeder Anmeldung gibst du auch einen Code ein, den nur dein Handy bekommt.',
  },
  checking: 'Lädt...',
  fields: { password: 'Passwort', phone: 'Handynummer' },
  errors: {
    password: 'Bitte gib dein Passwort ein',
    phone: 'Bitte gib eine gültige Handynummer ein',
  },
  passwordHint: 'Gib zuerst dein Passwort noch einmal ein.',
  next: 'Weiter',
  busy: 'Lädt...',
  choose: 'Wohin sollen wir den Code bei jeder Anmeldung schicken?',
  phoneHint: 'Andere Berater und Kunden sehen diese Nummer nicht.',
  requestCode: 'Code anfordern',
  useApp: 'Stattdessen eine Authenticator-App nutzen',
  confirm: 'Bestätigen',
  app: {
    text: 'Öffne deine Authenticator-App und scanne den QR-Code.',
    qrCode: 'QR-Code für deine Authenticator-App',
    open: 'App auf diesem Gerät öffnen',
    secret: 'Oder gib diesen Schlüssel ein:',
  },
  saved: 'Deine Anmeldung ist jetzt abgesichert.',
  failed: 'Das hat nicht geklappt',
} as const;

/** Why the step before the code failed, in words. */
export const passwordErrors: Record<AuthErrorCode, string> = {
  'auth/invalid-credentials': 'Das Passwort stimmt nicht',
  'auth/blocked': errorTexts['account/blocked'],
  'auth/email-not-verified': errorTexts['auth/email-unconfirmed'],
  'auth/invalid-link': errorTexts.internal,
  'auth/expired-link': errorTexts.internal,
  'auth/invalid-phone': errorTexts.internal,
  'auth/invalid-code': errorTexts.internal,
  'auth/code-expired': errorTexts.internal,
  'auth/too-many-requests': errorTexts['rate/limited'],
  'auth/unavailable': errorTexts.unavailable,
  'auth/unproven': errorTexts['app/unproven'],
  'auth/unknown': errorTexts.internal,
};
