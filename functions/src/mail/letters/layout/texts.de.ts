export const texts = {
  brand: 'WBD',
  closing: 'Viele Grüße',
  team: 'Dein WBD-Team',
  copyLink: 'Falls der Knopf nicht geht, öffne diese Adresse:',
  objection: 'Das war ich nicht, oder ich möchte keine E-Mails mehr',
  turnOff: 'Diese E-Mails abstellen',
  settings: 'Alle Einstellungen',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  terms: 'AGB',
  separator: ' · ',
} as const;
