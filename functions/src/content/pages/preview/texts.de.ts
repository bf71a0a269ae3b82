/** What a messenger shows of a link. Everything here is also read by people who do not open the page. */
export const previewTexts = {
  site: 'WBD',
  siteDescription:
    'WBD bringt Berater, Spezialisten und Kunden zusammen: Seminare, Experten-Videos und persönliche Termine an einem Ort.',
  testimonial: (customer: string) => `Empfehlung von ${customer}`,
  seminar: (advisor: string) =>
    advisor === ''
      ? 'Ein kostenloses Seminar: Schau rein und sichere dir deinen Platz.'
      : `Ein kostenloses Seminar von ${advisor}: Schau rein und sichere dir deinen Platz.`,
  dates: (advisor: string) => `Alle Termine: ${advisor}`,
  datesDescription: 'Alle kommenden Seminare nach Datum, vor Ort und online.',
  imprint: (advisor: string) => `Impressum von ${advisor}`,
  imprintDescription: 'Wer für diese Seite verantwortlich ist.',
  registration: (seminar: string) => `Anmeldung: ${seminar}`,
  appointment: (advisor: string) => `Termin mit ${advisor}`,
  appointmentDescription: (firstName: string) =>
    `Buche einen persönlichen Termin mit ${firstName}: kostenlos und unverbindlich.`,
  quickVideo: (advisor: string) => `${advisor} hat ein kurzes Video für dich.`,
  advisor: (firstName: string) =>
    `Lerne ${firstName} kennen: Seminare, Experten-Videos und persönliche Termine.`,
  unreachable: 'Die Seite ist gerade nicht erreichbar. Bitte lade sie gleich noch einmal.',
} as const;
