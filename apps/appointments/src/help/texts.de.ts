export const helpTexts = {
  area: 'Termine',
  intro: 'Kunden suchen sich auf deiner Seite selbst eine freie Zeit aus.',
  hours: {
    title: 'Sprechzeiten festlegen',
    text: 'Unter „Termine einrichten“ gibst du für jeden Wochentag an, wann du Zeit hast, zum Beispiel 9–12, 14–17. Urlaub trägst du als Ausnahme ein, gesetzliche Feiertage wählst du nach Bundesland.',
  },
  types: {
    title: 'Terminarten anlegen',
    text: 'Eine Terminart sagt, wie lange ein Termin dauert, wo er stattfindet und was du vorher wissen möchtest. Beginne mit einer Vorlage.',
  },
  book: {
    title: 'Gebucht werden',
    text: 'Auf deiner Seite und über deinen Buchungslink wählen Kunden eine Zeit und bestätigen ihre Telefonnummer. Du bekommst eine Nachricht, deine Kunden eine Bestätigung mit Kalendereintrag und Erinnerungen, wenn sie eine E-Mail-Adresse angeben.',
  },
  after: {
    title: 'Danach festhalten, wie es war',
    text: 'Unter „Vergangene“ hältst du fest, ob jemand da war, und meldest einen Abschluss.',
  },
} as const;
