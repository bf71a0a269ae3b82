export const helpTexts = {
  area: 'Schnellvideos',
  intro: 'Kurze Antworten als Video, die du mit einem Link verschickst.',
  upload: {
    title: 'Video hochladen',
    text: 'Mit WBD Pro lädst du kurze Videos hoch: Titel und Video, ein Vorschaubild, wenn du magst. Mit „Im Hintergrund weiter“ arbeitest du weiter, während es hochlädt. Auch Aufnahmen direkt vom iPhone gehen: Spielt sie nicht jeder Browser ab, sind sie zu sehen, sobald „Wird vorbereitet“ von der Karte verschwunden ist. Nur du siehst diese Liste, solange du nichts mit dem Netzwerk teilst.',
    alt: 'Die Liste der eigenen Schnellvideos',
  },
  share: {
    title: 'Link verschicken',
    text: '„Teilen“ gibt dir den Link zum Weiterschicken. Deine Kunden sehen das Video ohne Anmeldung und können von dort einen Termin bei dir buchen.',
  },
  network: {
    title: 'Aus dem Netzwerk übernehmen',
    text: 'Unter „Aus dem Netzwerk“ stehen Videos von Kollegen. „Übernehmen“ holt eines in deine Liste: Du teilst es unter deinem Link, Termine landen bei dir, und der Name des Urhebers steht dabei. Mit WBD Pro teilst du auch eigene; nimmst du eines zurück, verschwindet es überall.',
  },
  own: {
    title: 'Ändern und löschen',
    text: 'An jeder Karte kannst du das Video bearbeiten oder löschen. Nach dem Löschen führt der Link ins Leere.',
  },
} as const;
