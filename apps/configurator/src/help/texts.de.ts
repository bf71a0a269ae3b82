export const helpTexts = {
  area: 'WBD-Konfigurator',
  intro: 'Hier entsteht die Seite, die deine Kunden sehen.',
  hero: {
    title: 'Der erste Eindruck',
    text: 'Unter „Hero“ schreibst du Titel und Untertitel und lädst das Loop-Video hoch, das ohne Ton im Hintergrund läuft: höchstens 30 Sekunden. Vorstellungsvideo und Logo kommen dazu, wenn du magst.',
    alt: 'Der Abschnitt Hero mit Titel, Untertitel und Loop-Video',
  },
  about: {
    title: 'Wer du bist',
    text: 'Unter „Über dich“ stehen Porträt, ein paar Sätze, Themen, Qualifikationen, Sprachen und Ort. Was leer bleibt, zeigt deine Seite nicht. Dein Impressum trägst du im Profil ein.',
  },
  testimonials: {
    title: 'Kunden sprechen lassen',
    text: '„Testimonial hinzufügen“ nimmt ein Hochkant-Video mit Namen, Zitat und dem Einverständnis deines Kunden. Mit dem Regler wählst du das Bild, „Reihenfolge ändern“ ordnet die Karten: ziehen oder mit den Pfeilen.',
  },
  choose: {
    title: 'Seminare und Experten-Videos wählen',
    text: 'Schalte ein, was deine Seite zeigen soll, und ordne es. Was ausgeschaltet ist, findest du darunter mit der Suche.',
    alt: 'Die Auswahl der Seminare und Experten-Videos mit Schaltern und Pfeilen',
  },
  preview: {
    title: 'Vorher ansehen',
    text: 'Die Live-Vorschau zeigt deine Seite mit allem, was noch nicht gespeichert ist, so breit wie ein Telefon oder ein Computer. „Vorschau“ öffnet die veröffentlichte Seite in einem neuen Tab.',
  },
} as const;
