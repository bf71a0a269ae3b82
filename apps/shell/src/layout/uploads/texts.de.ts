import { counted } from '@wbd/domain/words';
import { errorTexts } from '@wbd/domain/errors';
import type { FailureTexts } from '@wbd/ui/feedback';
import type { UploadProgress } from '@wbd/ui/uploads';

const uploads = (count: number) => counted(count, '1 Upload', '# Uploads');

export const uploadsTexts = {
  label: 'Uploads',
  running: uploads,
  failed: (count: number) => counted(count, 'Ein Upload braucht dich', '# Uploads brauchen dich'),
  elsewhere: (count: number) => `${uploads(count)} in einem anderen Tab`,
  allDone: (count: number) => `${uploads(count)} abgeschlossen`,
  show: 'Uploads anzeigen',
  hide: 'Uploads ausblenden',
  progress: (title: string) => `Fortschritt: ${title}`,
  overall: 'Fortschritt aller Uploads',
  percent: (percent: number) => `${percent} %`,
  stages: {
    video: 'Lade Video hoch...',
    captions: 'Lade Untertitel hoch...',
    image: 'Lade Bild hoch...',
    pdf: 'Lade PDF hoch...',
    csv: 'Lade CSV hoch...',
    other: 'Lade Datei hoch...',
    waiting: 'Wartet, bis ein anderer Upload fertig ist',
    shrinking: 'Verkleinere Video...',
    saving: 'Speichert...',
  } satisfies Record<UploadProgress['stage'], string>,
  states: {
    offline: 'Wartet auf das Internet und geht dann von selbst weiter',
    done: 'Abgeschlossen',
    cancelled: 'Abgebrochen',
    interrupted: (missing: readonly string[]) =>
      missing.length === 0
        ? 'Unterbrochen, als die Seite neu geladen oder geschlossen wurde. Deine Angaben und die Dateien sind noch da.'
        : `Unterbrochen, als die Seite neu geladen oder geschlossen wurde. Deine Angaben sind noch da; wähle ${missing.map((name) => `„${name}“`).join(', ')} noch einmal aus.`,
    elsewhere: 'Läuft in einem anderen Tab',
  },
  failures: {
    'permission/denied':
      'Das wurde nicht gespeichert: Dir fehlt dafür die Berechtigung, zum Beispiel weil dein Paket geendet hat.',
    conflict:
      'Das wurde inzwischen an anderer Stelle geändert. Öffne das Formular und speichere noch einmal.',
    unavailable: 'Die Verbindung war zu lange weg. Was angekommen ist, bleibt erhalten.',
    'upload/file-changed': errorTexts['upload/file-changed'],
  } satisfies FailureTexts,
  actions: {
    cancel: (title: string) => `Abbrechen: ${title}`,
    retry: 'Erneut versuchen',
    goOn: 'Fortsetzen',
    open: 'Formular öffnen',
    view: 'Ansehen',
    remove: (title: string) => `Aus der Liste entfernen: ${title}`,
  },
  discard: {
    title: 'Upload verwerfen?',
    text: (title: string) => `Was du zu „${title}“ eingegeben hast, wird gelöscht.`,
    confirm: 'Verwerfen',
    keep: 'Behalten',
  },
  toasts: {
    done: (title: string) => `Hochgeladen: ${title}`,
    failed: (title: string) => `Nicht hochgeladen: ${title}`,
  },
  signOut: {
    title: 'Trotz Uploads abmelden?',
    text: (count: number) =>
      counted(
        count,
        'Ein Upload ist noch nicht fertig. Wenn du dich abmeldest, wird er abgebrochen, und was du dazu eingegeben hast, wird gelöscht.',
        '# Uploads sind noch nicht fertig. Wenn du dich abmeldest, werden sie abgebrochen, und was du dazu eingegeben hast, wird gelöscht.',
      ),
    confirm: 'Abmelden',
    stay: 'Angemeldet bleiben',
  },
} as const;
