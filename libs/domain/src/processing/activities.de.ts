import type { ProcessorName } from './processors.de.ts';

/** Legal bases as the privacy page and the records name them. */
export const BASES = {
  contract: 'Art. 6 Abs. 1 lit. b DSGVO',
  law: 'Art. 6 Abs. 1 lit. c DSGVO',
  interest: 'Art. 6 Abs. 1 lit. f DSGVO',
  consent: 'Art. 6 Abs. 1 lit. a DSGVO',
  /** that a consent can be proven */
  proof: 'Art. 7 Abs. 1 DSGVO',
} as const;

/** What the operator processes data for (Art. 30 GDPR). */
export interface Activity {
  title: string;
  purpose: string;
  bases: readonly (keyof typeof BASES)[];
  /** whose data it is */
  people: string;
  /** who else sees it, besides the processors */
  recipients: string;
  processors: readonly ProcessorName[];
}

export const ACTIVITIES = {
  partners: {
    title: 'Konten der Partner',
    purpose: 'Anmeldung, Paket und Verwaltung der Partner-Konten',
    bases: ['contract', 'consent'],
    people: 'Partner (Berater)',
    recipients:
      'Administratoren des Betreibers; Zahlen mit Einwilligung auch Leitung und Stellvertretung des Teams, ihre Summe die Leitung des Teams darüber',
    processors: ['google', 'mail'],
  },
  billing: {
    title: 'Abrechnung',
    purpose: 'Abrechnung der Pakete',
    bases: ['contract', 'law'],
    people: 'Partner (Berater)',
    recipients: 'Administratoren des Betreibers, Finanzbehörden',
    processors: ['google', 'stripe'],
  },
  sales: {
    title: 'Verkauf von Filmen unter Partnern',
    purpose: 'Zahlung, Freischaltung, Rechnungen und Meldung der Verkäufer an die Finanzbehörden',
    bases: ['contract', 'law'],
    people: 'Partner (Berater) als Käufer und Verkäufer',
    recipients:
      'der andere Partner des Kaufs, Administratoren des Betreibers, Finanzbehörden; Stripe verantwortet Konten der Verkäufer selbst',
    processors: ['google', 'stripe'],
  },
  pages: {
    title: 'Öffentliche Seiten und Inhalte',
    purpose: 'Darstellung der Partner, ihrer Seminare und Videos',
    bases: ['contract', 'consent'],
    people: 'Partner (Berater), in Kundenstimmen gezeigte Personen',
    recipients: 'alle, die die Seiten besuchen',
    processors: ['google'],
  },
  customers: {
    title: 'Kunden der Partner',
    purpose: 'Betreuung der Kunden durch ihren Berater',
    bases: ['contract', 'interest'],
    people: 'Kunden und Interessenten',
    recipients: 'der Berater des Kunden',
    processors: ['google'],
  },
  seats: {
    title: 'Anmeldungen zu Seminaren',
    purpose: 'Plätze, Wartelisten, Einladungen und Nachrichten zu Seminaren',
    bases: ['contract', 'interest'],
    people: 'Teilnehmer und Eingeladene',
    recipients: 'der Berater der Person, die Person, die das Seminar hält',
    processors: ['google', 'mail'],
  },
  appointments: {
    title: 'Terminwünsche',
    purpose: 'Gespräche mit Beratern',
    bases: ['contract'],
    people: 'Kunden und Interessenten',
    recipients: 'der gewünschte Berater',
    processors: ['google', 'mail'],
  },
  bookings: {
    title: 'Termine',
    purpose: 'Sprechzeiten, Buchung, Verlegung und Absage von Terminen, Erinnerungen',
    bases: ['contract'],
    people: 'Kunden und Interessenten, Partner (Berater)',
    recipients: 'der Berater, mit dem der Termin vereinbart ist',
    processors: ['google', 'mail'],
  },
  referrals: {
    title: 'Empfehlungen',
    purpose: 'Zuordnung, über wessen geteilten Link jemand gekommen ist',
    bases: ['interest'],
    people: 'Kunden, Partner (Berater), Empfehlende',
    recipients: 'die Person, die den Link geteilt hat',
    processors: ['google'],
  },
  commission: {
    title: 'Provision aus Empfehlungen',
    purpose:
      'Abschlüsse empfohlener Kunden und, wo der Betreiber das festlegt, Pakete empfohlener Partner: Prüfung, Buchung, Abrechnung und Auszahlung der Provision',
    bases: ['contract', 'law', 'interest'],
    people: 'Partner (Berater), Kunden mit einem Abschluss',
    recipients:
      'Administratoren der Organisation, die zahlt, und deren Bank; die Person, die empfohlen hat, sieht Vorname und Anfangsbuchstabe',
    processors: ['google'],
  },
  mails: {
    title: 'Versand von E-Mails',
    purpose: 'Zustellung und Nachweis von E-Mails zu Plätzen, Terminen und Konten',
    bases: ['contract', 'interest'],
    people: 'Teilnehmer, Kunden, Partner',
    recipients: 'der Berater der Person sieht, ob die E-Mail ankam',
    processors: ['google', 'mail'],
  },
  proofs: {
    title: 'Nachweise und Widersprüche',
    purpose: 'Nachweis von Einwilligungen, Beachtung von Widersprüchen',
    bases: ['proof', 'interest'],
    people: 'Eingeladene, Empfänger von E-Mails',
    recipients: 'niemand',
    processors: ['google'],
  },
  notices: {
    title: 'Meldungen von Inhalten',
    purpose: 'Prüfung gemeldeter Inhalte, Entscheidung mit Begründung, Widerspruch',
    bases: ['law', 'interest'],
    people: 'Meldende, Partner, deren Inhalte gemeldet werden',
    recipients:
      'Administratoren des Betreibers; der Partner erfährt den Grund, nicht wer gemeldet hat',
    processors: ['google', 'mail'],
  },
  security: {
    title: 'Sicherheit und Betrieb',
    purpose: 'Schutz vor Missbrauch, Fehlersuche, Nachvollziehbarkeit von Eingriffen',
    bases: ['interest'],
    people: 'alle, die den Dienst benutzen',
    recipients: 'Administratoren des Betreibers',
    processors: ['google'],
  },
} as const satisfies Record<string, Activity>;

export type ActivityName = keyof typeof ACTIVITIES;
