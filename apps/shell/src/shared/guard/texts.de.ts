import type { Level } from '@wbd/domain/plans';

export const guardTexts = {
  denied: {
    title: 'Zugriff verweigert',
    text: 'Diese Seite ist nur für Berater/Kunden verfügbar',
    home: 'Zur Startseite',
  },
  blocked: {
    title: 'Dein Zugang ist gesperrt',
    text: 'Du kannst das Portal gerade nicht nutzen, und deine öffentliche Seite ist nicht zu sehen. Gelöscht ist nichts. Möchtest du etwas klären, wende dich an uns: Unsere Adresse steht im Impressum.',
    because: (reason: string) => `Der Grund: ${reason}`,
    imprint: 'Zum Impressum',
    signOut: 'Abmelden',
  },
  adminsOnly: 'Diese Seite ist nur für Administratoren verfügbar',
  /** what a package level opens; the free package opens nothing that needs explaining */
  packageNeeded: {
    0: 'Nur mit WBD-Konto verfügbar',
    1: 'Nur mit WBD Lite oder WBD Pro verfügbar',
    2: 'Nur mit WBD Pro verfügbar',
  } satisfies Record<Level, string>,
  packageHint: 'Dein Paket enthält diesen Bereich nicht.',
  toPortal: 'Zurück zum Portal',
  unknown: {
    title: 'Fehler beim Authentifizieren',
    text: 'Wir konnten dein Konto gerade nicht laden. Prüfe deine Internetverbindung und versuche es erneut. Du bleibst angemeldet.',
    retry: 'Erneut versuchen',
  },
} as const;
