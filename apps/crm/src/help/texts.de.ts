export const helpTexts = {
  area: 'CRM',
  intro: 'Alle deine Kunden an einem Ort: finden, ergänzen, im Blick behalten.',
  find: {
    title: 'Kunden finden',
    text: 'Such nach dem Namen (mit der Taste / springst du ins Suchfeld) oder filtere nach Beruf und Alter: 35, 30-40, >50 oder <30. Ein Klick auf eine Spalte sortiert die Liste, am Telefon wählst du die Reihenfolge aus. Was du eingestellt hast, steht in der Adresse: Du kannst es als Lesezeichen speichern.',
    alt: 'Die Liste der Kunden mit Suchfeld, Filtern für Beruf und Alter und Spalten zum Sortieren',
  },
  add: {
    title: 'Kunden anlegen oder importieren',
    text: 'Wer sich über deine Seite zu einem Seminar anmeldet, erscheint von selbst. Wen du schon kennst, legst du mit „Kunde anlegen“ an. Eine ganze Tabelle übernimmst du mit „Importieren“: Datei wählen, Spalten zuordnen, Vorschau prüfen. Wen du schon hast, legt der Import nicht doppelt an.',
  },
  customer: {
    title: 'Alles über einen Kunden',
    text: 'Ein Klick auf den Namen öffnet die Seite des Kunden: Angaben, deine Notizen, Einverständnis, Seminare, Empfehlungen und E-Mails. „Bearbeiten“ ändert die Angaben. Die E-Mail-Adresse ändert nur der Kunde selbst.',
    alt: 'Die Seite eines Kunden mit Angaben, Notizen und Seminaren',
  },
  merge: {
    title: 'Doppelte zusammenführen',
    text: 'Sehen zwei Einträge nach derselben Person aus, steht das über der Liste. „Vergleichen“ zeigt beide nebeneinander; du entscheidest, ob daraus ein Kunde wird. Anmeldungen, E-Mails und Empfehlungen gehen mit.',
  },
  exportList: {
    title: 'Liste mitnehmen',
    text: '„Liste exportieren“ speichert genau die Kunden, die du gerade siehst, als CSV-Datei für dein Tabellenprogramm.',
  },
} as const;
