/** Words that several public pages use. */
export const sharedTexts = {
  brandClaim: 'Das Netzwerk für gute Beratung',
  navigation: 'Hauptnavigation',
  homeOf: (name: string) => `Zur Seite von ${name}`,
  home: 'Zur Startseite',
  play: (video: string) => `${video} abspielen`,
  share: 'Teilen',
  portal: 'Portal',
  signIn: 'Login',
  signOut: 'Logout',
  signedOut: 'Erfolgreich ausgeloggt',
  signOutFailed: 'Fehler beim Abmelden',
  back: 'Zurück',
  loading: 'Lädt...',
  retry: 'Erneut versuchen',
  error: 'Fehler',
  footer: {
    navigation: 'Rechtliches',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    terms: 'AGB',
    copyright: '© 2025 WBD',
  },
  wrongLink: {
    title: 'Whoops, falscher Link!',
    hint: 'Unter dieser Adresse finden wir niemanden. Frag deinen Berater am besten nach dem richtigen Link.',
  },
  pageFailed: {
    title: 'Das hat leider nicht geklappt',
    videos: 'Wir konnten die Videos nicht laden. Versuche es etwas später erneut.',
    testimonials: 'Testimonials konnten nicht geladen werden.',
  },
  payment: {
    noUrl: 'Keine Checkout-URL erhalten',
    failed: 'Fehler beim Weiterleiten zur Zahlung. Bitte versuche es in wenigen Minuten erneut.',
  },
  sectionFailed: 'Ein Teil der Seite ist nicht angekommen.',
} as const;
