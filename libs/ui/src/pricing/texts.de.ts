import {
  FREE_MONTHS,
  MINIMUM_TERM_MONTHS,
  paidPlanWords,
  type Feature,
  type FeatureCategory,
  type Schedule,
} from '@wbd/domain/plans';

const term = `${MINIMUM_TERM_MONTHS} Monate`;

export const pricingTexts = {
  billing: 'Abrechnung',
  schedules: { cancellable: 'Probe', monthly: 'Monatlich', annual: 'Jährlich' } satisfies Record<
    Schedule,
    string
  >,
  captions: {
    cancellable: 'Monatlich kündbar',
    monthly: `Mindestlaufzeit ${term}`,
    annual: 'Top Preis-Leistung',
  } satisfies Record<Schedule, string>,
  free: 'Keine monatlichen Kosten',
  perMonth: 'im Monat',
  perYear: 'im Jahr',
  insteadOf: 'statt ',
  annualNote: `${FREE_MONTHS} Monate kostenlos bei jährlicher Abrechnung`,
  net: 'Alle Preise zzgl. MwSt.',
  business: `${paidPlanWords('und')} richten sich an Unternehmer (§ 14 BGB).`,
  /** what an order binds to, beside its button: term and sum */
  order: {
    annual: (total: string) =>
      `${term}, zusammen ${total} zzgl. MwSt. Danach jeweils ${MINIMUM_TERM_MONTHS} weitere Monate, kündbar zum Ende.`,
    monthly: (total: string) => `${term}, zusammen ${total} zzgl. MwSt. Danach monatlich kündbar.`,
    cancellable: (total: string) => `1 Monat für ${total} zzgl. MwSt. Monatlich kündbar.`,
  } satisfies Record<Schedule, (total: string) => string>,
  recommended: (label: string) => `Empfohlen für ${label}`,
  includes: 'Das ist dabei',
  comparison: 'Alle Pakete im Vergleich',
  feature: 'Funktion',
  included: 'Enthalten',
  notIncluded: 'Nicht enthalten',
  categories: {
    commission: 'Netzwerk',
    library: 'Wissensbibliothek',
    brand: 'Deine Marke',
    testimonials: 'Kundenstimmen',
    quickVideos: 'Schnellvideos',
    seminars: 'Seminare',
    experts: 'Experten-Videos',
    teams: 'Teams',
    films: 'Filme',
  } satisfies Record<FeatureCategory, string>,
  features: {
    referrals:
      'Empfehlungen über deinen Link werden dir zugeordnet, und du siehst jede Provision deiner Organisation mit ihrem Grund',
    learn: 'Lernvideos deiner Organisation, jederzeit',
    shareKnowledge: 'Eigenes Wissen mit der Organisation teilen',
    website: 'Persönliche Seite unter deinem Namen',
    introVideo: 'Vorstellungsvideo und bewegter Hintergrund',
    testimonialVideos: 'Video-Empfehlungen deiner Kundinnen und Kunden',
    shareQuickVideos: 'Kurze Videos aus dem Netzwerk mit Terminbuchung teilen',
    uploadQuickVideos: 'Eigene kurze Videos hochladen und mit dem Netzwerk teilen',
    seminarLeads: 'Neue Kontakte über kostenlose Seminare',
    createSeminars: 'Seminare mit beliebig vielen Terminen anlegen',
    participants: 'Teilnehmer einladen und verwalten',
    seminarMails: 'Bestätigung und Erinnerung kommen automatisch',
    expertVideos: 'Deine Experten-Videos im ganzen Netzwerk',
    expertBooking: 'Termine direkt aus dem Video buchbar',
    expertCalendars: 'Eigener Kalender für jedes Thema',
    leadTeam: 'Team führen, mit Rollen, gemeinsamen Inhalten und Zahlen des Teams',
    sellFilms: 'Eigene Filme an Kollegen verkaufen',
  } satisfies Record<Feature, string>,
} as const;

const euros = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** `79 €`, with a space that does not break. */
export function formatEuros(amount: number): string {
  return euros.format(amount);
}
