export const appointmentTexts = {
  documentTitle: 'Termin buchen',
  title: (name: string) => `Termin mit ${name}`,
  forCustomer: (name: string) => `Für ${name}`,
  changeCustomer: 'Anderen Kunden wählen',
  picker: {
    title: 'Für wen ist der Termin?',
    text: (firstName: string) =>
      `Wähle einen deiner Kunden. Danach öffnet sich der Kalender von ${firstName}.`,
    search: 'Kunden suchen',
    list: 'Deine Kunden',
    noContact: 'Ohne E-Mail-Adresse und Telefonnummer',
    more: (count: number) =>
      count === 1
        ? 'Noch 1 weiterer Kunde passt. Such genauer, um ihn zu sehen.'
        : `Noch ${count} weitere Kunden passen. Such genauer, um sie zu sehen.`,
    none: 'Keinen passenden Kunden gefunden',
    empty: {
      title: 'Du hast noch keine Kunden',
      text: 'Leg deinen Kunden zuerst im CRM an und komm dann wieder.',
      link: 'Zum CRM',
    },
    failed: 'Fehler beim Laden der Kunden',
    locked: 'Termine für Kunden buchen ist nur mit WBD Lite oder WBD Pro verfügbar.',
  },
  opening: {
    title: 'Gleich geht’s weiter',
    text: (firstName: string) =>
      `Wir öffnen den Kalender von ${firstName} in einem neuen Tab. Einen Augenblick …`,
  },
  opened: {
    title: 'Der Kalender ist offen',
    text: (firstName: string) =>
      `Such dir im neuen Tab eine Zeit aus, die dir passt. ${firstName} freut sich auf dich.`,
    fallback: 'Kein neuer Tab zu sehen? Dann hat dein Browser ihn blockiert.',
    link: 'Kalender öffnen',
  },
  noLink: {
    title: 'Wir konnten den Buchungslink nicht finden',
    text: (firstName: string) =>
      `${firstName} hat noch keinen Kalender hinterlegt. Melde dich gern direkt.`,
  },
  noAdvisor: 'Berater nicht gefunden.',
  failed: 'Konnte Berater-Daten nicht laden',
  authFailed: 'Prüfe deine Internetverbindung und versuche es erneut.',
  toAdvisor: (firstName: string) => `Zur Seite von ${firstName}`,
  home: 'Zur Startseite',
  gate: {
    text: (firstName: string) =>
      `Bestätige kurz deine Telefonnummer. Danach öffnet sich der Kalender von ${firstName}.`,
    confirm: 'Weiter zum Kalender',
  },
} as const;
