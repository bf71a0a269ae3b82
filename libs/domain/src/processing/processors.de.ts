/** A company that processes data for the operator (Art. 28 GDPR). */
export interface Processor {
  name: string;
  /** what for, as the privacy page and the records of processing say it */
  task: string;
  /** where the data lies or is worked with */
  place: string;
  /** of the company; null while the operator has still to name it */
  seat: string | null;
  /** why data may leave the EU; null when it stays */
  transfer: string | null;
}

const FRAMEWORK =
  'USA: EU-US Data Privacy Framework, Angemessenheitsbeschluss der EU-Kommission (Art. 45 DSGVO)';

/**
 * Everyone who processes data for the operator: the privacy page, the processing contract and the records of processing list
 * the same. A change is announced to every advisor before it takes effect, see `announcements` in `config/public`. Double
 * brackets mark a gap, which the operator fills.
 */
export const PROCESSORS = {
  google: {
    name: 'Google Firebase (Google Ireland Ltd.)',
    task: 'Anmeldung, Datenbank, Dateien, Betrieb der Seite und Schutz vor Missbrauch',
    place:
      'Datenbank und Dateien in Frankfurt am Main; Sicherungen in mehreren Rechenzentren in der EU; Umwandlung von Videos in Eemshaven, Niederlande; Teile der Anmeldung in den USA',
    seat: 'Dublin, Irland',
    transfer: FRAMEWORK,
  },
  stripe: {
    name: 'Stripe (Stripe Payments Europe Ltd.)',
    task: 'Zahlungen für Pakete der Partner und für Filme, die Partner einander verkaufen',
    place: 'Irland und USA',
    seat: 'Dublin, Irland',
    transfer: FRAMEWORK,
  },
  mail: {
    name: '[[Anbieter des Mailversands]]',
    task: 'Versand der E-Mails',
    place: '[[Land des Mailversands]]',
    seat: null,
    transfer: null,
  },
} as const satisfies Record<string, Processor>;

export type ProcessorName = keyof typeof PROCESSORS;
