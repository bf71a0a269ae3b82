import type { DatedNote } from '@wbd/domain/customers';

export const timelineTexts = {
  title: 'Verlauf',
  failed: 'Der Verlauf konnte nicht geladen werden.',
  empty: 'Noch ist nichts passiert.',
  undated: 'Notiz ohne Datum',
  entered: 'In deine Kundenliste aufgenommen',
  registered: (seminar: string) => `Angemeldet: ${seminar}`,
  moved: (seminar: string) => `Umgebucht: ${seminar}`,
  invited: (seminar: string) => `Eingeladen: ${seminar}`,
  aSeminar: 'Seminar',
  mail: (name: string, seminar: string | undefined) =>
    seminar === undefined ? name : `${name}: ${seminar}`,
  resend: (kind: string, time: string) => `${kind} vom ${time} erneut senden`,
  changes: {
    email: (after, before) =>
      before === null
        ? `E-Mail-Adresse ergänzt: ${after}`
        : `E-Mail-Adresse geändert: ${before} → ${after}`,
    restricted: (reason) => `Verarbeitung eingeschränkt: ${reason}`,
    unrestricted: (reason) => `Einschränkung aufgehoben: ${reason}`,
  } satisfies Record<
    Exclude<DatedNote['kind'], 'note'>,
    (text: string, before: string | null) => string
  >,
  composer: {
    label: 'Neue Notiz',
    fields: {
      text: {
        label: 'Neue Notiz',
        hint: 'Kein anderer Berater sieht sie. Fragt dein Kunde nach seinen Daten, gehört sie dazu.',
      },
    },
    errors: { text: 'Bitte schreibe etwas' },
    save: 'Notiz speichern',
  },
  form: {
    label: 'Notiz bearbeiten',
    fields: { text: 'Notiz' },
    errors: { text: 'Bitte schreibe etwas' },
    save: 'Speichern',
    cancel: 'Abbrechen',
  },
  actions: 'Notiz ändern oder löschen',
  edit: 'Bearbeiten',
  remove: 'Löschen',
  removeTitle: 'Notiz löschen?',
  removeText: 'Sie lässt sich nicht wiederherstellen.',
  removed: 'Notiz gelöscht',
  removeFailed: 'Fehler beim Löschen der Notiz',
  saved: 'Notiz gespeichert',
  saving: 'Speichert...',
  saveFailed: 'Fehler beim Speichern der Notiz',
  changedElsewhere:
    'Die Notiz wurde inzwischen woanders geändert. Speichere noch einmal, um sie mit deinem Text zu ersetzen.',
} as const;
