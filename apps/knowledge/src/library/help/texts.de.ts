export const helpTexts = {
  area: 'Wissensbibliothek',
  intro: 'Was Berater deiner Organisation einander beibringen.',
  watch: {
    title: 'Videos finden und ansehen',
    text: 'Jeder Ordner deiner Organisation ist ein Reiter; unter „wbd“ erklären Einführungsvideos das Portal. Die Suche (Taste /) geht durch alle Ordner und schreibt an jeden Reiter, wie viel sie dort findet.',
    alt: 'Die Wissensbibliothek mit Suche, Ordnern und Videos',
  },
  share: {
    title: 'Eigene Videos teilen',
    text: 'Mit WBD Pro lädst du über „Video hochladen“ eigene Videos hoch, bis 10 GB: Titel, Ordner, Video, dazu Beschreibung und Vorschaubild. Mit „Im Hintergrund weiter“ arbeitest du inzwischen im Portal; oben siehst du, wie weit der Upload ist. Lass nur den Tab offen. Unter „Sichtbar für“ wählst du, wer das Video sieht: deine Organisation, nur dein Team, nur du oder alle. Was für alle ist, steht auch auf deiner Seite unter „Wissen“.',
  },
  own: {
    title: 'Eigene Videos pflegen',
    text: '„Nur meine Videos“ zeigt, was von dir ist. Bearbeiten und löschen kannst du nur deine eigenen. Steht „Wird vorbereitet“ daran, wandeln wir das Video um; das dauert meist so lange wie das Video selbst. Danach startet es überall in Sekunden, und wer es ansieht, wählt Qualität und Geschwindigkeit. Auch Aufnahmen, die nicht jeder Browser abspielt, etwa vom iPhone, kannst du hochladen: Sie sind zu sehen, sobald sie umgewandelt sind. Verlässt du dein Team, siehst danach nur du, was nur für das Team war.',
  },
  folders: {
    title: 'Ordner verwalten',
    text: 'Hat WBD dir die Verwaltung übertragen, legst du unter „Ordner verwalten“ Ordner an, benennst sie um und bringst sie in eine Reihenfolge. Löschen kannst du leere Ordner. Jede Änderung gilt sofort für alle in deiner Organisation.',
  },
} as const;
