import {
  cover,
  face,
  landscape,
  logo,
  still,
  talk,
  voice,
  type PictureOptions,
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
  /** instead of a moment of the film */
  thumbnail?: Scene;
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

/** A seminar or expert video, and where there is one its shorter trailer. Its picture does not repeat the title. */
function lecture(
  name: string,
  options: TalkOptions & Partial<Pick<PictureOptions, 'pose' | 'room'>>,
  hasTrailer: boolean,
): Film[] {
  const { pose, room } = options;
  const full = film(name, talk(options), WIDE, 6);
  if (pose && room) full.thumbnail = still({ ...options, pose, room });
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
  {
    ...film(
      'voice-hassan',
      voice({
        palette: 'amber',
        person: 'hassan',
        quote: ['Endlich verstehe ich,', 'wofür ich spare.'],
      }),
      TALL,
    ),
    thumbnail: face('amber', 'hassan'),
  },
  {
    ...film(
      'voice-ursula',
      voice({
        palette: 'plum',
        person: 'ursula',
        quote: ['Mit 63 noch einmal', 'alles geordnet.'],
      }),
      TALL,
    ),
    thumbnail: face('plum', 'ursula'),
  },
  {
    ...film(
      'voice-lena',
      voice({ palette: 'ocean', person: 'lena', quote: ['Unser Haus steht –', 'ohne Bauchweh.'] }),
      TALL,
    ),
    thumbnail: face('ocean', 'lena'),
  },
  {
    ...film(
      'voice-theo',
      voice({ palette: 'slate', person: 'theo', quote: ['Ehrlich, geduldig,', 'auf den Punkt.'] }),
      TALL,
    ),
    thumbnail: face('slate', 'theo'),
  },
  {
    ...film(
      'voice-amara',
      voice({
        palette: 'forest',
        person: 'amara',
        quote: ['Selbständig – und', 'trotzdem abgesichert.'],
      }),
      TALL,
    ),
    thumbnail: face('forest', 'amara'),
  },
  ...lecture(
    'altersvorsorge',
    {
      ...clara,
      pose: 'notes',
      room: 'plant',
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
      pose: 'point',
      room: 'window',
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
      pose: 'laptop',
      room: 'board',
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
      pose: 'wave',
      room: 'window',
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
      pose: 'mug',
      room: 'shelf',
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
      pose: 'notes',
      room: 'shelf',
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
      pose: 'laptop',
      room: 'window',
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
  picture(
    'cover-plan',
    cover({ palette: 'night', person: 'clara', icon: 'chart', pose: 'notes', room: 'board' }),
  ),
  picture(
    'cover-haus',
    cover({ palette: 'amber', person: 'clara', icon: 'house', pose: 'wave', room: 'window' }),
  ),
  picture(
    'cover-rente',
    cover({ palette: 'forest', person: 'clara', icon: 'umbrella', pose: 'mug', room: 'plant' }),
  ),
  picture(
    'cover-beamte',
    cover({ palette: 'ocean', person: 'clara', icon: 'shield', pose: 'laptop', room: 'shelf' }),
  ),
  picture(
    'cover-firma',
    cover({ palette: 'slate', person: 'jonas', icon: 'coins', pose: 'mug', room: 'board' }),
  ),
  picture(
    'logo-clara',
    logo('CW', 'Weiß Finanzberatung', '#23395b'),
    { width: 660, height: 140 },
    true,
  ),
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
