import { neededPlanWords, type Capability } from '@wbd/domain/plans';

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
  packageNeeded: (capability: Capability) => `Nur mit ${neededPlanWords(capability)} verfügbar`,
  packageHint: 'Dein Paket enthält diesen Bereich nicht.',
  toPortal: 'Zurück zum Portal',
  unknown: {
    title: 'Fehler beim Authentifizieren',
    text: 'Wir konnten dein Konto gerade nicht laden. Prüfe deine Internetverbindung und versuche es erneut. Du bleibst angemeldet.',
    retry: 'Erneut versuchen',
  },
} as const;
