export const advisorPageTexts = {
  defaultTitle: 'Gute Beratung beginnt mit Vertrauen',
  shareText: (name: string) => `Schau dir die Seite von ${name} an.`,
  defaultHero: {
    eyebrow: 'Das Netzwerk für gute Beratung',
    title: 'Gute Beratung beginnt mit einem Menschen, dem du vertraust.',
    text: 'Lerne Spezialistinnen und Spezialisten in kurzen Videos kennen, besuche kostenlose Seminare und sprich persönlich mit denen, die zu dir passen.',
    toSeminars: 'Zu den Seminaren',
    toCoachings: 'Zu den 1:1 Coachings',
  },
  hero: {
    book: 'Termin buchen',
    intro: (firstName: string) => `Lern ${firstName} kennen`,
    playIntro: (firstName: string) => `Vorstellungsvideo von ${firstName} abspielen`,
    introLabel: (name: string) => `Vorstellungsvideo von ${name}`,
    logoOf: (name: string) => `Logo von ${name}`,
  },
  testimonials: {
    title: 'Was Kundinnen und Kunden sagen',
    text: (firstName: string) => `Echte Stimmen von Menschen, die ${firstName} begleitet.`,
    genericText: 'Echte Stimmen von Menschen, die wir begleiten.',
    carousel: 'Kundenstimmen',
    watch: (customer: string) => `Video von ${customer} ansehen`,
  },
  seminars: {
    title: 'Kostenlose Seminare',
    text: 'Wissen, das dir weiterhilft – vor Ort oder online, ohne Verpflichtung.',
    carousel: 'Seminare',
    with: (advisor: string) => `mit ${advisor}`,
    empty: 'Gerade sind keine Seminare geplant. Schau bald wieder vorbei.',
  },
  coachings: {
    title: '1:1 Coachings',
    text: 'Such dir den Menschen aus, der sich mit deinem Thema auskennt, und sprich kostenlos mit ihm.',
    empty: 'Gerade sind keine Coachings verfügbar. Schau bald wieder vorbei.',
  },
} as const;
