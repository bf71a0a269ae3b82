export const previewTexts = {
  title: 'Live-Vorschau',
  open: 'Live-Vorschau',
  close: 'Live-Vorschau schließen',
  enlarge: 'Live-Vorschau groß anzeigen',
  frame: 'Vorschau deiner Seite',
  width: 'Breite der Vorschau',
  widths: { telefon: 'Telefon', computer: 'Computer' },
  note: 'Zeigt auch, was du noch nicht gespeichert hast. Links sind hier abgeschaltet.',
} as const;
