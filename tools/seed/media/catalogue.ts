import {
  cover,
  landscape,
  logo,
  talk,
  voice,
  type Scene,
  type Size,
  type TalkOptions,
} from './scenes.ts';

export interface Film {
  kind: 'film';
  /** name without an ending: `.mp4`, and `.webp` for its thumbnail */
  name: string;
  size: Size;
  seconds: number;
  sound: boolean;
  scene: Scene;
}
export interface Picture {
  kind: 'picture';
  name: string;
  size: Size;
  transparent: boolean;
  scene: Scene;
}

const WIDE: Size = { width: 960, height: 540 };
const TALL: Size = { width: 540, height: 960 };
const PORTRAIT: Size = { width: 480, height: 640 };

const film = (name: string, scene: Scene, size = WIDE, seconds = 5, sound = true): Film => ({
  kind: 'film',
  name,
  size,
  seconds,
  sound,
  scene,
});

/** A seminar or expert video, and where there is one its shorter trailer. */
function lecture(name: string, options: TalkOptions, hasTrailer: boolean): Film[] {
  const full = film(name, talk(options), WIDE, 6);
  if (!hasTrailer) return [full];
  return [full, film(`${name}-trailer`, talk({ ...options, kicker: 'TRAILER' }), WIDE, 4)];
}

const clara = { person: 'clara', name: 'Clara Weiß' } as const;
const jonas = { person: 'jonas', name: 'Jonas Krüger' } as const;

const films: Film[] = [
  film('loop-hills', landscape('ocean'), { width: 1280, height: 720 }, 6, false),
  film('loop-dusk', landscape('plum'), { width: 1280, height: 720 }, 6, false),
  film(
    'intro-clara',
    talk({
      ...clara,
      palette: 'night',
      icon: 'talk',
      kicker: 'SCHÖN, DASS DU DA BIST',
      title: ['Ich bin Clara'],
      name: 'Clara Weiß · deine Beraterin',
    }),
    WIDE,
    6,
  ),
  film(
    'intro-jonas',
    talk({
      ...jonas,
      palette: 'forest',
      icon: 'talk',
      kicker: 'WILLKOMMEN',
      title: ['Ich bin Jonas'],
      name: 'Jonas Krüger · dein Berater',
    }),
    WIDE,
    5,
  ),
  film(
    'voice-hassan',
    voice({
      palette: 'amber',
      person: 'hassan',
      quote: ['Endlich verstehe ich,', 'wofür ich spare.'],
    }),
    TALL,
  ),
  film(
    'voice-ursula',
    voice({ palette: 'plum', person: 'ursula', quote: ['Mit 63 noch einmal', 'alles geordnet.'] }),
    TALL,
  ),
  film(
    'voice-lena',
    voice({ palette: 'ocean', person: 'lena', quote: ['Unser Haus steht –', 'ohne Bauchweh.'] }),
    TALL,
  ),
  film(
    'voice-theo',
    voice({ palette: 'slate', person: 'theo', quote: ['Ehrlich, geduldig,', 'auf den Punkt.'] }),
    TALL,
  ),
  film(
    'voice-amara',
    voice({
      palette: 'forest',
      person: 'amara',
      quote: ['Selbständig – und', 'trotzdem abgesichert.'],
    }),
    TALL,
  ),
  ...lecture(
    'altersvorsorge',
    {
      ...clara,
      palette: 'night',
      icon: 'plant',
      kicker: 'SEMINAR',
      title: ['Altersvorsorge', 'ohne Fachchinesisch'],
    },
    true,
  ),
  ...lecture(
    'eigenheim',
    {
      ...clara,
      palette: 'amber',
      icon: 'house',
      kicker: 'SEMINAR',
      title: ['Der Weg ins', 'Eigenheim'],
    },
    false,
  ),
  ...lecture(
    'etf',
    {
      ...clara,
      palette: 'ocean',
      icon: 'chart',
      kicker: 'ONLINE-SEMINAR',
      title: ['ETFs für', 'Einsteiger'],
    },
    true,
  ),
  ...lecture(
    'familie',
    {
      ...clara,
      palette: 'plum',
      icon: 'family',
      kicker: 'SEMINAR',
      title: ['Finanzen für', 'junge Familien'],
    },
    false,
  ),
  ...lecture(
    'absicherung',
    {
      ...clara,
      palette: 'forest',
      icon: 'umbrella',
      kicker: 'SEMINAR',
      title: ['Richtig', 'abgesichert'],
    },
    false,
  ),
  ...lecture(
    'erben',
    {
      ...clara,
      palette: 'slate',
      icon: 'shield',
      kicker: 'SEMINAR',
      title: ['Erben und', 'Schenken'],
    },
    false,
  ),
  ...lecture(
    'selbstaendig',
    {
      ...jonas,
      palette: 'amber',
      icon: 'coins',
      kicker: 'SEMINAR',
      title: ['Selbständig und', 'gut vorgesorgt'],
    },
    false,
  ),
  ...lecture(
    'coaching-plan',
    {
      ...clara,
      palette: 'night',
      icon: 'chart',
      kicker: '1:1 COACHING',
      title: ['Dein Finanzplan', 'in 45 Minuten'],
    },
    true,
  ),
  ...lecture(
    'coaching-haus',
    {
      ...clara,
      palette: 'amber',
      icon: 'house',
      kicker: '1:1 COACHING',
      title: ['Baufinanzierung', 'im Check'],
    },
    false,
  ),
  ...lecture(
    'coaching-rente',
    {
      ...clara,
      palette: 'forest',
      icon: 'umbrella',
      kicker: '1:1 COACHING',
      title: ['Deine Rentenlücke'],
    },
    false,
  ),
  ...lecture(
    'coaching-beamte',
    {
      ...clara,
      palette: 'ocean',
      icon: 'shield',
      kicker: '1:1 COACHING',
      title: ['Verbeamtet und', 'gut beraten'],
    },
    false,
  ),
  ...lecture(
    'coaching-firma',
    {
      ...jonas,
      palette: 'slate',
      icon: 'coins',
      kicker: '1:1 COACHING',
      title: ['Gründen mit', 'Sicherheit'],
    },
    false,
  ),
];

const picture = (name: string, scene: Scene, size = PORTRAIT, transparent = false): Picture => ({
  kind: 'picture',
  name,
  size,
  transparent,
  scene,
});

const pictures: Picture[] = [
  picture('cover-plan', cover('night', 'clara', 'chart')),
  picture('cover-haus', cover('amber', 'clara', 'house')),
  picture('cover-rente', cover('forest', 'clara', 'umbrella')),
  picture('cover-beamte', cover('ocean', 'clara', 'shield')),
  picture('cover-firma', cover('slate', 'jonas', 'coins')),
  picture('logo-clara', logo('CW', 'Clara Weiß', '#23395b'), { width: 560, height: 140 }, true),
];

export const CATALOGUE: readonly (Film | Picture)[] = [...films, ...pictures];

/** Films, with their thumbnails, that the knowledge library shows: `<name>.mp4` and `<name>.webp`. */
export const KNOWLEDGE_FILMS = [
  'altersvorsorge',
  'etf',
  'familie',
  'absicherung',
  'erben',
  'selbstaendig',
] as const;
/** Films, with their thumbnails, that are shared as quick videos. */
export const QUICK_FILMS = ['intro-clara', 'coaching-plan-trailer', 'etf-trailer'] as const;
