import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { planFilm, type FilmOutput } from '@wbd/domain/files';
import { WORKSPACE_ROOT } from '../../tools/base/workspace.ts';
import { ffmpegPath } from '../../tools/dev/transcoder/transcode.ts';
import { writeManifests } from '../../tools/dev/transcoder/manifest.ts';

const run = promisify(execFile);
const ffmpeg = (...words: readonly string[]) =>
  run(ffmpegPath(), ['-nostdin', '-v', 'error', '-y', ...words]);

/** A few seconds are encoded and then repeated: encoding twenty minutes would take half an hour. */
const ENCODED_SECONDS = 10;
const ENCODED_LOOP_SECONDS = 5;
const FILM_SECONDS = 20 * 60;
const LOOP_SECONDS = 25;
const LOOP_RATE = 16_000_000;
const FILM_RATE = 3_000_000;
const SOUND_RATE = 128_000;

/** To be raised when films are made in another way. */
const RECIPE = 1;
/** Made films stay here: a second run encodes nothing. */
const CACHE = path.join(WORKSPACE_ROOT, 'node_modules/.cache/wbd-bench-video');

export interface Films {
  loop: MadeFilm;
  talk: MadeFilm;
}

export interface MadeFilm {
  original: string;
  /** folder of the files that the transcoder makes of it */
  versions: string;
  /** short sides of its versions in pixels, ascending */
  sizes: readonly number[];
}

/** Options of ffmpeg without spaces in them. */
const words = (options: string): string[] => options.split(' ');

/**
 * A loop as a phone records it: 25 s of 1080 lines at 16 Mbit/s, with its index at the end. And a film of twenty minutes: 720 lines
 * at 3 Mbit/s. Noise makes every second as large as its bitrate allows.
 */
export async function makeFilms(note: (step: string) => void): Promise<Films> {
  const folder = await cacheOf(plans());
  const { loop, talk } = plans();
  const once = async (name: string, make: (target: string) => Promise<unknown>) => {
    const target = path.join(folder, name);
    if (existsSync(target)) return target;
    note(`making ${name}`);
    const unfinished = path.join(folder, `unfinished-${name}`);
    await rm(unfinished, { recursive: true, force: true });
    await make(unfinished);
    await rename(unfinished, target);
    return target;
  };

  const loopPart = await once('loop-part.mp4', (target) =>
    ffmpeg(
      ...picture(`s=1920x1080:r=30:d=${ENCODED_LOOP_SECONDS}`),
      ...h264(LOOP_RATE, 1),
      ...words('-x264-params nal-hrd=cbr'),
      target,
    ),
  );
  const loopTimes = LOOP_SECONDS / ENCODED_LOOP_SECONDS;
  const loopOriginal = await once('loop.mp4', (target) =>
    ffmpeg(...repeated(loopTimes, loopPart), '-c', 'copy', target),
  );
  const loopVersions = await once('loop', async (target) => {
    await mkdir(target);
    for (const output of loop) {
      const part = path.join(folder, `loop-${output.size}.mp4`);
      await ffmpeg('-i', loopPart, ...scaled(output), part);
      const version = path.join(target, `${output.size}.mp4`);
      await ffmpeg(...repeated(loopTimes, part), ...words('-c copy -movflags +faststart'), version);
    }
  });

  const sound = await once('sound.m4a', (target) =>
    ffmpeg(
      ...words(`-f lavfi -i anoisesrc=c=pink:a=0.3:r=48000:d=${FILM_SECONDS}`),
      ...words(`-c:a aac -ac 2 -b:a ${SOUND_RATE}`),
      target,
    ),
  );
  const talkPart = await once('talk-part.mp4', (target) =>
    ffmpeg(...picture(`s=1280x720:r=30:d=${ENCODED_SECONDS}`), ...h264(FILM_RATE, 1), target),
  );
  const talkTimes = FILM_SECONDS / ENCODED_SECONDS;
  const talkOriginal = await once('talk.mp4', (target) =>
    ffmpeg(
      ...repeated(talkTimes, talkPart),
      '-i',
      sound,
      ...words('-map 0:v -map 1:a -c copy -movflags +faststart'),
      target,
    ),
  );
  const talkVersions = await once('talk', async (target) => {
    await mkdir(target);
    for (const output of talk) {
      note(`making ${output.size} lines of the stream`);
      const part = path.join(folder, `talk-${output.size}.mp4`);
      await ffmpeg('-i', talkPart, ...scaled(output), part);
      await segments(repeated(talkTimes, part), target, String(output.size));
    }
    await segments(['-i', sound], target, 'sound');
    await writeManifests({ config: manifestsOf(talk) }, target);
  });
  return {
    loop: { original: loopOriginal, versions: loopVersions, sizes: sizesOf(loop) },
    talk: { original: talkOriginal, versions: talkVersions, sizes: sizesOf(talk) },
  };
}

const sizesOf = (outputs: readonly FilmOutput[]) => outputs.map(({ size }) => size);

/** The versions that the portal plans for both films. */
function plans(): Record<'loop' | 'talk', readonly FilmOutput[]> {
  const film = { framesPerSecond: 30, isPlayable: true };
  const loop = planFilm('hero/loop', {
    ...film,
    width: 1920,
    height: 1080,
    seconds: LOOP_SECONDS,
    bitsPerSecond: LOOP_RATE,
    hasSound: false,
  });
  const talk = planFilm('hero/intro', {
    ...film,
    width: 1280,
    height: 720,
    seconds: FILM_SECONDS,
    bitsPerSecond: FILM_RATE + SOUND_RATE,
    hasSound: true,
  });
  return { loop: loop?.outputs ?? [], talk: talk?.outputs ?? [] };
}

/** @returns the folder of films that are made with these plans; those of other plans are deleted */
async function cacheOf(planned: object): Promise<string> {
  const hash = createHash('sha256')
    .update(JSON.stringify([RECIPE, planned]))
    .digest('hex');
  const folder = path.join(CACHE, hash.slice(0, 12));
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(CACHE)) {
    const other = path.join(CACHE, name);
    if (other !== folder) await rm(other, { recursive: true, force: true });
  }
  return folder;
}

const picture = (source: string) => [
  '-f',
  'lavfi',
  '-i',
  `testsrc2=${source},noise=alls=12:allf=t`,
];

const repeated = (times: number, file: string) => ['-stream_loop', String(times - 1), '-i', file];

/** @param buffered seconds by which the bitrate may be exceeded for a moment */
const h264 = (rate: number, buffered: number): string[] => [
  ...words('-c:v libx264 -preset ultrafast -profile:v high -pix_fmt yuv420p -g 60'),
  ...words(`-b:v ${rate} -maxrate ${rate} -bufsize ${rate * buffered}`),
];

/** With the bitrate and the buffer of the transcoder. */
const scaled = ({ width, height, videoRate }: FilmOutput): string[] => [
  ...words(`-an -vf scale=${width}:${height}`),
  ...h264(videoRate, 2),
];

const segments = (input: readonly string[], folder: string, name: string) =>
  ffmpeg(
    ...input,
    ...words('-c copy -f hls -hls_time 2 -hls_playlist_type vod'),
    ...words('-hls_segment_type fmp4 -hls_flags single_file'),
    '-hls_segment_filename',
    `${folder}/${name}.m4s`,
    `${folder}/film-${name}.m3u8`,
  );

const manifestsOf = (outputs: readonly FilmOutput[]) => {
  const muxStreams = [...outputs.map(({ size }) => String(size)), 'sound'].map((name) => ({
    key: `film-${name}`,
    fileName: `${name}.m4s`,
  }));
  return {
    muxStreams,
    manifests: [{ fileName: 'manifest.m3u8', muxStreams: muxStreams.map(({ key }) => key) }],
  };
};
