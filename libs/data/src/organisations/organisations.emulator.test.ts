import { actAsVisitor, newId, remove, store } from '../../testing/portal.ts';
import { expect, test } from 'vitest';
import { readOrganisations } from './organisations.repository.ts';

test("visitors read the organisations in the operator's order", async () => {
  const [last, first] = await Promise.all([
    store('orgs', { id: newId(), name: 'Zuletzt', order: 1_000_001 }),
    store('orgs', { id: newId(), name: 'Davor', order: 1_000_000 }),
  ]);
  await actAsVisitor();
  const ids = (await readOrganisations()).map(({ id }) => id);
  await Promise.all([first, last].map(({ id }) => remove(`orgs/${id}`)));
  expect(ids.slice(-2)).toEqual([first.id, last.id]);
});
