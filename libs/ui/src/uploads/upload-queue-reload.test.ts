import { describe, expect, test } from 'vitest';
import { aBrowser, about, aPage, aWork, FakeLocks, film, settled } from './upload-queue.factory.ts';
import type { UploadQueue } from './upload-queue.ts';

const HOUR_MS = 60 * 60 * 1000;

describe('UPLOAD-04 after a reload', () => {
  const form = { uid: 'pro', form: 'video' };

  /** A page that ended while an upload ran: its locks went with it. */
  async function aReload(run: (queue: UploadQueue, id: string) => Promise<void> | void) {
    const { storage } = aBrowser();
    const { queue } = aPage({ storage, locks: new FakeLocks() });
    const { work, started } = aWork();
    const id = queue.start(work, about());
    queue.toBackground(id);
    const job = await started;
    await run(queue, id);
    const after = aPage({ storage, locks: new FakeLocks() });
    return { ...after, id, job };
  }

  test('the upload is there with what was typed and the name of the missing file', async () => {
    const { queue, id } = await aReload(() => undefined);
    await queue.load('pro');
    expect(queue.store.getState().uploads).toMatchObject([
      { id, state: { step: 'interrupted' }, missing: ['film.mp4'], isInBackground: true },
    ]);
    expect(queue.draft(id, form)).toEqual({
      values: { title: 'Das erste Gespräch' },
      files: { video: null },
      missing: ['film.mp4'],
    });
  });

  test('a file that arrived need not be chosen again, for a day', async () => {
    const { storage } = aBrowser();
    const before = aPage({ storage, locks: new FakeLocks() });
    const video = film();
    const { work, started } = aWork();
    const id = before.queue.start(work, about({ files: { video } }));
    (await started).onArrived(video, 'knowledge_videos/video/pro/1.mp4');
    const { queue, time } = aPage({ storage, locks: new FakeLocks() });
    expect(queue.draft(id, form)).toMatchObject({
      files: { video: 'knowledge_videos/video/pro/1.mp4' },
      missing: [],
    });
    time.now += 25 * HOUR_MS;
    expect(queue.draft(id, form)).toMatchObject({ files: { video: null }, missing: ['film.mp4'] });
    time.now += 6 * 24 * HOUR_MS;
    expect(queue.draft(id, form)).toBeNull();
  });

  test('another person, or another form, does not see it', async () => {
    const { queue, id, states } = await aReload(() => undefined);
    await queue.load('basic');
    expect(states()).toEqual([]);
    expect(queue.draft(id, { ...form, uid: 'basic' })).toBeNull();
    expect(queue.draft(id, { ...form, form: 'seminar' })).toBeNull();
  });

  test('removed and finished uploads are gone', async () => {
    const { queue, states } = await aReload((before, id) => before.remove(id));
    await queue.load('pro');
    expect(states()).toEqual([]);
  });

  test('the form that goes on with it takes its place in the list', async () => {
    const { queue, id, states } = await aReload(() => undefined);
    await queue.load('pro');
    const { work, end } = aWork();
    expect(queue.start(work, about({ id }))).toBe(id);
    expect(states()).toEqual(['busy']);
    end.resolve(undefined);
    await queue.outcome(id);
    await queue.load('pro');
    expect(states()).toEqual(['done']);
  });

  test('signing out forgets all of the person, and nothing of others', async () => {
    const browser = aBrowser();
    const { queue } = aPage(browser);
    queue.start(aWork().work, about());
    const others = aPage({ ...browser, locks: new FakeLocks() });
    others.queue.start(aWork().work, about({ uid: 'basic' }));
    await settled();
    queue.removeAll('pro');
    const after = aPage({ ...browser, locks: new FakeLocks() });
    await after.queue.load('pro');
    expect(after.states()).toEqual([]);
    await after.queue.load('basic');
    expect(after.states()).toEqual(['interrupted']);
  });
});
