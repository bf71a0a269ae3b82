import { PUBLIC } from '@wbd/domain/audiences';
import { AppError } from '@wbd/domain/errors';
import {
  FILM_STATES,
  filmMode,
  filmState,
  type FilmState,
  type FilmVersions,
} from '@wbd/domain/files';
import {
  expertCard,
  knowledgeCards,
  pageFieldsOf,
  seminarCard,
  testimonialCards,
} from '@wbd/domain/pages';
import {
  aKnowledgeVideo,
  anAdvisor,
  anExpertVideo,
  aSeminar,
  aTestimonial,
} from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { expectPlayable } from '../../../functions/src/accounts/sales/playable-film.ts';
import { videoUrl } from '../../../functions/src/content/videos/video-url.service.ts';
import { FilmNote } from '../../../libs/ui/src/upload/film-note.tsx';
import { prove, type Probes } from './prove.ts';

const PATH = 'knowledge_videos_for_customers/video/a.mov';
type Film = NonNullable<FilmVersions>[number];
const converted = (film: Omit<Film, 'path' | 'sizes'>): FilmVersions => [
  { path: PATH, sizes: [], ...film },
];

/** Versions that put the film at `PATH` into each state. */
const VERSIONS: Record<FilmState, FilmVersions> = {
  missing: undefined,
  original: undefined,
  processing: converted({ state: 'processing' }),
  ready: converted({ state: 'ready' }),
  stream: converted({ state: 'ready', isStream: true }),
  failed: converted({ state: 'failed' }),
  limited: converted({ state: 'limited' }),
  preparing: converted({ state: 'processing', isPlayable: false }),
  unplayable: converted({ state: 'failed', isPlayable: false }),
  'unplayable-limited': converted({ state: 'limited', isPlayable: false }),
};

/** A field for an optional film. */
const optional =
  (answer: (path: string | null, films: FilmVersions) => boolean) => (state: FilmState) =>
    answer(state === 'missing' ? null : PATH, VERSIONS[state]);
/** A field for a required film. */
const required =
  (answer: (films: FilmVersions) => boolean | Promise<boolean>) => (state: FilmState) =>
    state === 'missing' ? null : answer(VERSIONS[state]);

const owner = anAdvisor();

const isPlayed = (films: FilmVersions) =>
  videoUrl(
    {
      findVideo: () =>
        Promise.resolve({
          path: PATH,
          mode: filmMode(PATH, films),
          captions: null,
          advisor: owner.id,
          audience: PUBLIC,
        }),
      audiencesOfLogin: () => Promise.resolve([]),
      hasBought: () => Promise.resolve(false),
      files: {
        find: (path) => Promise.resolve({ path, owner: owner.id, size: 1, createdAt: new Date() }),
        sign: (path, expiresAt) => Promise.resolve({ url: path, expiresAt }),
      },
      streamAddress: (path) => path,
      limits: {
        login: { take: () => Promise.resolve(true) },
        network: { take: () => Promise.resolve(true) },
      },
      now: () => new Date(),
    },
    { kind: 'quick', id: 'film' },
    { caller: null, address: '192.0.2.1' },
  ).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );

function isSold(films: FilmVersions): boolean {
  try {
    expectPlayable({ url: PATH, films });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

const probes: Probes<FilmState> = {
  'page: offered': {
    loop: optional((loop, films) => pageFieldsOf({ ...owner, loop, films }).loop !== null),
    intro: optional((intro, films) => pageFieldsOf({ ...owner, intro, films }).intro !== null),
  },
  'cards: shown': {
    testimonial: required(
      (films) => testimonialCards([aTestimonial(owner.id, { url: PATH, films })]).length > 0,
    ),
    library: required(
      (films) =>
        knowledgeCards([aKnowledgeVideo(owner, { url: PATH, films, audience: PUBLIC })]).length > 0,
    ),
  },
  'cards: offered': {
    'trailer of a seminar': optional(
      (trailer, films) => seminarCard(aSeminar(owner.id, { trailer, films }), '').hasTrailer,
    ),
    'trailer of an expert': optional(
      (trailer, films) => expertCard(anExpertVideo(owner.id, { trailer, films }), '').hasTrailer,
    ),
  },
  'players: offered': { 'film behind a signed address': required(isPlayed) },
  'film-shop: offered': { 'paid film': required(isSold) },
  'owner-notes: reminded': {
    field: optional((path, films) => Boolean(FilmNote({ path, films }))),
  },
};
const films = { states: FILM_STATES, probes };

test.each(FILM_STATES)('a film that is %s is recognised', (state) => {
  expect(filmState(state === 'missing' ? null : PATH, VERSIONS[state])).toBe(state);
});

test('every surface answers every state of a film according to its meaning', async () => {
  expect(await prove('films', 'memory', films)).toEqual({
    cells: 86,
    notApplicable: 4,
    wrong: [],
    unmatched: [],
  });
});

test('a surface that mistakes an unplayable film for a playable one fails only in its own cells', async () => {
  const blind = { surface: 'cards', from: 'unplayable', to: 'original' } as const;
  const { wrong } = await prove('films', 'memory', films, blind);
  expect(wrong).toEqual([
    'cards: shown (testimonial) unplayable',
    'cards: shown (library) unplayable',
    'cards: offered (trailer of a seminar) unplayable',
    'cards: offered (trailer of an expert) unplayable',
  ]);
});
