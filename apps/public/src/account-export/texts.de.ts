import { RETENTION_DAYS } from '@wbd/domain/retention';

export const accountExportTexts = {
  documentTitle: 'Deine Daten',
  title: 'Deine Daten zum Mitnehmen',
  text: (until: string) =>
    `Dein Konto ist geschlossen. Was du bei uns gespeichert hattest, liegt noch bis zum ${until} für dich bereit. Danach wird es gelöscht.`,
  file: 'Du bekommst eine Datei (JSON) mit Profil, Kunden, Notizen, Seminaren und allem anderen. Darin stehen auch die Adressen deiner Videos und Bilder; lade sie bald herunter, spätestens nach sieben Tagen musst du die Datei neu holen.',
  button: 'Alles herunterladen (JSON)',
  progress: (page: number, all: number) => `Seite ${page} von ${all} …`,
  saved: 'Deine Daten sind gespeichert',
  failed: 'Deine Daten konnten nicht geladen werden',
  making: {
    title: 'Deine Daten werden zusammengestellt',
    text: 'Das dauert meist nur wenige Minuten. Öffne den Link dann noch einmal.',
    again: 'Noch einmal nachsehen',
  },
  expired: {
    title: 'Diese Daten sind gelöscht',
    text: `Nach dem Schließen eines Kontos liegen die Daten ${RETENTION_DAYS.accountExports} Tage lang bereit. Diese Zeit ist vorbei.`,
  },
  dead: {
    title: 'Dieser Link gilt nicht',
    text: 'Öffne den Link aus unserer E-Mail noch einmal, und zwar vollständig.',
  },
  home: 'Zur Startseite',
} as const;
