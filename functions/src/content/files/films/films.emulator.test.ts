import { patient } from '@wbd/tools/host-speed';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { aQuickVideo, aTestimonial } from '@wbd/domain/testing';
import { streamPath, versionPath } from '@wbd/domain/files';
import { expect, test, vi } from 'vitest';
import { newId, store } from '../../../../test/data.ts';
import { fileExists, storeFile } from '../../../../test/files.ts';
import { db } from '../../../core/firestore.ts';
import { files } from '../../../gateways/storage.ts';

const PATIENCE = { timeout: patient(60_000), interval: 200 };
const FILM = path.resolve(
  import.meta.dirname,
  '../../../../../tools/dev/seed/media/files/voice-lena.mp4',
);

test(
  'a clip that a row names gets versions, which go with it',
  async () => {
    const advisor = newId('adv');
    const url = await storeFile(`testimonials/video/${newId('file')}.mp4`, {
      owner: advisor,
      content: new Uint8Array(await readFile(FILM)),
    });
    const testimonial = await store('testimonials', aTestimonial(advisor, { url }));
    const ref = db.doc(`testimonials/${testimonial.id}`);
    await vi.waitFor(async () => {
      expect((await ref.get()).get('films')).toEqual([{ path: url, state: 'ready', sizes: [360] }]);
    }, PATIENCE);
    expect(await fileExists(versionPath(url, 360))).toBe(true);
    const orders = db.collection('filmOrders').where('path', '==', url);
    await vi.waitFor(async () => {
      expect((await orders.get()).size).toBe(0);
    }, PATIENCE);

    // withdrawn: the files do not wait until the deletion can no longer be undone
    await ref.update({ withdrawnAt: new Date() });
    await vi.waitFor(async () => {
      expect([await fileExists(url), await fileExists(versionPath(url, 360))]).toEqual([
        false,
        false,
      ]);
    }, PATIENCE);
  },
  patient(90_000),
);

test(
  'a private film becomes a stream of its owner, which goes with it',
  async () => {
    const advisor = newId('adv');
    const url = await storeFile(`knowledge_videos_for_customers/video/${newId('file')}.mp4`, {
      owner: advisor,
      content: new Uint8Array(await readFile(FILM)),
    });
    const video = await store('quickVideos', aQuickVideo(advisor, { url }));
    const ref = db.doc(`quickVideos/${video.id}`);
    await vi.waitFor(async () => {
      expect((await ref.get()).get('films')).toEqual([
        { path: url, state: 'ready', sizes: [360, 540], isStream: true },
      ]);
    }, PATIENCE);
    const made = ['film.m3u8', 'film-360.m3u8', 'film-sound.m3u8', '360.m4s', 'sound.m4s'];
    const found = async () =>
      Promise.all(made.map(async (name) => (await files.find(`${url}/${name}`))?.owner ?? null));
    expect(await found()).toEqual(made.map(() => advisor));
    const playlist = new TextDecoder().decode((await files.read(streamPath(url))) ?? undefined);
    expect(playlist).toMatch(/^film-360\.m3u8$/m);

    await files.remove(url);
    expect(await found()).toEqual(made.map(() => null));
  },
  patient(90_000),
);
