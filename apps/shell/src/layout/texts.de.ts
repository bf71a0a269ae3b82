export const layoutTexts = {
  brandHome: 'WBD – zum Portal',
  navigation: 'Bereiche des Portals',
  menu: 'Menü',
  signOut: 'Abmelden',
  signedOut: 'Erfolgreich ausgeloggt',
  signOutFailed: 'Fehler beim Abmelden',
} as const;
