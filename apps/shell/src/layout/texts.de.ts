export const layoutTexts = {
  brandHome: 'WBD – zum Portal',
  navigation: 'Bereiche des Portals',
  menu: 'Menü',
  signOut: 'Abmelden',
  signedOut: 'Erfolgreich ausgeloggt',
  signOutFailed: 'Fehler beim Abmelden',
  footer: {
    navigation: 'Rechtliches',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    terms: 'AGB',
    termination: 'Verträge hier kündigen',
  },
  storage: {
    title: 'Dein Browser antwortet nicht',
    text: 'Er gibt nicht heraus, ob du angemeldet bist. Lade die Seite neu. Hilft das nicht, schließe den Browser ganz und öffne ihn wieder.',
    reload: 'Seite neu laden',
  },
} as const;
