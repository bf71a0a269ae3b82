const next =
  'Hast du die Daten auch an anderer Stelle, zum Beispiel in einem Export, dann lösche sie bitte dort ebenfalls.';
const preview = 'Der Eintrag ist nicht mehr in deinem CRM.';

/** Grouped by the person who erased the customer. */
export const texts = {
  person: {
    subject: (name: string) => `${name} hat die eigenen Daten gelöscht`,
    preview,
    heading: 'Ein Kunde hat seine Daten gelöscht',
    intro: (name: string) =>
      `${name} hat die eigenen Daten bei WBD gelöscht. Der Eintrag in deinem CRM, die Anmeldungen und die E-Mails dazu sind weg, belegte Plätze sind wieder frei.`,
    next,
  },
  operator: {
    subject: (name: string) => `Wir haben die Daten von ${name} gelöscht`,
    preview,
    heading: 'Ein Kunde wurde gelöscht',
    intro: (name: string) =>
      `Ein Admin von WBD hat die Daten von ${name} gelöscht. Der Eintrag in deinem CRM, die Anmeldungen und die E-Mails dazu sind weg, belegte Plätze sind wieder frei. Hast du Fragen dazu, findest du unsere Adresse im Impressum.`,
    next,
  },
} as const;
