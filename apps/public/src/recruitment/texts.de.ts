import { planRow, type PaidPlan, type PlanPrice, type Schedule } from '@wbd/domain/plans';
import type { PartnerType } from '../shared/partner-types.ts';

export const recruitmentTexts = {
  chooser: {
    documentTitle: 'Partner werden',
    title: 'Was beschreibt dich am besten?',
    intro:
      'Such dir aus, was zu dir passt. In ein größeres Paket wechselst du jederzeit, deine Daten bleiben.',
    more: 'Mehr erfahren',
    signedUp: 'Du bist schon Partner?',
    signIn: 'Zur Anmeldung',
  },
  names: {
    scout: 'Scout',
    advisor: 'Berater',
    specialist: 'Spezialist',
    manager: 'Führungskraft',
  } satisfies Record<PartnerType, string>,
  cards: {
    scout: 'Du kennst viele Menschen und bringst sie mit guten Beraterinnen und Beratern zusammen.',
    advisor: 'Du berätst selbst und möchtest mit einer eigenen Seite überzeugen.',
    specialist: 'Du bist Fachfrau oder Fachmann für ein Thema und gibst dein Wissen weiter.',
    manager: 'Du führst ein Team und willst, dass alle voneinander lernen.',
  } satisfies Record<PartnerType, string>,
  labels: {
    scout: 'Scouts',
    advisor: 'Berater',
    specialist: 'Spezialisten',
    manager: 'Führungskräfte',
  } satisfies Record<PartnerType, string>,
  landing: {
    benefits: 'Das hast du davon',
    questions: 'Häufige Fragen',
    others: 'Passt nicht ganz?',
    backToChooser: 'Zurück zur Auswahl',
  },
  callToAction: {
    title: 'Bereit loszulegen?',
    text: 'Fang gleich an, oder lass dir vorher alles persönlich zeigen.',
    free: 'Kostenlos registrieren',
    booking: 'Zur Buchung',
    founder: 'Termin mit dem Gründer buchen',
    newTab: '(öffnet in einem neuen Tab)',
  },
  price: {
    title: (plan: PaidPlan) => `Das kostet WBD ${planRow(plan).name}`,
    schedules: { annual: 'Jährlich', monthly: 'Monatlich', cancellable: 'Probe' } satisfies Record<
      Schedule,
      string
    >,
    amount: {
      month: (amount: string) => `${amount} im Monat`,
      year: (amount: string) => `${amount} im Jahr`,
    } satisfies Record<PlanPrice['interval'], (amount: string) => string>,
    note: 'Monatlich läuft mindestens 12 Monate, Probe kündigst du jeden Monat. Alle Preise zzgl. MwSt.',
    compare: 'Pakete vergleichen',
  },
  pricing: {
    documentTitle: 'Pakete und Preise',
    title: 'Ein Paket, das zu dir passt',
    intro:
      'Starte kostenlos, oder hol dir deine eigene Seite. Ein Wechsel nach oben ist jederzeit möglich, deine Daten bleiben.',
    free: 'Kostenlos buchen',
    paid: 'Jetzt buchen',
    toTop: 'Nach oben',
  },
} as const;
