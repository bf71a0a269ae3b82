import { RETENTION_DAYS, type RetentionRule } from '../retention/retention.ts';
import type { StoredCollection } from '../stored/stored-entities.ts';
import type { ActivityName } from './activities.de.ts';

/** What a collection of the database holds about people. */
export interface StoredData {
  activity: ActivityName;
  /** categories of data; null where it holds nothing about a person */
  data: string | null;
  /** how long: a period of the table of retention, or what ends it */
  kept: RetentionRule | { until: string };
}

const account = { until: 'bis das Konto geschlossen wird' };
const content = { until: 'bis der Partner den Inhalt löscht oder das Konto schließt' };
const law = { until: 'so lange das Gesetz es verlangt' };
const moment = { until: 'bis der Vorgang abgeschlossen ist' };
const derived = { until: 'so lange wie die Inhalte, aus denen es gebildet ist' };
const nobody = { until: 'unbegrenzt, ohne Bezug zu Personen' };

/** Every collection of `docs/data-model.md`; a test compares the two. */
export const COLLECTIONS = {
  accounts: {
    activity: 'partners',
    data: 'Name, E-Mail-Adresse, Code, Paket, Zustimmungen',
    kept: account,
  },
  accountClosures: {
    activity: 'partners',
    data: 'E-Mail-Adresse, Fortschritt der Schließung, Daten zum Mitnehmen, Ende einer Mindestlaufzeit',
    kept: moment,
  },
  teams: {
    activity: 'partners',
    data: 'wer in einem Team ist, seit wann und in welcher Rolle',
    kept: { until: 'bis der Partner das Team verlässt oder das Konto schließt' },
  },
  teamEntries: {
    activity: 'partners',
    data: 'was in einem Team geschehen ist, mit Kennungen der Mitglieder',
    kept: { until: 'bis das Team aufgelöst ist; Kennungen bis das Konto geschlossen wird' },
  },
  teamFigures: {
    activity: 'partners',
    data: 'Zahlen eines Partners nach Monaten, die sein Team sieht: Anmeldungen, Teilnahmen, neue Kunden, Empfehlungen, mit eigener Einwilligung Umsatz und Provision; ohne Personen',
    kept: {
      until:
        'bis der Partner die Einwilligung widerruft, das Team verlässt oder das Konto schließt',
    },
  },
  teamInvitations: {
    activity: 'partners',
    data: 'E-Mail-Adresse einer Einladung in ein Team',
    kept: 'teamInvitations',
  },
  codes: { activity: 'partners', data: 'Berater-Code', kept: 'codes' },
  signUps: { activity: 'partners', data: 'Kennung eines unfertigen Kontos', kept: moment },
  notifications: {
    activity: 'partners',
    data: 'was ein Partner im Portal erfährt, mit Namen',
    kept: 'notifications',
  },
  notificationSettings: {
    activity: 'partners',
    data: 'welche E-Mails ein Partner bekommt',
    kept: account,
  },
  emailChanges: {
    activity: 'partners',
    data: 'die neue E-Mail-Adresse eines Partners',
    kept: moment,
  },
  terminations: {
    activity: 'billing',
    data: 'Name und E-Mail-Adresse in einer Kündigung, Zeitpunkt',
    kept: 'terminations',
  },
  invoices: {
    activity: 'billing',
    data: 'Rechnungsnummer, Name und Anschrift des Partners, Beträge',
    kept: 'invoices',
  },
  eInvoices: { activity: 'billing', data: 'die Rechnung als Datei', kept: 'invoices' },
  planChanges: { activity: 'billing', data: 'Wechsel des Pakets', kept: account },
  payments: { activity: 'billing', data: 'Zahlungen ohne Zahlungsmittel', kept: account },
  stripeEvents: {
    activity: 'billing',
    data: 'Kennung einer Meldung von Stripe',
    kept: 'paymentEvents',
  },
  revenue: { activity: 'billing', data: null, kept: law },
  advisors: { activity: 'pages', data: 'öffentliches Profil', kept: account },
  takenVideos: {
    activity: 'pages',
    data: 'welches Video eines Kollegen ein Partner übernommen hat',
    kept: content,
  },
  imprints: { activity: 'pages', data: 'Pflichtangaben nach § 5 DDG', kept: account },
  selections: { activity: 'pages', data: 'Auswahl von Inhalten', kept: account },
  testimonials: {
    activity: 'pages',
    data: 'Video, Zitat und Name einer Person, Einwilligung',
    kept: content,
  },
  seminars: { activity: 'pages', data: 'Inhalte eines Seminars', kept: content },
  sessions: { activity: 'pages', data: 'Zeit, Ort und Zahl der Teilnehmer', kept: content },
  sessionAccess: { activity: 'pages', data: 'Adresse oder Link eines Termins', kept: content },
  expertVideos: { activity: 'pages', data: 'Video eines Spezialisten', kept: content },
  knowledgeVideos: { activity: 'pages', data: 'Video der Wissensbibliothek', kept: content },
  quickVideos: { activity: 'pages', data: 'kurzes Video', kept: content },
  folders: { activity: 'pages', data: null, kept: nobody },
  orgs: { activity: 'pages', data: null, kept: nobody },
  config: { activity: 'pages', data: null, kept: nobody },
  publicPages: { activity: 'pages', data: 'öffentliches Profil', kept: derived },
  seminarCards: { activity: 'pages', data: 'Name des Beraters eines Seminars', kept: derived },
  expertCards: { activity: 'pages', data: 'Name des Beraters eines Videos', kept: derived },
  sitemap: { activity: 'pages', data: 'Berater-Codes', kept: derived },
  pageUpdates: { activity: 'pages', data: null, kept: moment },
  fileRemovals: { activity: 'pages', data: 'Pfade gelöschter Dateien', kept: moment },
  filmOrders: { activity: 'pages', data: 'Pfade von Videos', kept: moment },
  pictureOrders: { activity: 'pages', data: 'Pfade von Bildern', kept: moment },
  customers: {
    activity: 'customers',
    data: 'Name, E-Mail-Adresse, Telefonnummer, Geburtstag, Beruf, Einwilligungen',
    kept: 'customers',
  },
  customerNotes: {
    activity: 'customers',
    data: 'Notizen und Wiedervorlage des Beraters',
    kept: 'customers',
  },
  datedNotes: { activity: 'customers', data: 'Notizen des Beraters mit Datum', kept: 'customers' },
  customerMerges: {
    activity: 'customers',
    data: 'Kennungen zusammengeführter Einträge',
    kept: moment,
  },
  customerLocks: {
    activity: 'customers',
    data: 'Prüfsumme einer Adresse oder Nummer',
    kept: 'locks',
  },
  registrations: {
    activity: 'seats',
    data: 'Name, E-Mail-Adresse, Telefonnummer, Termin, Anwesenheit, Zustimmung',
    kept: 'customers',
  },
  waiting: {
    activity: 'seats',
    data: 'Name, E-Mail-Adresse, seit wann jemand wartet',
    kept: { until: 'bis der Termin beginnt' },
  },
  invitations: { activity: 'seats', data: 'Namen und Adressen Eingeladener', kept: 'invitations' },
  sessionMessages: { activity: 'seats', data: 'Nachricht an Teilnehmer', kept: 'sessionMessages' },
  appointmentRequests: {
    activity: 'appointments',
    data: 'Name, Telefonnummer, Thema',
    kept: 'appointmentRequests',
  },
  referrals: {
    activity: 'referrals',
    data: 'Vorname und Anfangsbuchstabe des Nachnamens',
    kept: 'customers',
  },
  sponsors: {
    activity: 'referrals',
    data: 'über wessen Link sich ein Partner angemeldet hat, und wann',
    kept: { until: 'bis einer der beiden das Konto schließt' },
  },
  deals: {
    activity: 'commission',
    data: 'Nettobetrag, Tag und Kennzeichen eines Abschlusses, Vorname und Anfangsbuchstabe',
    kept: { until: 'wie Buchungsbelege (§ 147 AO), ohne den Kunden, sobald er gelöscht ist' },
  },
  referredInvoices: {
    activity: 'commission',
    data: 'wer an einer Rechnung über ein Paket verdient, Nettobetrag und Tag; nicht, wer sie bezahlt hat',
    kept: { until: 'wie Buchungsbelege (§ 147 AO)' },
  },
  entries: {
    activity: 'commission',
    data: 'Provision eines Partners je Abschluss',
    kept: { until: 'wie Buchungsbelege (§ 147 AO)' },
  },
  balances: {
    activity: 'commission',
    data: 'Summen der Provision eines Partners',
    kept: { until: 'so lange wie die Buchungen, aus denen sie gebildet sind' },
  },
  ledgers: { activity: 'commission', data: null, kept: law },
  taxProfiles: {
    activity: 'commission',
    data: 'Name, Anschrift, steuerliche Einordnung, Steuernummer oder USt-IdNr., Ende der IBAN, Zustimmung zu Gutschriften',
    kept: 'payoutDetails',
  },
  bankAccounts: {
    activity: 'commission',
    data: 'IBAN eines Partners, einer Organisation oder einer Gutschrift, bis sie bezahlt ist',
    kept: 'payoutDetails',
  },
  payers: {
    activity: 'commission',
    data: 'Name und Anschrift der Organisation, wer sie zuletzt geändert hat',
    kept: law,
  },
  statements: {
    activity: 'commission',
    data: 'Gutschrift eines Partners: Name, Anschrift, Steuernummer, Beträge, Ende der IBAN, Widerspruch mit Antwort',
    kept: { until: 'wie Buchungsbelege (§ 147 AO)' },
  },
  payouts: {
    activity: 'commission',
    data: 'Auszahlung: Namen und Beträge, wer sie angelegt und freigegeben hat',
    kept: { until: 'wie Buchungsbelege (§ 147 AO)' },
  },
  filmOffers: {
    activity: 'sales',
    data: 'Angebot eines Films: Titel, Beschreibung, Preis und Verkäufer',
    kept: {
      until: `bis der Partner das Angebot löscht; ${RETENTION_DAYS.endedFilms} Tage über die Schließung des Kontos hinaus, wenn es jemand gekauft hat`,
    },
  },
  filmFiles: {
    activity: 'sales',
    data: 'wo die Datei eines angebotenen Films liegt',
    kept: { until: 'so lange wie das Angebot' },
  },
  filmSellers: {
    activity: 'sales',
    data: 'Rechtsform, Geburtsdatum oder Registernummer, Kennung des Kontos bei Stripe',
    kept: { until: 'so lange § 24 PStTG es verlangt' },
  },
  filmCheckouts: {
    activity: 'sales',
    data: 'geöffnete Zahlungsseite: Käufer, Film und Preis',
    kept: 'filmCheckouts',
  },
  filmSales: {
    activity: 'sales',
    data: 'Verkauf eines Films: Name und Anschrift von Käufer und Verkäufer, Beträge, Erstattung',
    kept: 'filmSales',
  },
  filmPapers: {
    activity: 'sales',
    data: 'Rechnung oder Rechnungskorrektur: Name und Anschrift von Käufer und Verkäufer, Beträge',
    kept: 'filmPapers',
  },
  filmEntitlements: {
    activity: 'sales',
    data: 'welchen Film ein Partner gekauft hat und ansehen darf',
    kept: account,
  },
  commissionTerms: { activity: 'commission', data: null, kept: law },
  linkVisits: {
    activity: 'referrals',
    data: 'wie oft ein geteilter Link geöffnet wurde',
    kept: 'linkVisits',
  },
  mails: {
    activity: 'mails',
    data: 'Empfänger, Anlass und Stand des Versands',
    kept: 'confirmations',
  },
  consentProofs: {
    activity: 'proofs',
    data: 'Prüfsumme der Adresse, Weg, Tag und Wortlaut',
    kept: 'consentProofs',
  },
  objections: {
    activity: 'proofs',
    data: 'Prüfsumme der Adresse, Zeitpunkt',
    kept: { until: 'dauerhaft, solange kein Widerruf kommt' },
  },
  notices: {
    activity: 'notices',
    data: 'gemeldeter Inhalt und Entscheidung',
    kept: 'notices',
  },
  noticeEntries: {
    activity: 'notices',
    data: 'Name, E-Mail-Adresse und Worte der meldenden Person, Widerspruch des Partners',
    kept: 'notices',
  },
  restrictions: {
    activity: 'notices',
    data: 'warum ein Inhalt ausgeblendet ist',
    kept: { until: 'solange der Inhalt ausgeblendet ist' },
  },
  adminActions: {
    activity: 'security',
    data: 'was Administratoren an einem Konto getan haben',
    kept: { until: 'dauerhaft, zum Nachweis' },
  },
  rateLimits: {
    activity: 'security',
    data: 'Zählungen zu Prüfsummen von Nummern und Adressen',
    kept: 'refusedAddresses',
  },
  browserReports: { activity: 'security', data: null, kept: 'browserReports' },
  canaryFailures: {
    activity: 'security',
    data: 'Prüfsummen von Personen mit einem Fehler',
    kept: 'canaryFailures',
  },
  operations: { activity: 'security', data: null, kept: nobody },
  migrations: { activity: 'security', data: null, kept: moment },
} as const satisfies Record<StoredCollection, StoredData> & Record<string, StoredData>;
