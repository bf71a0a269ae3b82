import { paidPlanWords } from '@wbd/domain/plans';

export const advisorPageTexts = {
  defaultTitle: 'Gute Beratung beginnt mit Vertrauen',
  shareText: (name: string) => `Schau dir die Seite von ${name} an.`,
  defaultHero: {
    eyebrow: 'Das Netzwerk für gute Beratung',
    recommendedBy: (name: string) => `Empfohlen von ${name}`,
    title: 'Gute Beratung beginnt mit einem Menschen, dem du vertraust.',
    text: 'Lerne Spezialistinnen und Spezialisten in kurzen Videos kennen, besuche kostenlose Seminare und sprich persönlich mit denen, die zu dir passen.',
    toSeminars: 'Zu den Seminaren',
    toCoachings: 'Zu den 1:1 Coachings',
  },
  hero: {
    book: 'Termin buchen',
    request: 'Gespräch anfragen',
    intro: (firstName: string) => `Lern ${firstName} kennen`,
    playIntro: (firstName: string) => `Vorstellungsvideo von ${firstName} abspielen`,
    introLabel: (name: string) => `Vorstellungsvideo von ${name}`,
    logoOf: (name: string) => `Logo von ${name}`,
  },
  aboutUs: {
    title: 'So funktioniert WBD',
    text: 'Du entscheidest in deinem Tempo, mit wem du worüber sprichst. Es kostet dich nichts.',
    steps: [
      {
        title: 'Kennenlernen',
        text: 'In kurzen Videos zeigen Spezialistinnen und Spezialisten, womit sie sich auskennen und wie sie erklären.',
      },
      {
        title: 'Dazulernen',
        text: 'In Seminaren vor Ort oder online bekommst du Antworten, ohne etwas abschließen zu müssen.',
      },
      {
        title: 'Sprechen',
        text: 'Was nur dich betrifft, besprichst du im persönlichen Gespräch mit dem Menschen, der zu dir passt.',
      },
    ],
  },
  partner: {
    title: 'Du berätst selbst?',
    text: `Als Partner zeigst du deinen Kundinnen und Kunden die Seminare und Coachings des Netzwerks, mit ${paidPlanWords('und')} auf deiner eigenen Seite. Der Einstieg mit Basic ist kostenlos.`,
    become: 'Partner werden',
    signIn: 'Zur Anmeldung für Partner',
  },
  nothingYet: {
    text: (firstName: string) =>
      `${firstName} richtet diese Seite gerade ein. Schau bald wieder vorbei.`,
    home: 'Zur Startseite',
  },
  profile: {
    title: (firstName: string) => `Über ${firstName}`,
    portraitOf: (name: string) => `Porträt von ${name}`,
    topics: 'Themen',
    qualifications: 'Qualifikationen',
    languages: 'Sprachen',
    place: 'Ort',
  },
  preview: {
    title: 'Vorschau',
    alone: {
      title: 'Die Vorschau gehört in den Konfigurator',
      text: 'Öffne den Konfigurator, um deine Seite beim Bearbeiten zu sehen.',
      open: 'Zum Konfigurator',
    },
  },
  testimonials: {
    all: 'Das sind alle Stimmen.',
    title: 'Was Kundinnen und Kunden sagen',
    text: (firstName: string) => `Echte Stimmen von Menschen, die ${firstName} begleitet.`,
    genericText: 'Echte Stimmen von Menschen, die wir begleiten.',
    carousel: 'Kundenstimmen',
    watch: (customer: string) => `Video von ${customer} ansehen`,
  },
  seminars: {
    all: 'Das sind alle Seminare.',
    dates: 'Alle Termine',
    title: 'Kostenlose Seminare',
    text: 'Wissen, das dir weiterhilft – vor Ort oder online, ohne Verpflichtung.',
    carousel: 'Seminare',
    empty: 'Gerade sind keine Seminare geplant. Schau bald wieder vorbei.',
  },
  knowledge: {
    title: 'Wissen',
    text: 'Kurz erklärt, zum Ansehen und Weiterdenken.',
  },
  coachings: {
    all: 'Das sind alle Coachings.',
    title: '1:1 Coachings',
    text: 'Such dir den Menschen aus, der sich mit deinem Thema auskennt, und sprich kostenlos mit ihm.',
    empty: 'Gerade sind keine Coachings verfügbar. Schau bald wieder vorbei.',
  },
} as const;

/** What the way to an appointment is called: without a calendar there is nothing to book. */
export function bookingLabel({ bookable }: { bookable: boolean }): string {
  return bookable ? advisorPageTexts.hero.book : advisorPageTexts.hero.request;
}
