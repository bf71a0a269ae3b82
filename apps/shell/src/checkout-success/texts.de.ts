import { planRow, type PaidPlan, type PlanPrice } from '@wbd/domain/plans';

interface Step {
  to: string;
  title: string;
  text: string;
}

const configurator: Step = {
  to: '/intern/konfigurator',
  title: 'Gestalte deine Seite',
  text: 'Begrüßung, Videos und Logo: So lernen dich Besucher kennen.',
};

export const checkoutSuccessTexts = {
  title: (plan: PaidPlan) => `Willkommen bei WBD ${planRow(plan).name}`,
  text: 'Dein Paket ist freigeschaltet. Das sind deine nächsten Schritte:',
  steps: {
    lite: [
      configurator,
      {
        to: '/intern/crm',
        title: 'Trag deine Kunden ein',
        text: 'Im CRM hast du deine Kunden auf einen Blick.',
      },
      {
        to: '/intern/wissen',
        title: 'Lerne von deiner Organisation',
        text: 'In der Wissensbibliothek findest du Videos zu jedem Thema.',
      },
    ],
    pro: [
      configurator,
      {
        to: '/intern/expert-videos',
        title: 'Zeig dein Fachwissen',
        text: 'Über deine Experten-Videos buchen Kunden Termine bei dir.',
      },
      {
        to: '/intern/veranstaltungen',
        title: 'Plane dein erstes Seminar',
        text: 'Leg Termine an und lade deine Kunden ein.',
      },
    ],
  } satisfies Record<PaidPlan, Step[]>,
  order: {
    title: 'Deine Buchung',
    plan: 'Paket',
    price: 'Preis',
    prices: {
      month: (amount: string) => `${amount} im Monat, zzgl. MwSt.`,
      year: (amount: string) => `${amount} im Jahr, zzgl. MwSt.`,
    } satisfies Record<PlanPrice['interval'], (amount: string) => string>,
    term: 'Mindestlaufzeit bis',
    nextCharge: 'Nächste Abbuchung',
    ends: 'Läuft bis',
    mail: 'Die Bestätigung mit der Rechnung schicken wir dir auch per E-Mail.',
    receipt: 'Rechnung ansehen',
    failed: 'Deine Buchung konnte nicht geladen werden.',
  },
  waiting: {
    title: 'Wir schalten dein Paket frei',
    text: 'Das dauert meist nur wenige Sekunden. Du kannst hier warten.',
  },
  late: {
    title: 'Dein Paket ist noch nicht freigeschaltet',
    text: 'Uns fehlt noch die Bestätigung deiner Zahlung. Hast du bezahlt, kommt sie in der Regel in den nächsten Minuten.',
    retry: 'Erneut prüfen',
    toProfile: 'Zum Profil',
  },
} as const;
