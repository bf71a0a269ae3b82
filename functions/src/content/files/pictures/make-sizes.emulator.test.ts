import type { PictureOrder } from '@wbd/domain/bookkeeping';
import '../../../../test/own-project.ts';
import { aSeminar, newId, store } from '../../../../test/data.ts';
import { sizePath } from '@wbd/domain/files';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { stillNamed } from '../naming.repository.ts';
import { removeUnusedFiles } from '../remove-unused-files.service.ts';
import { db } from '../../../core/firestore.ts';
import { files } from '../../../gateways/storage.ts';
import { encodeSizes } from './encode-sizes.ts';
import { makeSizes, type SizesPorts } from './make-sizes.service.ts';
import { orderSizes } from './order-sizes.service.ts';
import { pictureOrders } from './picture-orders.repository.ts';
import { pictureWidths } from './picture-widths.repository.ts';

const HOUR = 60 * 60 * 1000;
const WIDTHS = [320, 640, 700];
const ports: SizesPorts = {
  orders: pictureOrders,
  rows: pictureWidths,
  files,
  encode: encodeSizes,
  limit: { take: () => Promise.resolve(true) },
  now: () => new Date(),
};

/** A seminar with a picture, whose sizes are ordered. */
async function anOrder({ named = true } = {}): Promise<PictureOrder> {
  const advisor = newId('adv');
  const path = `seminars/thumb/${newId('file')}.jpg`;
  const content = await sharp({
    create: { width: 700, height: 500, channels: 3, background: '#0a6' },
  })
    .jpeg()
    .toBuffer();
  await files.write(path, { owner: advisor, contentType: 'image/jpeg', content });
  const { id: row } = await store('seminars', aSeminar(advisor, { thumb: named ? path : null }));
  const order = { id: newId('order'), collection: 'seminars', row, path };
  await pictureOrders.place(order);
  return order;
}

const sizesOf = ({ path }: PictureOrder) => WIDTHS.map((width) => sizePath(path, width));

async function existing(paths: readonly string[]): Promise<string[]> {
  const there = await Promise.all(paths.map((path) => files.find(path)));
  return paths.filter((_, index) => there[index] !== null);
}

const widthsOn = async (row: string): Promise<unknown> =>
  (await db.doc(`seminars/${row}`).get()).get('pictureWidths');

test('a write orders the pictures that it names first, once, and none that is not there', async () => {
  const { row, path } = await anOrder();
  const order = (before: object | undefined, thumb: string) => {
    const change = { collection: 'seminars', id: row, after: { thumb } } as const;
    return orderSizes({ files, orders: pictureOrders }, { ...change, before: { ...before } }, row);
  };
  await order({ thumb: path }, path);
  await order(undefined, 'seminars/thumb/missing.jpg');
  await order(undefined, 'seminars/pdf/other.pdf');
  expect(await pictureOrders.read(`${row}-thumb`)).toBeNull();
  await order(undefined, path);
  await order(undefined, path);
  expect(await pictureOrders.read(`${row}-thumb`)).toEqual({
    id: `${row}-thumb`,
    collection: 'seminars',
    row,
    path,
  });
});

test('UPLOAD-05 pictures over the limit of a day get no sizes', async () => {
  const order = await anOrder();
  const limit = { take: () => Promise.resolve(false) };
  await makeSizes({ ...ports, limit }, order.id, 0);
  expect(await pictureOrders.read(order.id)).toBeNull();
  expect(await existing(sizesOf(order))).toEqual([]);
  expect(await widthsOn(order.row)).toEqual([{ path: order.path, widths: [] }]);
});

test('an order that is delivered again changes nothing', async () => {
  const order = await anOrder();
  const made = () => makeSizes(ports, order.id, 0);
  await made();
  expect(await pictureOrders.read(order.id)).toBeNull();
  const row = db.doc(`seminars/${order.row}`);
  const before = await row.get();
  await pictureOrders.place(order);
  await made();
  expect((await row.get()).updateTime).toEqual(before.updateTime);
  expect(before.get('pictureWidths')).toEqual([{ path: order.path, widths: WIDTHS }]);
  await makeSizes({ ...ports, files: refusing }, order.id, 0);
});

test('sizes of a picture that the row no longer names are neither made nor noted', async () => {
  const order = await anOrder({ named: false });
  await makeSizes({ ...ports, files: refusing }, order.id, 0);
  expect(await pictureWidths.note(order, { widths: [320] })).toBe(false);
  expect(await widthsOn(order.row)).toBeUndefined();
});

test('a picture that is deleted while its sizes are made leaves none behind', async () => {
  const order = await anOrder();
  const encode = async (original: Uint8Array) => {
    const sizes = await encodeSizes(original);
    await files.remove(order.path);
    return sizes;
  };
  await makeSizes({ ...ports, encode }, order.id, 0);
  expect(await existing(sizesOf(order))).toEqual([]);
});

test('a picture that no attempt survives is given up after an hour', async () => {
  const order = await anOrder();
  const encode = () => Promise.reject(new Error('out of memory'));
  const attempt = (age: number) => makeSizes({ ...ports, encode }, order.id, age);
  await expect(attempt(HOUR - 1)).rejects.toThrow('out of memory');
  await attempt(HOUR + 1);
  expect(await widthsOn(order.row)).toEqual([{ path: order.path, widths: [] }]);
});

test('a picture and its sizes can be removed at the same time', async () => {
  for (let turn = 0; turn < 20; turn++) {
    const path = `seminars/thumb/${newId('file')}.jpg`;
    const all = [path, ...WIDTHS.map((width) => sizePath(path, width))];
    const file = { owner: null, contentType: 'image/jpeg', content: new Uint8Array([1]) };
    await Promise.all(all.map((each) => files.write(each, file)));
    await Promise.all(all.map((each) => files.remove(each)));
    expect(await existing(all)).toEqual([]);
  }
});

test('every night, sizes stay as long as a row names their picture', async () => {
  const order = await anOrder();
  await makeSizes(ports, order.id, 0);
  const all = [order.path, ...sizesOf(order)];
  const only = {
    ...files,
    async *pages(folder: string) {
      for await (const page of files.pages(folder)) {
        yield page.filter(({ path }) => all.includes(path));
      }
    },
  };
  const sweep = () =>
    removeUnusedFiles({ files: only, stillNamed, now: () => new Date(Date.now() + 49 * HOUR) });
  expect(await sweep()).toBe(0);
  expect(await existing(all)).toEqual(all);
  await db.doc(`seminars/${order.row}`).update({ thumb: null });
  await sweep();
  expect(await existing(all)).toEqual([]);
});

/** Fails when a file is touched. */
const refusing: SizesPorts['files'] = {
  find: () => Promise.reject(new Error('looked for a file')),
  read: () => Promise.reject(new Error('read a file')),
  write: () => Promise.reject(new Error('wrote a file')),
  remove: () => Promise.reject(new Error('removed a file')),
};
