export const layoutTexts = {
  brandHome: 'WBD – zum Portal',
  skipToContent: 'Zum Inhalt springen',
  navigation: 'Bereiche des Portals',
  menu: 'Menü',
  signOut: 'Abmelden',
  signedOut: 'Erfolgreich ausgeloggt',
  signOutFailed: 'Fehler beim Abmelden',
} as const;
