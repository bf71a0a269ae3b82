import { execFile } from 'node:child_process';
import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FilmHeader } from '@wbd/domain/files';
import { WORKSPACE_ROOT } from '../../tools/base/workspace.ts';
import { readFilmHeader } from '../../functions/src/content/files/films/read-film-header.ts';
import { ffmpegArguments, type Job } from '../../tools/dev/transcoder/job.ts';
import { ffmpegPath } from '../../tools/dev/transcoder/transcode.ts';

const run = promisify(execFile);
const FOLDER = path.join(WORKSPACE_ROOT, 'libs/ui/src/upload/film/fixtures');
const OTHER_FILES: ReadonlySet<string> = new Set(['make.sh', 'sound-only.mp4']);

export interface Formats {
  all: number;
  /** films that browsers play with picture and sound */
  uploaded: number;
  inVersions: number;
}

/** Small films of all formats that people upload, through the transcoder's stand-in. */
export async function measureFormats(): Promise<Formats> {
  const names = (await readdir(FOLDER)).filter((name) => !OTHER_FILES.has(name));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'wbd-formats-'));
  const counted: Formats = { all: names.length, uploaded: 0, inVersions: 0 };
  try {
    for (const name of names) {
      const file = path.join(FOLDER, name);
      const before = await headerOf(file);
      if (before?.isPlayable) counted.uploaded += 1;
      // what the functions cannot read is not converted
      const after = before && (await converted(file, before, folder));
      if (after?.isPlayable && after.hasSound === before?.hasSound) counted.inVersions += 1;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return counted;
}

async function converted(file: string, film: FilmHeader, folder: string) {
  await run(ffmpegPath(), ffmpegArguments(jobOf(film), file, folder));
  return headerOf(path.join(folder, 'film.mp4'));
}

async function headerOf(file: string): Promise<FilmHeader | null> {
  const opened = await open(file);
  try {
    const readPart = async (_: string, start: number, end: number) => {
      const { buffer } = await opened.read(Buffer.alloc(end - start), 0, end - start, start);
      return buffer;
    };
    return await readFilmHeader({ readPart }, file, (await stat(file)).size);
  } finally {
    await opened.close();
  }
}

const jobOf = ({ hasSound }: FilmHeader): Job => ({
  labels: {},
  outputUri: '',
  config: {
    inputs: [{ key: 'film', uri: '', preprocessingConfig: { audio: {} } }],
    editList: [],
    elementaryStreams: [
      {
        key: 'picture',
        videoStream: {
          h264: {
            widthPixels: 320,
            heightPixels: 180,
            frameRate: 25,
            bitrateBps: 200_000,
            pixelFormat: 'yuv420p',
            rateControlMode: 'vbr',
            profile: 'high',
            gopDuration: '2s',
          },
        },
      },
      {
        key: 'sound',
        audioStream: {
          codec: 'aac',
          bitrateBps: 64_000,
          channelCount: 2,
          sampleRateHertz: 48_000,
        },
      },
    ],
    muxStreams: [
      {
        key: 'film',
        fileName: 'film.mp4',
        container: 'mp4',
        elementaryStreams: ['picture', ...(hasSound ? ['sound'] : [])],
      },
    ],
    manifests: [],
  },
});
