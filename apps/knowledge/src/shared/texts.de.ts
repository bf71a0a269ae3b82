export const sharedTexts = {
  play: (title: string) => `Abspielen: ${title}`,
  edit: (title: string) => `Bearbeiten: ${title}`,
  delete: (title: string) => `Löschen: ${title}`,
  report: 'Inhalt melden',
  upload: 'Video hochladen',
  submit: 'Hochladen',
  uploading: 'Video wird hochgeladen',
  uploaded: 'Video hochgeladen',
  editTitle: 'Video bearbeiten',
  saved: 'Änderungen gespeichert',
  fields: {
    title: 'Titel',
    video: 'Video',
    captions: 'Untertitel (.vtt oder .srt)',
    thumb: { label: 'Vorschaubild', hint: 'Am besten im Format 16:9.' },
  },
  errors: {
    title: {
      missing: 'Bitte gib einen Titel ein',
      invalid: 'Der Titel darf höchstens 200 Zeichen haben',
    },
    video: 'Bitte lade ein Video hoch',
  },
  failures: {
    load: 'Fehler beim Laden der Videos',
    loadText: 'Bitte versuche es etwas später erneut.',
    upload: 'Wir konnten das Video nicht hochladen',
    uploadText: 'Datei konnte nicht hochgeladen werden',
    update: 'Wir konnten das Video nicht updaten. Versuch es gleich nochmal.',
    delete: 'Fehler beim Löschen des Videos',
    deleteText: (title: string) => `Technischer Fehler: Wir konnten ${title} nicht löschen.`,
    play: 'Konnte das Video nicht laden',
  },
  deleting: {
    title: 'Video löschen?',
    text: (title: string) => `„${title}“ wird mit seinen Dateien gelöscht.`,
    finalText: (title: string) =>
      `„${title}“ wird mit seinen Dateien gelöscht. Das lässt sich nicht rückgängig machen.`,
    done: 'Video gelöscht',
    restored: 'Video wiederhergestellt',
  },
  noMatch: {
    title: 'Keine Videos gefunden',
    text: 'Versuche es mit einem anderen Suchwort.',
  },
} as const;
