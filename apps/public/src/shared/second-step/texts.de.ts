export const lostPhoneTexts = {
  question: 'Handy verloren?',
  sameNumber:
    'Behältst du deine Nummer, kommt die SMS auf dem neuen Handy mit der neuen SIM-Karte an.',
  callback:
    'Sonst wende dich an uns: Unsere Adresse steht im Impressum. Wir rufen dich unter einer Nummer zurück, die wir von dir schon kennen, und entfernen den zweiten Faktor. Danach meldest du dich mit deinem Passwort an und richtest ihn neu ein.',
  imprint: 'Zum Impressum',
} as const;
