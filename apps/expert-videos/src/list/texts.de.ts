export const listTexts = {
  title: 'Experten-Videos',
  intro: 'Über diese Videos buchen Kunden aus dem ganzen Netzwerk Termine mit dir.',
  add: 'Neues Experten-Video',
  search: 'Experten-Videos suchen...',
  noMatch: {
    title: 'Kein Experten-Video passt dazu',
    text: 'Versuche es mit einem anderen Suchwort.',
  },
  list: 'Deine Experten-Videos',
  colleagues: 'Nur für deine Organisation oder dein Team',
  by: (advisor: string) => `von ${advisor}`,
  watch: 'Ansehen',
  watchVideo: (description: string) => `Ansehen: ${description}`,
  onPage: {
    label: 'Auf meiner Seite',
    on: 'Deine Seite zeigt das Video',
    off: 'Deine Seite zeigt das Video nicht mehr',
    failed: 'Das konnte nicht gespeichert werden',
  },
  edit: 'Bearbeiten',
  editVideo: (description: string) => `Bearbeiten: ${description}`,
  trailer: 'Mit Trailer',
  link: { general: 'Allgemeiner Link', specific: 'Eigener Link' },
  since: (day: string) => `Seit ${day}`,
  empty: {
    title: 'Keine Experten-Videos gefunden',
    text: 'Lade dein erstes Video hoch. Danach schaltest du hier ein, dass deine Seite es zeigt.',
  },
  failed: {
    title: 'Konnte Experten-Videos nicht laden :(',
    text: 'Bitte versuche es etwas später erneut.',
  },
} as const;
