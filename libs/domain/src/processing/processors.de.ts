/** A company that processes data for the operator (Art. 28 GDPR). */
export interface Processor {
  name: string;
  /** what for, as the privacy page and the records of processing say it */
  task: string;
  /** null while the operator has still to name it */
  seat: string | null;
  /** why data may leave the EU; null when it stays */
  transfer: string | null;
}

const FRAMEWORK =
  'USA: EU-US Data Privacy Framework, Angemessenheitsbeschluss der EU-Kommission (Art. 45 DSGVO)';

/** Everyone who processes data for the operator. Double brackets mark a gap, which the operator fills. */
export const PROCESSORS = {
  google: {
    name: 'Google Firebase (Google Ireland Ltd.)',
    task: 'Anmeldung, Datenbank und Dateien',
    seat: 'Dublin, Irland',
    transfer: FRAMEWORK,
  },
  stripe: {
    name: 'Stripe (Stripe Payments Europe Ltd.)',
    task: 'Zahlungen',
    seat: 'Dublin, Irland',
    transfer: FRAMEWORK,
  },
  mail: {
    name: '[[Anbieter des Mailversands]]',
    task: 'den Versand von E-Mails',
    seat: null,
    transfer: null,
  },
} as const satisfies Record<string, Processor>;

export type ProcessorName = keyof typeof PROCESSORS;
