import { AppError } from '@wbd/domain/errors';
import type { Selection } from '@wbd/domain/seminars';
import { QueryClient } from '@wbd/query';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseMutation, moveMutation } from './selections.mutations.ts';
import { selectionsQuery } from './selections.queries.ts';

const server = vi.hoisted(() => ({
  rows: new Map<string, unknown>(),
  store: vi.fn<(kind: string, uid: string, choices: readonly Selection[]) => Promise<void>>(),
}));
vi.mock('./selections.repository.ts', () => ({
  readSelections: vi.fn(() => Promise.resolve([...server.rows.values()])),
  storeSelections: server.store,
}));

const row = (id: string, dateForOrder: number, visible = true): Selection => ({
  id,
  visible,
  dateForOrder,
});
const query = selectionsQuery('seminar', 'anna');
let client: QueryClient;

const shown = () =>
  client.getQueryData(query.queryKey)?.toSorted((a, b) => a.dateForOrder - b.dateForOrder);
const choose = (choice: Selection) =>
  client.getMutationCache().build(client, chooseMutation('seminar', 'anna')).execute(choice);
const move = (items: readonly Selection[], from: number, to: number) =>
  client
    .getMutationCache()
    .build(client, moveMutation('seminar', 'anna'))
    .execute({ items, from, to });

beforeEach(async () => {
  server.rows = new Map([
    ['a', row('a', 1)],
    ['b', row('b', 2)],
  ]);
  server.store.mockReset();
  server.store.mockImplementation((_kind, _uid, choices) => {
    for (const choice of choices) server.rows.set(choice.id, choice);
    return Promise.resolve();
  });
  client = new QueryClient();
  await client.query(query);
});

test('a choice shows before the server has answered', async () => {
  const answer = Promise.withResolvers<undefined>();
  server.store.mockReturnValueOnce(answer.promise);
  const stored = choose(row('a', 1, false));
  await vi.waitFor(() => expect(shown()).toEqual([row('a', 1, false), row('b', 2)]));
  answer.resolve(undefined);
  await stored;
  expect(server.store).toHaveBeenCalledExactlyOnceWith('seminar', 'anna', [row('a', 1, false)]);
});

test('places are exchanged at once and in one write, and taken back when that fails', async () => {
  const answer = Promise.withResolvers<undefined>();
  server.store.mockReturnValueOnce(answer.promise);
  const stored = move([row('a', 1), row('b', 2)], 0, 1);
  await vi.waitFor(() => expect(shown()?.map(({ id }) => id)).toEqual(['b', 'a']));
  answer.reject(new AppError('unavailable'));
  await expect(stored).rejects.toMatchObject({ code: 'unavailable' });
  expect(shown()).toEqual([row('a', 1), row('b', 2)]);
  expect(server.store).toHaveBeenCalledExactlyOnceWith('seminar', 'anna', [
    row('b', 1),
    row('a', 2),
  ]);
});

test('a choice that failed takes nothing else back, and the row of an item that had none goes', async () => {
  const answer = Promise.withResolvers<undefined>();
  server.store.mockReturnValueOnce(answer.promise);
  const failing = choose(row('new', 9));
  const following = choose(row('b', 2, false));
  await vi.waitFor(() => expect(shown()).toHaveLength(3));
  answer.reject(new AppError('permission/denied'));
  await expect(failing).rejects.toMatchObject({ code: 'permission/denied' });
  expect(shown()).toEqual([row('a', 1), row('b', 2, false)]);
  await following;
  expect(server.rows.get('b')).toEqual(row('b', 2, false));
});

test('of two choices for an item the later one stays: they are stored one after the other', async () => {
  const answer = Promise.withResolvers<undefined>();
  server.store.mockImplementationOnce(async (_kind, _uid, [choice]) => {
    await answer.promise;
    if (choice) server.rows.set(choice.id, choice);
  });
  const first = choose(row('a', 1, false));
  const second = choose(row('a', 1, true));
  await vi.waitFor(() => expect(server.store).toHaveBeenCalledTimes(1));
  answer.resolve(undefined);
  await Promise.all([first, second]);
  expect(server.rows.get('a')).toEqual(row('a', 1, true));
});
