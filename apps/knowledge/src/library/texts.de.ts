import type { IntroTopic } from '@wbd/domain/content';
import { sharedTexts } from '../shared/texts.de.ts';

export const libraryTexts = {
  title: 'Wissensbibliothek',
  intro: 'Lerne von den Beratern deiner Organisation und teile, was du weißt.',
  search: 'Wissensvideos suchen...',
  onlyMine: 'Nur meine Videos',
  tabs: 'Ordner',
  wbd: 'wbd',
  team: 'Team',
  audience: {
    org: 'Meine Organisation',
    team: 'Nur mein Team',
    public: 'Alle: Organisation und meine Seite',
    own: 'Nur ich',
    help: {
      org: 'Alle Berater deiner Organisation sehen das Video hier.',
      team: 'Alle in deinem Team sehen das Video hier, auch aus anderen Organisationen.',
      public: 'Das Video steht hier und auf deiner Seite unter „Wissen“. Jeder kann es ansehen.',
      own: 'Außer dir sieht das Video niemand.',
    },
    badge: { team: 'Nur Team', public: 'Auch auf der eigenen Seite', own: 'Nur du siehst das' },
  },
  /** a tab while a search is on */
  found: (name: string, count: number) => `${name} (${count})`,
  note: (author: string, day: string) => (author === '' ? day : `${author} · ${day}`),
  topics: {
    seminars: 'Seminare',
    specialists: 'Spezialisten',
    personalPage: 'Personalisierte Seite',
    testimonials: 'Testimonials',
    quickVideos: 'Schnellvideos',
    library: 'Wissensbibliothek',
    getStarted: 'Jetzt loslegen',
  } satisfies Record<IntroTopic, string>,
  by: 'Von WBD',
  empty: {
    title: 'Noch keine Videos',
    text: 'In diesem Ordner hat noch niemand ein Video geteilt.',
  },
  notThere: 'Dieses Video gibt es nicht mehr.',
  noIntros: { title: 'Noch keine Videos', text: 'WBD hat hier noch nichts veröffentlicht.' },
  unconfirmed:
    'Was hier liegt, teilen die Berater deiner Organisation miteinander. Öffne zuerst den Link in unserer E-Mail an dich. Danach geht es hier weiter.',
  words: {
    fields: {
      ...sharedTexts.fields,
      description: 'Beschreibung',
      folder: 'Ordner',
      audience: 'Sichtbar für',
    },
    errors: {
      ...sharedTexts.errors,
      description: 'Die Beschreibung darf höchstens 2000 Zeichen haben',
      folder: 'Bitte wähle einen Ordner',
      audience: 'Bitte wähle, wer das Video sehen soll',
    },
  },
} as const;
