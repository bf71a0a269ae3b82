import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { ffmpegArguments, type Job } from './job.ts';
import { writeManifests } from './manifest.ts';

const run = promisify(execFile);
const FFMPEG_LIMIT_MS = 60 * 60 * 1000;

/** Where files lie: the Storage emulator's JSON API. */
export interface Bucket {
  read(uri: string): Promise<Uint8Array | null>;
  write(uri: string, content: Uint8Array<ArrayBuffer>): Promise<void>;
}

/** ffmpeg of the package, for this machine's system. */
export function ffmpegPath(): string {
  const installer: unknown = createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg');
  return z.object({ path: z.string() }).parse(installer).path;
}

/**
 * Carries a job out as Cloud Transcoder does.
 * @throws when the input is missing or ffmpeg gives up
 */
export async function transcode(job: Job, bucket: Bucket): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'transcoder-'));
  try {
    const [input] = job.config.inputs;
    const film = input === undefined ? null : await bucket.read(input.uri);
    if (film === null) throw new Error(`${input?.uri ?? 'The input'} is not there.`);
    const original = path.join(folder, 'original');
    const made = await mkdtemp(path.join(folder, 'made-'));
    await writeFile(original, film);
    const converting = run(ffmpegPath(), ffmpegArguments(job, original, made), {
      timeout: FFMPEG_LIMIT_MS,
    });
    // films must not slow down the pages that someone looks at meanwhile
    if (converting.child.pid !== undefined) {
      os.setPriority(converting.child.pid, os.constants.priority.PRIORITY_LOW);
    }
    await converting;
    await writeManifests(job, made);
    for (const name of await readdir(made)) {
      await bucket.write(
        `${job.outputUri}${name}`,
        new Uint8Array(await readFile(path.join(made, name))),
      );
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
