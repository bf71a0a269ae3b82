export const webCalendarsTexts = {
  open: 'In Google oder Outlook eintragen',
  list: 'Kalender im Browser',
  google: 'Google Kalender',
  outlook: 'Outlook.com',
  microsoft365: 'Microsoft 365',
  newTab: '(öffnet einen neuen Tab)',
} as const;
