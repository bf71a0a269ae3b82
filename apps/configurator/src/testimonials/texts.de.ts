export const testimonialsTexts = {
  title: 'Kundentestimonials',
  text: 'Hochkant-Videos, in denen deine Kunden von dir erzählen.',
  list: 'Testimonials',
  add: 'Testimonial hinzufügen',
  actions: (customer: string) => `Aktionen für das Testimonial von ${customer}`,
  edit: 'Bearbeiten',
  delete: 'Löschen',
  withdraw: 'Einverständnis zurückgezogen',
  noEvidence: 'Ohne Nachweis',
  withdrawal: {
    title: (customer: string) => `${customer} hat das Einverständnis zurückgezogen?`,
    text: 'Das Video verschwindet sofort und endgültig: von deiner Seite, aus geteilten Links und aus dem Speicher. Das lässt sich nicht rückgängig machen.',
    confirm: 'Video entfernen',
    done: 'Das Video ist entfernt',
    failed: 'Das Video konnte nicht entfernt werden',
  },
  hidden: 'Nicht auf der Seite',
  loadFailed: 'Testimonials konnten nicht geladen werden.',
  empty: {
    title: 'Noch keine Testimonials',
    text: 'Bitte einen zufriedenen Kunden um ein kurzes Video und lade es hier hoch. Es erscheint dann auf deiner Seite.',
  },

  addTitle: 'Testimonial hinzufügen',
  editTitle: 'Testimonial bearbeiten',
  fields: {
    url: { label: 'Video', hint: 'Am besten hochkant, im Format 9:16.' },
    captions: 'Untertitel (.vtt oder .srt)',
    thumb: { label: 'Thumbnail', hint: 'Wähle mit dem Regler den Moment, der als Bild erscheint.' },
    thumbTime: 'Moment im Video',
    customer: 'Name des Kunden',
    quote: { label: 'Zitat', hint: 'Ein Satz aus dem Video, der neugierig macht.' },
    consent: 'Kunde hat Einverständnis gegeben',
  },
  errors: {
    url: 'Bitte lade ein Video hoch',
    thumb: 'Das Thumbnail fehlt noch. Bewege den Regler ein Stück.',
    customer: 'Bitte gib den Namen des Kunden ein',
    quote: 'Bitte gib ein Zitat ein',
    consent: 'Ohne das Einverständnis darf das Video nicht auf deine Seite.',
  },

  deleteTitle: 'Testimonial löschen?',
  deleteText: (customer: string) =>
    `Das Testimonial von ${customer} verschwindet mit seinem Video von deiner Seite.`,
  deleted: 'Testimonial gelöscht',
  restored: 'Testimonial wiederhergestellt',
  deleteFailed: (customer: string) =>
    `Technischer Fehler: Wir konnten das Testimonial von ${customer} nicht löschen.`,

  order: {
    open: 'Reihenfolge ändern',
    title: 'Reihenfolge der Testimonials',
    text: 'Ziehe ein Testimonial an seinen Platz, oder nimm die Pfeile.',
    list: 'Reihenfolge der Testimonials',
    done: 'Fertig',
    saved: 'Testimonial-Reihenfolge aktualisiert',
  },

  shareText: {
    title: 'Text beim Teilen',
    text: 'Steht dabei, wenn jemand ein Testimonial weiterleitet.',
    fields: { testimonialShareText: 'Empfehlungstext' },
    errors: { testimonialShareText: 'Bitte nur einfachen Text verwenden' },
    submit: 'Text speichern',
    busy: 'Speichert...',
  },
} as const;
