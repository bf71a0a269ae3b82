export const texts = {
  brand: 'WBD',
  closing: 'Viele Grüße',
  team: 'Dein WBD-Team',
  copyLink: 'Falls der Knopf nicht geht, öffne diese Adresse:',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  terms: 'AGB',
  separator: ' · ',
} as const;
