/** A company that works with personal data on the operator's behalf. */
export interface SubProcessor {
  name: string;
  /** what it is there for */
  purpose: string;
  /** where the data lies or is worked with */
  place: string;
}

/**
 * Whom the operator has personal data processed by (Art. 28 (2) GDPR). The privacy page and the processing contract list the
 * same. A change is announced to every advisor before it takes effect, see `announcements` in `config/public`.
 */
export const SUB_PROCESSORS: readonly SubProcessor[] = [
  {
    name: 'Google Ireland Ltd.',
    purpose: 'Firebase: Anmeldung, Datenbank, Dateien, Betrieb der Seite und Schutz vor Missbrauch',
    place: 'Datenbank und Dateien in Frankfurt am Main; Teile der Anmeldung in den USA',
  },
  {
    name: 'Stripe Payments Europe Ltd.',
    purpose: 'Zahlungen für Pakete der Partner',
    place: 'Irland und USA',
  },
  {
    name: '[[Anbieter des Mailversands]]',
    purpose: 'Versand der E-Mails',
    place: '[[Land des Mailversands]]',
  },
];
