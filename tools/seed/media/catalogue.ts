import {
  cover,
  face,
  landscape,
  logo,
  still,
  talk,
  voice,
  type PaletteName,
  type PictureOptions,
  type Scene,
  type Size,
  type TalkOptions,
} from './scenes.ts';
import type { PersonName } from './people.ts';

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

type Still = Pick<PictureOptions, 'pose' | 'room'>;

/** A seminar or expert video. */
interface Lecture extends Omit<TalkOptions, 'kicker'>, Partial<Still> {
  film: string;
  kicker?: string;
  /** whether there is a shorter one, too */
  hasTrailer?: boolean;
}

/** The film, and where there is one its trailer. Its picture does not repeat the title. */
function lecture(
  { film: name, hasTrailer, pose, room, ...words }: Lecture,
  kicker: string,
): Film[] {
  const options = { kicker, ...words };
  const full = film(name, talk(options), WIDE, 6);
  if (pose && room) full.thumbnail = still({ ...options, pose, room });
  if (!hasTrailer) return [full];
  return [full, film(`${name}-trailer`, talk({ ...options, kicker: 'TRAILER' }), WIDE, 4)];
}

const clara = { person: 'clara', name: 'Clara Weiß' } as const;
const jonas = { person: 'jonas', name: 'Jonas Krüger' } as const;

const seminars: Lecture[] = [
  {
    ...{ film: 'altersvorsorge', ...clara, hasTrailer: true },
    ...{ pose: 'notes', room: 'plant', palette: 'night', icon: 'plant' },
    title: ['Altersvorsorge', 'ohne Fachchinesisch'],
  },
  {
    ...{ film: 'eigenheim', ...clara },
    ...{ pose: 'point', room: 'window', palette: 'amber', icon: 'house' },
    title: ['Der Weg ins', 'Eigenheim'],
  },
  {
    ...{ film: 'etf', ...clara, kicker: 'ONLINE-SEMINAR', hasTrailer: true },
    ...{ pose: 'laptop', room: 'board', palette: 'ocean', icon: 'chart' },
    title: ['ETFs für', 'Einsteiger'],
  },
  {
    ...{ film: 'familie', ...clara },
    ...{ pose: 'wave', room: 'window', palette: 'plum', icon: 'family' },
    title: ['Finanzen für', 'junge Familien'],
  },
  {
    ...{ film: 'absicherung', ...clara },
    ...{ pose: 'mug', room: 'shelf', palette: 'forest', icon: 'umbrella' },
    title: ['Richtig', 'abgesichert'],
  },
  {
    ...{ film: 'erben', ...clara },
    ...{ pose: 'notes', room: 'shelf', palette: 'slate', icon: 'shield' },
    title: ['Erben und', 'Schenken'],
  },
  {
    ...{ film: 'selbstaendig', ...jonas },
    ...{ pose: 'laptop', room: 'window', palette: 'amber', icon: 'coins' },
    title: ['Selbständig und', 'gut vorgesorgt'],
  },
];

const coachings: Lecture[] = [
  {
    ...{ film: 'coaching-plan', ...clara, palette: 'night', icon: 'chart', hasTrailer: true },
    title: ['Dein Finanzplan', 'in 45 Minuten'],
  },
  {
    ...{ film: 'coaching-haus', ...clara, palette: 'amber', icon: 'house' },
    title: ['Baufinanzierung', 'im Check'],
  },
  {
    ...{ film: 'coaching-rente', ...clara, palette: 'forest', icon: 'umbrella' },
    title: ['Deine Rentenlücke'],
  },
  {
    ...{ film: 'coaching-beamte', ...clara, palette: 'ocean', icon: 'shield' },
    title: ['Verbeamtet und', 'gut beraten'],
  },
  {
    ...{ film: 'coaching-firma', ...jonas, palette: 'slate', icon: 'coins' },
    title: ['Gründen mit', 'Sicherheit'],
  },
];

/** Testimonials: who says it, on which ground, in two lines. */
const voices: [person: PersonName, palette: PaletteName, ...quote: string[]][] = [
  ['hassan', 'amber', 'Endlich verstehe ich,', 'wofür ich spare.'],
  ['ursula', 'plum', 'Mit 63 noch einmal', 'alles geordnet.'],
  ['lena', 'ocean', 'Unser Haus steht –', 'ohne Bauchweh.'],
  ['theo', 'slate', 'Ehrlich, geduldig,', 'auf den Punkt.'],
  ['amara', 'forest', 'Selbständig – und', 'trotzdem abgesichert.'],
];

const LOOP: Size = { width: 1280, height: 720 };

const films: Film[] = [
  film('loop-hills', landscape('ocean'), LOOP, 6, false),
  film('loop-dusk', landscape('plum'), LOOP, 6, false),
  film(
    'intro-clara',
    talk({
      ...{ icon: 'talk', person: 'clara', palette: 'night' },
      ...{ kicker: 'SCHÖN, DASS DU DA BIST', title: ['Ich bin Clara'] },
      name: 'Clara Weiß · deine Beraterin',
    }),
    WIDE,
    6,
  ),
  film(
    'intro-jonas',
    talk({
      ...{ icon: 'talk', person: 'jonas', palette: 'forest' },
      ...{ kicker: 'WILLKOMMEN', title: ['Ich bin Jonas'] },
      name: 'Jonas Krüger · dein Berater',
    }),
  ),
  ...voices.map(([person, palette, ...quote]) => ({
    ...film(`voice-${person}`, voice({ palette, person, quote }), TALL),
    thumbnail: face(palette, person),
  })),
  ...seminars.flatMap((one) => lecture(one, 'SEMINAR')),
  ...coachings.flatMap((one) => lecture(one, '1:1 COACHING')),
];

const picture = (name: string, scene: Scene, size = PORTRAIT, transparent = false): Picture => ({
  kind: 'picture',
  name,
  size,
  transparent,
  scene,
});

/** Covers of the expert videos, of which each shows the speaker at something else. */
const covers: Record<string, PictureOptions> = {
  plan: { palette: 'night', person: 'clara', icon: 'chart', pose: 'notes', room: 'board' },
  haus: { palette: 'amber', person: 'clara', icon: 'house', pose: 'wave', room: 'window' },
  rente: { palette: 'forest', person: 'clara', icon: 'umbrella', pose: 'mug', room: 'plant' },
  beamte: { palette: 'ocean', person: 'clara', icon: 'shield', pose: 'laptop', room: 'shelf' },
  firma: { palette: 'slate', person: 'jonas', icon: 'coins', pose: 'mug', room: 'board' },
};

const pictures: Picture[] = [
  ...Object.entries(covers).map(([name, shown]) => picture(`cover-${name}`, cover(shown))),
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
