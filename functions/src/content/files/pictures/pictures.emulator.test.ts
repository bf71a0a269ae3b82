import { patient } from '@wbd/tools/host-speed';
import { aSeminar, newId, store } from '../../../../test/data.ts';
import { fileExists, storeFile } from '../../../../test/files.ts';
import { sizePath } from '@wbd/domain/files';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { db } from '../../../core/firestore.ts';

const PATIENCE = { timeout: patient(60_000), interval: 100 };

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a6' } });

function aPicture(owner: string, content: Uint8Array) {
  return storeFile(`seminars/thumb/${newId('file')}.jpg`, {
    owner,
    contentType: 'image/jpeg',
    content: Uint8Array.from(content),
  });
}

const sizesOf = (path: string, widths: readonly number[]) =>
  widths.map((width) => sizePath(path, width));

async function existing(paths: readonly string[]): Promise<string[]> {
  const there = await Promise.all(paths.map(fileExists));
  return paths.filter((_, index) => there[index]);
}

const widthsOn = async (id: string): Promise<unknown> =>
  (await db.doc(`seminars/${id}`).get()).get('pictureWidths');

test(
  'UPLOAD-05 a picture that a row names gets its sizes, and they go with it',
  async () => {
    const advisor = newId('adv');
    const wide = await flat(2400, 1200).jpeg().toBuffer();
    const turned = await flat(500, 900).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const [first, second] = [await aPicture(advisor, wide), await aPicture(advisor, turned)];
    const seminar = await store('seminars', aSeminar(advisor, { thumb: first }));
    const firstSizes = sizesOf(first, [320, 640, 1280, 1920]);
    await vi.waitFor(async () => {
      expect(await widthsOn(seminar.id)).toEqual([{ path: first, widths: [320, 640, 1280, 1920] }]);
    }, PATIENCE);
    expect(await existing(firstSizes)).toEqual(firstSizes);

    await db.doc(`seminars/${seminar.id}`).update({ thumb: second });
    await vi.waitFor(async () => {
      expect(await widthsOn(seminar.id)).toEqual([{ path: second, widths: [320, 640, 900] }]);
      expect(await existing([first, ...firstSizes])).toEqual([]);
    }, PATIENCE);

    await db.doc(`seminars/${seminar.id}`).delete();
    const rest = [second, ...sizesOf(second, [320, 640, 900])];
    await vi.waitFor(async () => {
      expect(await existing(rest)).toEqual([]);
    }, PATIENCE);
    const orders = db.collection('pictureOrders').where('path', 'in', [first, second]);
    await vi.waitFor(async () => {
      expect((await orders.get()).size).toBe(0);
    }, PATIENCE);
  },
  patient(90_000),
);

test(
  'a file that only claims to be a picture is noted as tried, and its row keeps it',
  async () => {
    const advisor = newId('adv');
    const script = new TextEncoder().encode('<svg><script>alert(1)</script></svg>');
    const thumb = await aPicture(advisor, script);
    const seminar = await store('seminars', aSeminar(advisor, { thumb }));
    await vi.waitFor(async () => {
      expect(await widthsOn(seminar.id)).toEqual([{ path: thumb, widths: [] }]);
    }, PATIENCE);
    expect((await db.doc(`seminars/${seminar.id}`).get()).get('thumb')).toBe(thumb);
    expect(await existing([thumb, ...sizesOf(thumb, [320])])).toEqual([thumb]);
  },
  patient(90_000),
);
