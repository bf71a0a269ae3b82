import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { planFilm, type FilmOutput } from '@wbd/domain/files';
import { ffmpegPath } from '../../tools/dev/transcoder/transcode.ts';
import { writeManifests } from '../../tools/dev/transcoder/manifest.ts';

const run = promisify(execFile);
const ffmpeg = (...words: readonly string[]) =>
  run(ffmpegPath(), ['-nostdin', '-v', 'error', '-y', ...words]);

/** Some seconds are encoded, and repeated without encoding them again: twenty minutes would take half an hour. */
const ENCODED_SECONDS = 10;
const FILM_SECONDS = 20 * 60;
const LOOP_SECONDS = 25;
const ENCODED_LOOP_SECONDS = 5;
const PICTURE = ['-f', 'lavfi', '-i'];
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '60'];

/** Options of ffmpeg without spaces in them. */
const words = (options: string): string[] => options.split(' ');

/** A loop as a phone records it: 25 s of 1080 lines at 16 Mbit/s, with its index at the end. */
export async function makeLoop(folder: string): Promise<string> {
  const encoded = path.join(folder, 'part-of-loop.mp4');
  const file = path.join(folder, 'loop.mp4');
  const rate = ['-b:v', '16M', '-maxrate', '16M', '-bufsize', '16M', '-x264-params', 'nal-hrd=cbr'];
  await ffmpeg(
    ...PICTURE,
    `testsrc2=s=1920x1080:r=30:d=${ENCODED_LOOP_SECONDS},noise=alls=12:allf=t`,
    ...H264,
    ...rate,
    encoded,
  );
  await ffmpeg(...repeated(LOOP_SECONDS / ENCODED_LOOP_SECONDS), encoded, '-c', 'copy', file);
  return file;
}

const repeated = (times: number) => ['-stream_loop', String(times - 1), '-i'];

export interface Talk {
  original: string;
  /** files of the stream, as the transcoder leaves them */
  stream: string;
}

/** A film of twenty minutes: 720 lines at 3 Mbit/s, and the stream that is planned for it. */
export async function makeTalk(folder: string): Promise<Talk> {
  const part = path.join(folder, 'part-of-talk.mp4');
  const sound = ['-f', 'lavfi', '-i', `sine=f=330:d=${ENCODED_SECONDS}`];
  await ffmpeg(
    ...PICTURE,
    `testsrc2=s=1280x720:r=30:d=${ENCODED_SECONDS},noise=alls=10:allf=t`,
    ...sound,
    ...H264,
    ...words('-b:v 3M -maxrate 3M -bufsize 3M -c:a aac -b:a 128k -shortest'),
    part,
  );
  const original = path.join(folder, 'talk.mp4');
  const film = repeated(FILM_SECONDS / ENCODED_SECONDS);
  await ffmpeg(...film, part, '-c', 'copy', '-movflags', '+faststart', original);
  const stream = path.join(folder, 'stream');
  await mkdir(stream);
  const outputs = planned();
  for (const output of outputs) await makeQuality(part, folder, stream, output);
  await segments(film, part, stream, 'sound', ['-vn']);
  await writeManifests({ config: manifestsOf(outputs) }, stream);
  return { original, stream };
}

function planned(): readonly FilmOutput[] {
  const plan = planFilm('hero/intro', {
    width: 1280,
    height: 720,
    seconds: FILM_SECONDS,
    framesPerSecond: 30,
    bitsPerSecond: 3_100_000,
    hasSound: true,
    isPlayable: true,
  });
  return plan?.outputs ?? [];
}

async function makeQuality(
  part: string,
  folder: string,
  stream: string,
  { size, width, height, videoRate }: FilmOutput,
): Promise<void> {
  const encoded = path.join(folder, `${size}.mp4`);
  const rate = String(videoRate);
  await ffmpeg(
    '-i',
    part,
    ...words(`-an -vf scale=${width}:${height}`),
    ...H264,
    ...words(`-profile:v high -b:v ${rate} -maxrate ${rate} -bufsize ${videoRate * 2}`),
    encoded,
  );
  await segments(repeated(FILM_SECONDS / ENCODED_SECONDS), encoded, stream, String(size), []);
}

async function segments(
  input: readonly string[],
  file: string,
  stream: string,
  name: string,
  more: readonly string[],
): Promise<void> {
  await ffmpeg(
    ...input,
    file,
    ...more,
    ...words('-c copy -f hls -hls_time 2 -hls_playlist_type vod'),
    ...words('-hls_segment_type fmp4 -hls_flags single_file'),
    '-hls_segment_filename',
    `${stream}/${name}.m4s`,
    `${stream}/film-${name}.m3u8`,
  );
}

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

export const filesIn = async (folder: string) =>
  (await readdir(folder)).map((name) => ({ name, file: path.join(folder, name) }));
