export const phoneGateTexts = {
  fields: { phone: 'Telefonnummer' },
  errors: { phone: 'Ungültige Telefonnummer' },
  phoneHint: 'Wir schicken dir einen Code per SMS.',
  requestCode: 'Code anfordern',
  busy: 'Lädt...',
  advisor: 'Du bist Berater?',
  advisorSignIn: 'Als Berater anmelden',
} as const;
