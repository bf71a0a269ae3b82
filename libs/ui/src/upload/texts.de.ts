import type { FileKind } from '@wbd/domain';

export const uploadTexts = {
  title: 'Wird hochgeladen',
  stages: {
    video: 'Lade Video hoch...',
    image: 'Lade Bild hoch...',
    pdf: 'Lade PDF hoch...',
    csv: 'Lade CSV hoch...',
    other: 'Lade Datei hoch...',
    saving: 'Speichert...',
    done: 'Abgeschlossen',
  } satisfies Record<FileKind | 'saving' | 'done', string>,
  failed: 'Das hat leider nicht geklappt. Versuch es in einigen Minuten nochmal.',
  progress: 'Fortschritt',
  stayHere: 'Lass dieses Fenster offen, bis alles hochgeladen ist.',
  choose: { video: 'Video auswählen', image: 'Bild auswählen', other: 'Datei auswählen' },
  drop: 'oder hierher ziehen',
  atMost: (size: string) => `maximal ${size}`,
  replace: 'Ersetzen',
  remove: 'Entfernen',
  stored: 'Gespeicherte Datei',
  checking: 'Wird geprüft...',
  hevc: 'Dieses Video ist im Format HEVC (H.265) aufgenommen, das viele Browser nicht abspielen. Exportiere es als MP4 mit H.264 und wähle es noch einmal aus. Am iPhone: Einstellungen, Kamera, Formate, „Maximale Kompatibilität“.',
  unplayable:
    'Dieses Video kann in Browsern nicht abgespielt werden. Exportiere es als MP4 mit H.264 und wähle es noch einmal aus.',
  tooLong: (seconds: number, most: number) =>
    `Dieses Video ist ${seconds} Sekunden lang, erlaubt sind höchstens ${most}.`,
  previewOf: (name: string) => `Vorschau: ${name}`,
  poster: {
    position: 'Bild aus dem Video',
    seconds: (value: number) => `${value.toLocaleString('de-DE', { minimumFractionDigits: 1 })} s`,
    failed: 'Thumbnail-Erstellung fehlgeschlagen',
    noVideo: 'Wähle zuerst ein Video aus.',
  },
} as const;
