import { patient } from '@wbd/tools/host-speed';
import { anAdvisor, aSeminar, newId, store } from '../../../test/data.ts';
import { fileExists, storeFile } from '../../../test/files.ts';
import type { Testimonial } from '@wbd/domain/content';
import { KEPT_FOR_UNDO_MS } from '@wbd/domain/time';
import { describe, expect, test, vi } from 'vitest';
import { db } from '../../core/firestore.ts';
import { files } from '../../gateways/storage.ts';
import { fileRemovals, type FileRemoval } from './file-removals.repository.ts';
import { droppedFiles, NAMED_FILES, NAMING_FIELDS, type NamingCollection } from './named-files.ts';
import { forget, stillNamed } from './naming.repository.ts';
import { refuseCaptions } from './refuse-captions.service.ts';
import { removeDeletedFiles } from './remove-deleted-files.service.ts';
import {
  droppedBy,
  removeDroppedFiles,
  type RemovalPorts,
  type RowChange,
} from './remove-dropped-files.service.ts';
import { removeUnusedFiles } from './remove-unused-files.service.ts';

const PATIENCE = { timeout: patient(60_000), interval: 100 };
const HOUR = 60 * 60 * 1000;
const ports = { files, stillNamed };

const aFile = (target: string, owner: string | null) =>
  storeFile(`${target}/${newId('file')}.bin`, { owner });

async function existing(paths: readonly string[]): Promise<string[]> {
  const there = await Promise.all(paths.map(fileExists));
  return paths.filter((_, index) => there[index]);
}

async function applyChange(change: RowChange): Promise<void> {
  const dropped = droppedBy(change);
  if (dropped) await removeDroppedFiles(ports, dropped);
}

const at = (hours: number) => () => new Date(Date.now() + hours * HOUR);

/** The files as if there were no others: those belong to the portal's demo data and to other tests. */
const only = (paths: readonly string[]) => ({
  ...files,
  async *pages(folder: string) {
    for await (const page of files.pages(folder)) {
      yield page.filter(({ path }) => paths.includes(path));
    }
  },
});

const collections = Object.keys(NAMED_FILES).filter(isNaming);
function isNaming(name: string): name is NamingCollection {
  return name in NAMED_FILES;
}

describe.each(collections)('the files of %s', (collection) => {
  const fields = NAMING_FIELDS.filter((one) => one.collection === collection);

  /** A row with every file it can have. */
  async function aRow(owner: string) {
    const files = await Promise.all(fields.map(({ target }) => aFile(target, owner)));
    const named = Object.fromEntries(fields.map(({ field }, index) => [field, files[index]]));
    return { files, data: { ...(collection !== 'advisors' && { advisor: owner }), ...named } };
  }
  const change = (id: string, before: Data, after: Data) =>
    applyChange({ collection, id, before, after });
  type Data = Record<string, unknown> | undefined;

  test('LIB-02.13 QUICK-01.5 are removed when the row is deleted, also for repeated events', async () => {
    const owner = newId('adv');
    const { files, data } = await aRow(owner);
    await change(owner, undefined, data);
    expect(await existing(files)).toEqual(files);
    await change(owner, data, undefined);
    expect(await existing(files)).toEqual([]);
    await change(owner, data, undefined);
  });

  test('go one by one when they are replaced, or taken away', async () => {
    const owner = newId('adv');
    const { files, data } = await aRow(owner);
    const [first = '', ...others] = files;
    await change(owner, data, { ...data, [fields[0]?.field ?? '']: null });
    expect(await existing(files)).toEqual(others);
    expect(await fileExists(first)).toBe(false);
  });

  test('stay when another person, or no one, owns them', async () => {
    const foreign = await aRow(newId('adv'));
    const mine = newId('adv');
    await change(mine, { ...foreign.data, advisor: mine }, undefined);
    expect(await existing(foreign.files)).toEqual(foreign.files);
    const target = fields[0]?.target ?? '';
    const ownerless = await aFile(target, null);
    await change(mine, { advisor: mine, [fields[0]?.field ?? '']: ownerless }, undefined);
    expect(await fileExists(ownerless)).toBe(true);
  });
});

test('a file that another row names, or that its row names again, stays; a missing one is fine', async () => {
  const advisor = newId('adv');
  const pdf = await aFile('seminars/pdf', advisor);
  const lonely = await aFile('seminars/pdf', advisor);
  const missing = `seminars/pdf/${newId('missing')}`;
  await store('seminars', aSeminar(advisor, { pdf }));
  for (const dropped of [pdf, lonely, missing]) {
    const before = { advisor, pdf: dropped };
    const event = { collection: 'seminars', id: newId('sem'), before, after: undefined } as const;
    await applyChange(event);
  }
  expect(await existing([pdf, lonely, missing])).toEqual([pdf]);
});

test("a stranger's row that names a file does not keep it when its own row drops it", async () => {
  const advisor = newId('adv');
  const [video, trailer] = await Promise.all([
    aFile('seminars/video', advisor),
    aFile('seminars/trailer', advisor),
  ]);
  await store('seminars', aSeminar(newId('thief'), { video, trailer }));
  const before = { advisor, video };
  const event = { collection: 'seminars', id: newId('sem'), before, after: undefined } as const;
  await applyChange(event);
  expect(await existing([video, trailer])).toEqual([trailer]);
  // what no row has dropped may have been given to another advisor
  expect(await removeUnusedFiles({ files: only([trailer]), stillNamed, now: at(49) })).toBe(0);
});

describe('the files of a testimonial that was deleted', () => {
  const aTestimonial = async (advisor: string): Promise<Testimonial> => ({
    id: newId('tes'),
    advisor,
    url: await aFile('testimonials/video', advisor),
    captions: null,
    thumb: await aFile('testimonials/thumb', advisor),
    customer: 'Erika',
    quote: 'Danke!',
    displayOrder: 1,
    thumbTime: 2,
    consentVersion: 'testimonial-1',
    consentAt: new Date('2026-02-01T10:00:00Z'),
    withdrawnAt: null,
    hidden: false,
  });
  const filesOf = ({ url, thumb }: Testimonial) => [url, thumb];

  /** Stores a testimonial and deletes it again. @returns the removal that the trigger scheduled for its files */
  async function deleted(testimonial: Testimonial): Promise<FileRemoval> {
    await store('testimonials', testimonial);
    await db.doc(`testimonials/${testimonial.id}`).delete();
    return vi.waitFor(async () => {
      const removal = (await fileRemovals.due(at(1)(), 1_000)).find(({ paths }) =>
        paths.includes(testimonial.url),
      );
      if (!removal) throw new Error('no removal yet');
      return removal;
    }, PATIENCE);
  }
  /** A run of the sweep at a time to come, over these removals alone. */
  const sweep = (
    own: readonly FileRemoval[],
    minutes: number,
    gateway: RemovalPorts['files'] = files,
  ) =>
    removeDeletedFiles({
      stillNamed,
      files: gateway,
      now: at(minutes / 60),
      removals: {
        ...fileRemovals,
        due: async (now, most) =>
          (await fileRemovals.due(now, most)).filter(({ id }) => own.some((one) => one.id === id)),
      },
    });

  test(
    'UX-05 CONF-04.10 are kept for the time of undo, and go after it',
    async () => {
      const advisor = await store('advisors', anAdvisor());
      const testimonial = await aTestimonial(advisor.id);
      const removal = await deleted(testimonial);
      expect(new Set(removal.paths)).toEqual(new Set(filesOf(testimonial)));
      expect(await sweep([removal], KEPT_FOR_UNDO_MS / 60_000 - 2)).toBe(0);
      expect(await existing(filesOf(testimonial))).toEqual(filesOf(testimonial));
      expect(await sweep([removal], 6)).toBe(1);
      expect(await existing(filesOf(testimonial))).toEqual([]);
      expect(await sweep([removal], 6)).toBe(0);
    },
    patient(90_000),
  );

  test(
    'UX-05 stay when it is restored, and go when it is deleted once more',
    async () => {
      const advisor = await store('advisors', anAdvisor());
      const testimonial = await aTestimonial(advisor.id);
      const first = await deleted(testimonial);
      await store('testimonials', testimonial);
      expect(await sweep([first], 6)).toBe(1);
      expect(await existing(filesOf(testimonial))).toEqual(filesOf(testimonial));
      expect(await sweep([await deleted(testimonial)], 6)).toBe(1);
      expect(await existing(filesOf(testimonial))).toEqual([]);
    },
    patient(90_000),
  );

  test('go with the next run when one died half-way', async () => {
    const advisor = newId('adv');
    const paths = [
      await aFile('testimonials/video', advisor),
      await aFile('testimonials/thumb', advisor),
    ];
    const removal = { id: newId('removal'), advisor, paths };
    await fileRemovals.schedule(removal, new Date());
    let removed = 0;
    const dying = {
      ...files,
      remove: async (path: string) => {
        removed += 1;
        if (removed === 2) throw new Error('killed');
        await files.remove(path);
      },
    };
    await expect(sweep([removal], 1, dying)).rejects.toThrow('killed');
    expect(await existing(paths)).toHaveLength(1);
    expect(await sweep([removal], 1)).toBe(1);
    expect(await existing(paths)).toEqual([]);
    expect(await sweep([removal], 1)).toBe(0);
  });

  test("stay when they are another person's", async () => {
    const paths = [await aFile('testimonials/video', newId('owner'))];
    const removal = { id: newId('removal'), advisor: newId('thief'), paths };
    await fileRemovals.schedule(removal, new Date());
    expect(await sweep([removal], 1)).toBe(1);
    expect(await existing(paths)).toEqual(paths);
  });
});

test('a path that does not belong to its field is not deleted', () => {
  const before = {
    url: 'hero/loop/a.mp4',
    thumb: 'testimonials/thumb/deeper/a.png',
    other: 'testimonials/video/a.mp4',
  };
  expect(droppedFiles('testimonials', before, undefined)).toEqual([]);
  const right = { url: 'testimonials/video/a.mp4', thumb: 'testimonials/thumb/a.png' };
  expect(droppedFiles('testimonials', right, undefined)).toEqual([right.url, right.thumb]);
  expect(droppedFiles('testimonials', right, { ...right, thumb: null })).toEqual([right.thumb]);
  expect(droppedFiles('testimonials', undefined, right)).toEqual([]);
});

test('uploaded files that were never saved are removed after two days', async () => {
  const advisor = newId('adv');
  const [video, trailer, unused] = await Promise.all([
    aFile('seminars/video', advisor),
    aFile('seminars/trailer', advisor),
    aFile('knowledge_videos_for_customers/video', advisor),
  ]);
  await store('seminars', aSeminar(advisor, { video, trailer }));
  const mine = [video, trailer, unused];
  const remove = (hours: number) =>
    removeUnusedFiles({ files: only(mine), stillNamed, now: at(hours) });

  expect(await remove(47)).toBe(0);
  expect(await existing(mine)).toEqual(mine);
  expect(await remove(49)).toBe(1);
  expect(await existing(mine)).toEqual([video, trailer]);
  expect(await remove(49)).toBe(0);
});

describe('captions', () => {
  const encode = (text: string) => new TextEncoder().encode(text);
  const GOOD = encode('WEBVTT\n\n00:00.000 --> 00:01.000\nHallo');
  const BAD = encode('<script>alert(1)</script>');
  const captions = (owner: string, content: Uint8Array<ArrayBuffer>) =>
    storeFile(`seminars/captions/${newId('file')}.vtt`, {
      owner,
      contentType: 'text/vtt',
      content,
    });

  test(
    'a file that is not WebVTT is deleted, and its row no longer names it',
    async () => {
      const advisor = newId('adv');
      const [good, bad] = await Promise.all([captions(advisor, GOOD), captions(advisor, BAD)]);
      const seminar = await store(
        'seminars',
        aSeminar(advisor, { videoCaptions: bad, trailerCaptions: good }),
      );
      await vi.waitFor(async () => {
        const row = await db.doc(`seminars/${seminar.id}`).get();
        expect(row.data()).toMatchObject({ videoCaptions: null, trailerCaptions: good });
        expect(await existing([good, bad])).toEqual([good]);
      }, PATIENCE);
    },
    patient(90_000),
  );

  test("stay when they are another person's, were looked at before, or are gone", async () => {
    const owner = newId('adv');
    const bad = await captions(owner, BAD);
    const refuse = (advisor: string, path: string, before?: string) =>
      refuseCaptions(
        { files, forget },
        {
          collection: 'seminars',
          id: newId('sem'),
          before: { advisor, videoCaptions: before },
          after: { advisor, videoCaptions: path },
        },
      );
    await refuse(newId('thief'), bad);
    await refuse(owner, bad, bad);
    await refuse(owner, `seminars/captions/${newId('missing')}.vtt`);
    expect(await fileExists(bad)).toBe(true);
    await refuse(owner, bad);
    expect(await fileExists(bad)).toBe(false);
  });

  test('a row that names other captions by now keeps them', async () => {
    const advisor = newId('adv');
    const good = await captions(advisor, GOOD);
    const seminar = await store('seminars', aSeminar(advisor, { videoCaptions: good }));
    const row = { collection: 'seminars', id: seminar.id };
    await forget(row, 'videoCaptions', 'seminars/captions/earlier.vtt');
    await forget({ ...row, id: newId('gone') }, 'videoCaptions', good);
    expect((await db.doc(`seminars/${seminar.id}`).get()).get('videoCaptions')).toBe(good);
  });
});
