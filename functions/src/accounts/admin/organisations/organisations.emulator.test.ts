import '../../../../test/own-project.ts';
import { adminActionSchema } from '@wbd/domain/accounts';
import { expect, test } from 'vitest';
import { admitted } from '../../../../test/callers.ts';
import { anAccount, anAdvisor, newId, store } from '../../../../test/data.ts';
import { db, parseDocuments } from '../../../core/firestore.ts';
import { organisationPorts } from './organisation-ports.ts';
import {
  listOrganisations,
  organisationMembers,
  renameOrganisation,
} from './organisations.service.ts';

const always = { take: () => Promise.resolve(true) };
const ports = { ...organisationPorts, looks: always, changes: always };
const anAdmin = () => store('accounts', anAccount({ id: newId('admin'), admin: true }));
const anOrganisation = (name: string) => store('orgs', { id: newId('org'), name, order: 1 });
const renamings = async () => {
  const { docs } = await db
    .collection('adminActions')
    .where('action', '==', 'organisation-renamed')
    .get();
  return parseDocuments(adminActionSchema, docs).map(({ admin, renamed }) => ({ admin, renamed }));
};

test('ADMIN-06 an admin sees every organisation with its members and administrators', async () => {
  const admin = await anAdmin();
  const [org, empty] = [await anOrganisation('Nord'), await anOrganisation('Süd')];
  const [jana, ole] = [
    await store('advisors', anAdvisor({ org: org.id, firstName: 'Jana', lastName: 'Weber' })),
    await store('advisors', anAdvisor({ org: org.id, firstName: 'Ole', lastName: 'Frank' })),
  ];
  await store('accounts', anAccount({ id: jana.id, orgAdmin: true }));
  await store('accounts', anAccount({ id: ole.id }));

  const { organisations } = await listOrganisations(ports, await admitted(admin.id));
  expect(organisations).toContainEqual({
    id: org.id,
    name: 'Nord',
    members: 2,
    administrators: [{ uid: jana.id, name: 'Jana Weber' }],
  });
  expect(organisations).toContainEqual({
    id: empty.id,
    name: 'Süd',
    members: 0,
    administrators: [],
  });
  const { members, end } = await organisationMembers(
    ports,
    { id: org.id, after: null },
    await admitted(admin.id),
  );
  expect(members.map(({ name }) => name).toSorted()).toEqual(['Jana Weber', 'Ole Frank']);
  expect(end).toBeNull();
  const [first] = members;
  const rest = { id: org.id, after: first?.uid ?? '' };
  expect((await organisationMembers(ports, rest, await admitted(admin.id))).members).toHaveLength(
    1,
  );
});

test('ADMIN-06 an organisation gets another name, recorded once; a name that another one has is refused', async () => {
  const admin = await anAdmin();
  const [misspelt, other] = [await anOrganisation('Rehein'), await anOrganisation('Main  Süd')];
  const rename = async (name: string, id = misspelt.id) =>
    renameOrganisation(ports, { id, name }, await admitted(admin.id));
  await rename('Rhein');
  await rename('Rhein');
  expect((await db.doc(`orgs/${misspelt.id}`).get()).data()).toEqual({ name: 'Rhein', order: 1 });
  await expect(rename('main süd')).rejects.toMatchObject({ code: 'organisation/name-taken' });
  await rename('Main Süd', other.id);
  await expect(rename('Rhein', newId('gone'))).rejects.toMatchObject({
    code: 'organisation/unknown',
  });
  expect(await renamings()).toEqual(
    expect.arrayContaining([
      { admin: admin.id, renamed: { from: 'Rehein', to: 'Rhein' } },
      { admin: admin.id, renamed: { from: 'Main  Süd', to: 'Main Süd' } },
    ]),
  );
  expect(await renamings()).toHaveLength(2);
});
