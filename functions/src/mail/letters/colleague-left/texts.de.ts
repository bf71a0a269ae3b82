export const texts = {
  'session-cancelled': {
    subject: (title: string, when: string) => `Fällt aus: ${title} am ${when}`,
    preview: (title: string) => `Das Seminar „${title}“ findet an diesem Termin nicht statt.`,
    heading: 'Ein Termin fällt aus',
    intro: (title: string) =>
      `ein Kollege hat sein Konto bei WBD geschlossen. Sein Seminar „${title}“ findet deshalb an diesem Termin nicht statt.`,
    next: 'Kunden von dir waren angemeldet oder standen auf der Warteliste. Wir haben ihnen per E-Mail abgesagt. Vielleicht passt ein anderes Seminar: Dann melde dich bei ihnen.',
    reason:
      'Du bekommst diese E-Mail, weil Kunden von dir zu diesem Termin angemeldet waren oder auf der Warteliste standen.',
  },
  'session-called-off': {
    subject: (title: string, when: string) => `Fällt aus: ${title} am ${when}`,
    preview: (title: string) => `Das Seminar „${title}“ findet an diesem Termin nicht statt.`,
    heading: 'Ein Kollege hat abgesagt',
    intro: (title: string) => `ein Kollege hat diesen Termin seines Seminars „${title}“ abgesagt.`,
    next: 'Kunden von dir waren angemeldet oder standen auf der Warteliste. Wer eine E-Mail-Adresse hat, weiß schon Bescheid. Ruf die anderen bitte an.',
    reason:
      'Du bekommst diese E-Mail, weil Kunden von dir zu diesem Termin angemeldet waren oder auf der Warteliste standen.',
  },
  'seats-freed': {
    subject: (title: string, when: string) => `Plätze frei: ${title} am ${when}`,
    preview: (title: string) => `In deinem Seminar „${title}“ sind Plätze frei geworden.`,
    heading: 'Plätze sind frei geworden',
    intro: (title: string) =>
      `ein Kollege hat sein Konto bei WBD geschlossen. Seine Kunden kommen deshalb nicht mehr zu deinem Seminar „${title}“, ihre Plätze sind wieder frei.`,
    next: 'Wir haben ihnen per E-Mail Bescheid gegeben. Die Teilnehmerliste zeigt dir, wer weiterhin kommt. Gibt es eine Warteliste, bieten wir die Plätze dort an.',
    reason: 'Du bekommst diese E-Mail, weil es dein Seminar ist.',
  },
} as const;
