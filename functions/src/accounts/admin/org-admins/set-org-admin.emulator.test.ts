import '../../../../test/own-project.ts';
import { adminActionSchema, type Account } from '@wbd/domain/accounts';
import { expect, test } from 'vitest';
import { admitted } from '../../../../test/callers.ts';
import { anAccount, anAdvisor, newId, store } from '../../../../test/data.ts';
import { db, parseDocuments } from '../../../core/firestore.ts';
import { readAccount } from '../../../core/people.repository.ts';
import { exportPorts } from '../../money-changes/export-ports.ts';
import { adminPorts } from '../admin-ports.ts';
import { markOrgAdmin } from './org-admins.repository.ts';
import { setOrgAdmin } from './set-org-admin.service.ts';

test('ADMIN-06 an admin appoints and dismisses an administrator of an organisation, each recorded once', async () => {
  const admin = await store('accounts', anAccount({ id: newId('admin'), admin: true }));
  const { id } = await store('advisors', anAdvisor());
  await store('accounts', anAccount({ id }));
  const unlimited = { take: () => Promise.resolve(true) };
  const ports = {
    ...exportPorts,
    ...adminPorts,
    markOrgAdmin,
    moneyChanges: unlimited,
    changes: { take: () => Promise.resolve(true) },
  };
  const set = async (by: Account, isOrgAdmin: boolean, target = id) =>
    setOrgAdmin(ports, { uid: target, isOrgAdmin }, await admitted(by.id));
  await set(admin, true);
  await set(admin, true);
  expect(await readAccount(id)).toMatchObject({ orgAdmin: true });
  await set(admin, false);
  expect(await readAccount(id)).toMatchObject({ orgAdmin: false });
  await expect(set(admin, true, newId('gone'))).rejects.toMatchObject({
    code: 'advisor/not-found',
  });
  const entries = await db.collection('adminActions').where('account', '==', id).get();
  const actions = parseDocuments(adminActionSchema, entries.docs).map(({ action }) => action);
  expect(actions.toSorted()).toEqual(['org-admin-set', 'org-admin-unset']);
});
