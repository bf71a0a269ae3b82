import { AppError } from '@wbd/domain/errors';
import { describe, expect, test, vi } from 'vitest';
import { aBrowser, about, aPage, aWork, settled } from './upload-queue.factory.ts';
import type { Work } from './upload.ts';

describe('UPLOAD-03 an upload', () => {
  test('that its form waits for tells when it is done', async () => {
    const { queue, states } = aPage();
    const { work, end } = aWork();
    const id = queue.start(work, about());
    end.resolve(undefined);
    await expect(queue.outcome(id)).resolves.toEqual({ ok: true, isInBackground: false });
    expect(states()).toEqual(['done']);
  });

  test('that goes on in the background lets its form go, and writes the row later', async () => {
    const { queue, states } = aPage();
    const { work, end } = aWork();
    const id = queue.start(work, about());
    queue.toBackground(id);
    await expect(queue.outcome(id)).resolves.toEqual({ ok: true, isInBackground: true });
    expect(states()).toEqual(['busy']);
    end.resolve(undefined);
    await vi.waitFor(() => expect(states()).toEqual(['done']));
  });

  test('waits while two others are sent, and begins when one ends', async () => {
    const { queue } = aPage();
    const works = [aWork(), aWork(), aWork()];
    for (const { work } of works) queue.start(work, about());
    await settled();
    expect(works.map(({ work }) => work.mock.calls.length)).toEqual([1, 1, 0]);
    expect(queue.store.getState().uploads[2]?.state).toMatchObject({
      progress: { stage: 'waiting' },
    });
    works[1]?.end.resolve(undefined);
    await works[2]?.started;
  });

  test('that is cancelled while it waits leaves its turn to the next', async () => {
    const { queue } = aPage();
    const works = [aWork(), aWork(), aWork(), aWork()];
    const ids = works.map(({ work }) => queue.start(work, about()));
    await settled();
    queue.cancel(ids[2] ?? '');
    works[0]?.end.resolve(undefined);
    await works[3]?.started;
    expect(works[2]?.work).not.toHaveBeenCalled();
  });

  test('that fails keeps what was typed, and a retry does the work again', async () => {
    const { queue, states } = aPage();
    const work = vi.fn<Work>().mockRejectedValueOnce(new AppError('permission/denied'));
    const id = queue.start(work, about());
    queue.toBackground(id);
    await vi.waitFor(() => expect(states()).toEqual(['failed']));
    expect(queue.draft(id, { uid: 'pro', form: 'video' })?.values).toEqual({
      title: 'Das erste Gespräch',
    });
    queue.retry(id);
    await vi.waitFor(() => expect(states()).toEqual(['done']));
  });

  test('that loses the network waits for it, and goes on', async () => {
    let isOnline = false;
    const back = Promise.withResolvers<undefined>();
    const { queue, states } = aPage(aBrowser(), {
      isOnline: () => isOnline,
      whenOnline: () => back.promise,
    });
    const lost = Promise.withResolvers<undefined>();
    const work = vi.fn<Work>().mockImplementationOnce(async () => {
      await lost.promise;
      throw new AppError('unavailable');
    });
    const id = queue.start(work, about());
    queue.toBackground(id);
    lost.resolve(undefined);
    await vi.waitFor(() => expect(states()).toEqual(['offline']));
    isOnline = true;
    back.resolve(undefined);
    await vi.waitFor(() => expect(states()).toEqual(['done']));
  });

  test('that is cancelled can be taken up again, and its late end changes nothing', async () => {
    const { queue, states } = aPage();
    const { work, started } = aWork();
    const id = queue.start(work, about());
    queue.toBackground(id);
    await started;
    queue.cancel(id);
    await settled();
    expect(states()).toEqual(['cancelled']);
    queue.retry(id);
    await settled();
    expect(states()).toEqual(['busy']);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('is not cancelled while its row is written', async () => {
    const { queue, states } = aPage();
    const { work, started } = aWork();
    const id = queue.start(work, about());
    const job = await started;
    job.onProgress({ percent: 95, stage: 'saving' });
    queue.cancel(id);
    expect(states()).toEqual(['busy']);
    expect(job.signal.aborted).toBe(false);
  });

  test('of an older module, without a description, cannot leave its form', async () => {
    const { queue } = aPage();
    const { work } = aWork();
    const id = queue.start(work, null);
    queue.toBackground(id);
    await settled();
    expect(queue.store.getState().uploads).toMatchObject([{ isInBackground: false }]);
  });
});

describe('an upload of another tab', () => {
  test('is shown as such, not started twice, and taken over when the tab is gone', async () => {
    const browser = aBrowser();
    const first = aPage(browser);
    const id = first.queue.start(aWork().work, about());
    await settled();
    const second = aPage(browser);
    void second.queue.load('pro');
    await vi.waitFor(() => expect(second.states()).toEqual(['elsewhere']));
    const { work } = aWork();
    second.queue.start(work, about({ id }));
    await vi.waitFor(() => expect(second.states()).toEqual(['failed']));
    expect(work).not.toHaveBeenCalled();
    expect(second.queue.store.getState().uploads[0]?.state).toMatchObject({
      error: { code: 'upload/elsewhere' },
    });
  });

  test('disappears when it is done there', async () => {
    const browser = aBrowser();
    const first = aPage(browser);
    const { work, end } = aWork();
    const id = first.queue.start(work, about());
    await settled();
    const second = aPage(browser);
    void second.queue.load('pro');
    await vi.waitFor(() => expect(second.states()).toEqual(['elsewhere']));
    end.resolve(undefined);
    await first.queue.outcome(id);
    first.queue.remove(id);
    await vi.waitFor(() => expect(second.states()).toEqual([]));
  });
});

test('a file that changed on the disk has to be chosen again, also in the same page', async () => {
  const { queue, states } = aPage();
  const changed = vi.fn<Work>().mockRejectedValue(new AppError('upload/file-changed'));
  const id = queue.start(changed, about());
  queue.toBackground(id);
  await vi.waitFor(() => expect(states()).toEqual(['failed']));
  expect(queue.draft(id, { uid: 'pro', form: 'video' })).toMatchObject({
    files: { video: null },
    missing: ['film.mp4'],
  });
});

test('a person who signs in after another one stops what the other began', async () => {
  const { queue, states } = aPage();
  const { work, started } = aWork();
  queue.start(work, about());
  const { signal } = await started;
  await queue.load('basic');
  expect(signal.aborted).toBe(true);
  expect(states()).toEqual([]);
});
