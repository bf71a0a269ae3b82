export const formTexts = {
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
} as const;
