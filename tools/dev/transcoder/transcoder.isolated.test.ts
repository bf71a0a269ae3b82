import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { patient } from '@wbd/tools/host-speed';
import { BufferSource, Input, MP4 } from 'mediabunny';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSigner, writeKeyFile } from '../../base/signer.ts';
import { WORKSPACE_ROOT } from '../../base/workspace.ts';
import { startTranscoder, type RunningTranscoder } from './server.ts';

const FIXTURES = path.join(WORKSPACE_ROOT, 'libs/ui/src/upload/film/fixtures');
const OUTPUT = {
  size: 180,
  width: 320,
  height: 180,
  framesPerSecond: 25,
  videoRate: 200_000,
  soundRate: 64_000,
};

const stored = new Map<string, Uint8Array<ArrayBuffer>>();
let standIn: RunningTranscoder;
let isRunning = true;

beforeAll(async () => {
  const key = path.join(os.tmpdir(), `transcoder-test-${process.pid}.json`);
  writeKeyFile(key, createSigner());
  standIn = await startTranscoder({
    port: 0,
    host: '127.0.0.1',
    bucket: {
      read: (uri) => Promise.resolve(stored.get(uri) ?? null),
      write(uri, content) {
        stored.set(uri, content);
        return Promise.resolve();
      },
    },
  });
  vi.stubEnv('TRANSCODER_API_ORIGIN', standIn.origin);
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', key);
  vi.stubEnv('GCLOUD_PROJECT', 'demo-wbd');
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo-wbd', storageBucket: 'bucket' }));
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await stop();
});

/** Stops the stand-in, once. */
async function stop() {
  if (!isRunning) return;
  isRunning = false;
  await standIn.stop();
}

/** The portal's own gateway, with Google's client. */
const gateway = async () =>
  (await import('../../../functions/src/gateways/transcoder.ts')).transcoder;

async function ended(name: string): Promise<string> {
  const transcoder = await gateway();
  await vi.waitFor(async () => expect(await transcoder.state(name)).not.toBe('running'), {
    timeout: patient(30_000),
    interval: 50,
  });
  return transcoder.state(name);
}

async function made(uri: string) {
  const content = stored.get(uri);
  if (!content) return null;
  const input = new Input({ formats: [MP4], source: new BufferSource(content) });
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  // the index stands before the films' data, so that playing starts with the first bytes
  const text = Buffer.from(content).toString('latin1');
  return {
    codecs: [await video?.getCodec(), await audio?.getCodec()],
    width: await video?.getDisplayWidth(),
    height: await video?.getDisplayHeight(),
    startsWithIndex: text.indexOf('moov') < text.indexOf('mdat'),
  };
}

test.each([
  ['hevc.mov', false],
  ['prores.mov', false],
  ['ac-3.mp4', true],
  ['high-10.mp4', false],
  ['high-444.mp4', false],
  ['mpeg-4-part-2.mp4', false],
  ['matroska.mkv', false],
  ['avi.avi', true],
  ['theora.ogv', true],
])(
  '%s becomes H.264 with AAC that starts at once',
  async (file, hasSound) => {
    const film = new Uint8Array(await readFile(path.join(FIXTURES, file)));
    stored.set(`gs://bucket/hero/intro/${file}`, film);
    const transcoder = await gateway();
    const output = { ...OUTPUT, soundRate: hasSound ? OUTPUT.soundRate : null };
    const label = file.replaceAll('.', '-');
    const job = await transcoder.start({
      label,
      path: `hero/intro/${file}`,
      plan: { kind: 'clip', outputs: [output] },
    });
    expect(await transcoder.find(label)).toBe(job);
    expect(await ended(job)).toBe('done');
    expect(await made(`gs://bucket/hero/intro/${file}/180.mp4`)).toEqual({
      codecs: ['avc', hasSound ? 'aac' : undefined],
      width: 320,
      height: 180,
      startsWithIndex: true,
    });
  },
  patient(40_000),
);

test(
  'a stream is one file for each quality and one for the sound, with playlists of byte ranges',
  async () => {
    const film = new Uint8Array(await readFile(path.join(FIXTURES, 'ac-3.mp4')));
    stored.set('gs://bucket/hero/intro/long.mp4', film);
    const transcoder = await gateway();
    const outputs = [OUTPUT, { ...OUTPUT, size: 90, width: 160, height: 90 }];
    const plan = { kind: 'stream' as const, outputs };
    const job = await transcoder.start({ label: 'long', path: 'hero/intro/long.mp4', plan });
    expect(await ended(job)).toBe('done');
    const text = (name: string) =>
      new TextDecoder().decode(stored.get(`gs://bucket/hero/intro/long.mp4/${name}`));
    expect(await made('gs://bucket/hero/intro/long.mp4/180.m4s')).toMatchObject({
      codecs: ['avc', undefined],
      width: 320,
    });
    expect(await made('gs://bucket/hero/intro/long.mp4/sound.m4s')).toMatchObject({
      codecs: [undefined, 'aac'],
    });
    expect(text('film-180.m3u8')).toMatch(
      /#EXT-X-MAP:URI="180\.m4s",BYTERANGE="\d+@0"\n#EXTINF:[\d.]+,\n#EXT-X-BYTERANGE:\d+@\d+\n180\.m4s/,
    );
    expect(text('manifest.m3u8')).toMatch(
      /AUDIO.*URI="film-sound\.m3u8"|RESOLUTION=320x180,CODECS="avc1\.[^"]+,mp4a\.40\.2",AUDIO="audio"\nfilm-180\.m3u8/,
    );
  },
  patient(40_000),
);

test('files other than films, and unknown jobs, have failed', async () => {
  stored.set('gs://bucket/hero/intro/text.mp4', new TextEncoder().encode('not a film'));
  const transcoder = await gateway();
  const job = await transcoder.start({
    label: 'text',
    path: 'hero/intro/text.mp4',
    plan: { kind: 'clip', outputs: [OUTPUT] },
  });
  expect(await ended(job)).toBe('failed');
  expect(await transcoder.find('another')).toBeNull();
  expect(await transcoder.state('projects/p/locations/l/jobs/forgotten')).toBe('failed');
});

test('a job that the service refuses is told from one that may run', async () => {
  const transcoder = await gateway();
  const start = (framesPerSecond: number) =>
    transcoder.start({
      label: 'clip',
      path: 'hero/intro/clip.mp4',
      plan: { kind: 'clip', outputs: [{ ...OUTPUT, framesPerSecond }] },
    });
  await expect(start(NaN)).rejects.toMatchObject({ name: 'JobRefused', isFinal: true });
  await stop();
  await expect(start(25)).rejects.not.toMatchObject({ name: 'JobRefused' });
});
