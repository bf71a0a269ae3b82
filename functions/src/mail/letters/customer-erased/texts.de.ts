export const texts = {
  subject: (name: string) => `${name} hat die eigenen Daten gelöscht`,
  preview: 'Der Eintrag ist nicht mehr in deinem CRM.',
  heading: 'Ein Kunde hat seine Daten gelöscht',
  intro: (name: string) =>
    `${name} hat die eigenen Daten bei WBD gelöscht. Der Eintrag in deinem CRM, die Anmeldungen und die E-Mails dazu sind weg, belegte Plätze sind wieder frei.`,
  next: 'Hast du die Daten auch an anderer Stelle, zum Beispiel in einem Export, dann lösche sie bitte dort ebenfalls.',
} as const;
