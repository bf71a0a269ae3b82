import { counted } from '@wbd/domain/words';
import type { UploadProgress } from '../uploads/upload.ts';

const TIMES = {
  WebVTT: '00:00:01.000 --> 00:00:04.000',
  SubRip: '00:00:01,000 --> 00:00:04,000',
} as const;
export type CaptionsFormat = keyof typeof TIMES;

/** Limits the length of the message in the form. */
const LISTED_LINES = 5;

/** Joins line numbers such as „7, 12 und 20“, or the first few and the number of the others. */
function listed(lines: readonly number[]): string {
  const shown = lines.slice(0, LISTED_LINES).map(String);
  const more = lines.length - shown.length;
  return new Intl.ListFormat('de').format(more > 0 ? [...shown, `${more} weiteren`] : shown);
}

const quoted = (names: readonly string[]) => names.map((name) => `„${name}“`).join(', ');

export const uploadTexts = {
  title: 'Wird hochgeladen',
  stages: {
    video: 'Lade Video hoch...',
    captions: 'Lade Untertitel hoch...',
    image: 'Lade Bild hoch...',
    pdf: 'Lade PDF hoch...',
    csv: 'Lade CSV hoch...',
    other: 'Lade Datei hoch...',
    waiting: 'Wartet, bis ein anderer Upload fertig ist...',
    shrinking: 'Verkleinere Video...',
    saving: 'Speichert...',
    done: 'Abgeschlossen',
  } satisfies Record<UploadProgress['stage'] | 'done', string>,
  failed: 'Das hat leider nicht geklappt. Versuch es in einigen Minuten nochmal.',
  progress: 'Fortschritt',
  stayHere: 'Lass dieses Fenster offen, bis alles hochgeladen ist.',
  stayInTab:
    'Lass diesen Tab offen, bis alles hochgeladen ist. Im Portal kannst du inzwischen weiterarbeiten.',
  toBackground: 'Im Hintergrund weiter',
  shrink: {
    label: 'Vor dem Hochladen verkleinern',
    hint: 'Das Video kommt in Full HD an und ist viel schneller hochgeladen; dein Gerät rechnet dafür einige Minuten.',
  },
  reopened: {
    title: 'Dieser Upload ist noch nicht fertig',
    chooseAgain: (names: readonly string[]) =>
      names.length === 1
        ? `Wähle ${quoted(names)} noch einmal aus. Der Upload geht dann dort weiter, wo er stehen geblieben ist.`
        : `Wähle diese Dateien noch einmal aus: ${quoted(names)}. Der Upload geht dann dort weiter, wo er stehen geblieben ist.`,
    ready: 'Alle Dateien sind noch da. Prüfe deine Angaben und speichere noch einmal.',
  },
  choose: { video: 'Video auswählen', image: 'Bild auswählen', other: 'Datei auswählen' },
  table: {
    unreadable: 'Die Datei konnte nicht gelesen werden. Wähle sie noch einmal.',
    brokenTitle: 'Nicht alles ließ sich so lesen, wie es dasteht',
    brokenMore: (count: number) => counted(count, 'Und 1 weitere.', 'Und # weitere.'),
  },
  noColumn: '– nicht übernehmen –',
  column: (number: number) => `Spalte ${number}`,
  drop: 'oder hierher ziehen',
  atMost: (size: string) => `maximal ${size}`,
  replace: 'Ersetzen',
  remove: 'Entfernen',
  stored: 'Gespeicherte Datei',
  checking: 'Wird geprüft...',
  hevc: 'Dieses Video ist im Format HEVC (H.265) aufgenommen, das viele Browser nicht abspielen. Exportiere es als MP4 mit H.264 und wähle es noch einmal aus. Am iPhone: Einstellungen, Kamera, Formate, „Maximale Kompatibilität“.',
  unplayable:
    'Dieses Video kann in Browsern nicht abgespielt werden. Exportiere es als MP4 mit H.264 und wähle es noch einmal aus.',
  film: {
    noFilm:
      'Diese Datei ist kein Video, auch wenn sie so heißt. Exportiere dein Video als MP4 mit H.264 und wähle es noch einmal aus.',
    cut: 'Dieses Video ist unvollständig: Ein Teil der Datei fehlt. Kopiere oder exportiere es noch einmal und wähle es dann aus.',
    damaged:
      'Dieses Video ist beschädigt. Exportiere es noch einmal als MP4 mit H.264 und wähle es dann aus.',
    soundOnly: 'Diese Datei enthält nur Ton. Wähle ein Video mit Bild aus.',
    profile:
      'Dieses Video ist mit mehr Farbinformationen gespeichert (10 Bit, 4:2:2 oder 4:4:4), als Handys abspielen. Exportiere es als MP4 mit H.264, 8 Bit und 4:2:0 und wähle es noch einmal aus.',
    sound: (name = 'ein seltenes Format') =>
      `Den Ton dieses Videos (${name}) spielen viele Browser nicht ab. Exportiere es als MP4 mit H.264 und AAC-Ton und wähle es noch einmal aus.`,
    misnamed: (name: string, ending: string) =>
      `Diese Datei heißt anders, als sie ist: Ihr Inhalt ist ein ${name}-Video. Gib ihr die Endung ${ending} und wähle sie noch einmal aus.`,
  },
  versions: {
    processing: 'Das Video wird für schnelles Abspielen vorbereitet. Bis dahin läuft das Original.',
    failed:
      'Das Video konnte nicht vorbereitet werden. Besucher sehen das Original; lade es am besten als MP4 neu hoch.',
    limited:
      'Du hast heute sehr viele Videos hochgeladen. Dieses läuft als Original; lade es morgen neu hoch, damit es schneller startet.',
    badge: {
      processing: 'Wird vorbereitet',
      failed: 'Nur als Original',
      limited: 'Nur als Original',
    },
    conversion:
      'Dieses Format spielen nicht alle Browser ab. Nach dem Hochladen wandeln wir dein Video um; so lange sehen Besucher es noch nicht.',
    unplayable: {
      processing:
        'Dein Video wird vorbereitet. Besucher sehen es, sobald es fertig ist: Das dauert meist so lange wie das Video selbst.',
      failed:
        'Dieses Video konnten wir nicht umwandeln, und Besucher sehen es nicht. Exportiere es als MP4 mit H.264 und lade es neu hoch.',
      limited:
        'Du hast heute sehr viele Videos hochgeladen. Besucher sehen dieses noch nicht; lade es morgen neu hoch oder exportiere es als MP4 mit H.264.',
      badge: {
        processing: 'Wird vorbereitet',
        failed: 'Nicht abspielbar',
        limited: 'Nicht abspielbar',
      },
    },
  },
  picture: {
    noPicture:
      'Diese Datei ist kein Bild, auch wenn sie so heißt. Speichere dein Bild als JPG oder PNG und wähle es noch einmal aus.',
    cut: 'Dieses Bild ist unvollständig: Ein Teil der Datei fehlt. Kopiere oder speichere es noch einmal und wähle es dann aus.',
    damaged:
      'Dieses Bild lässt sich nicht öffnen. Speichere es noch einmal als JPG oder PNG und wähle es dann aus.',
  },
  pdf: {
    noPdf:
      'Diese Datei ist keine PDF-Datei, auch wenn sie so heißt. Speichere dein Dokument als PDF und wähle es noch einmal aus.',
    cut: 'Diese PDF-Datei ist unvollständig: Ein Teil der Datei fehlt. Kopiere oder speichere sie noch einmal und wähle sie dann aus.',
    locked:
      'Diese PDF-Datei ist mit einem Passwort geschützt. Speichere sie ohne Passwort und wähle sie noch einmal aus.',
    damaged:
      'Diese PDF-Datei lässt sich nicht öffnen. Speichere dein Dokument noch einmal als PDF und wähle es dann aus.',
  },
  heic: 'Dieses Bild ist im Format HEIC, das dieser Browser nicht öffnet. Exportiere es als JPG und wähle es noch einmal aus. Am iPhone: Einstellungen, Kamera, Formate, „Maximale Kompatibilität“.',
  notChecked:
    'Diese Datei konnte nicht geprüft werden. Prüfe deine Internetverbindung und wähle sie noch einmal aus.',
  unreadable: 'Diese Datei konnte nicht gelesen werden. Wähle sie noch einmal aus.',
  tooLong: (seconds: number, most: number) =>
    `Dieses Video ist ${seconds} Sekunden lang, erlaubt sind höchstens ${most}.`,
  captions: {
    hint: 'Damit dein Video auch versteht, wer schlecht hört oder ohne Ton schaut.',
    encoding:
      'Diese Datei ist nicht in UTF-8 gespeichert. Speichere sie als UTF-8 und wähle sie noch einmal aus.',
    header:
      'Das ist keine WebVTT-Datei: Sie beginnt nicht mit WEBVTT. Speichere die Untertitel im Format WebVTT (.vtt).',
    empty: 'In dieser Datei stehen keine Untertitel.',
    skipped: (lines: readonly number[]) =>
      counted(
        lines.length,
        `In Zeile ${lines[0] ?? 1} stimmt die Zeit nicht. Diesen Untertitel haben wir ausgelassen, alle anderen übernommen.`,
        `In den Zeilen ${listed(lines)} stimmen die Zeiten nicht. Diese Untertitel haben wir ausgelassen, alle anderen übernommen.`,
      ),
    lines: {
      time: (line: number, format: CaptionsFormat) =>
        `Zeile ${line} ist kein ${format}: Hier fehlt eine Zeit wie ${TIMES[format]}.`,
      order: (line: number, format: CaptionsFormat) =>
        `Zeile ${line} ist kein ${format}: Das Ende muss nach dem Anfang liegen.`,
      gap: (line: number, format: CaptionsFormat) =>
        `Zeile ${line} ist kein ${format}: Vor dieser Zeile fehlt eine Leerzeile.`,
    },
  },
  previewOf: (name: string) => `Vorschau: ${name}`,
  poster: {
    position: 'Bild aus dem Video',
    seconds: (value: number) => `${value.toLocaleString('de-DE', { minimumFractionDigits: 1 })} s`,
    failed: 'Thumbnail-Erstellung fehlgeschlagen',
    own: 'Eigenes Bild auswählen',
    noVideo: 'Wähle zuerst ein Video aus.',
  },
} as const;
