export const texts = {
  brand: 'WBD',
  closing: 'Viele Grüße',
  team: 'Dein WBD-Team',
  copyLink: 'Falls der Knopf nicht geht, öffne diese Adresse:',
  objection: 'Keine Einladungen und Erinnerungen mehr',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  terms: 'AGB',
  separator: ' · ',
} as const;
