import '../../../test/own-project.ts';
import { callerOf } from '../../../test/callers.ts';
import {
  aCustomer,
  aSeminar,
  anAdvisor,
  anOffer,
  aRegistration,
  aSession,
  store,
} from '../../../test/data.ts';
import { anInstance } from '../../../test/instances.ts';
import { runTriggers } from '../../../test/triggers.ts';
import type { Advisor } from '@wbd/domain/advisors';
import { publicPageSchema } from '@wbd/domain/pages';
import type { Seminar, Session } from '@wbd/domain/seminars';
import { expect, test } from 'vitest';
import { db, toData } from '../../core/firestore.ts';
import { rebuildPages } from '../pages/rebuild-pages.service.ts';
import { deleteSeminar } from './delete-seminar.service.ts';
import { seminarsRepository } from './seminars.repository.ts';

const ports = { ...anInstance(), seminars: seminarsRepository };

const remove = (seminarId: string, by: Advisor) =>
  deleteSeminar(ports, { seminarId }, callerOf(by));

/** A seminar with two sessions. */
async function aSeminarWithSessions() {
  const offer = await anOffer({ directions: 'Im Hof' });
  const second = await store('sessions', aSession(offer.seminar));
  return { ...offer, second };
}

async function left(seminar: Seminar, sessions: readonly Session[]): Promise<string[]> {
  const refs = [
    db.doc(`seminars/${seminar.id}`),
    ...sessions.flatMap(({ id }) => [db.doc(`sessions/${id}`), db.doc(`sessionAccess/${id}`)]),
  ];
  const found = await db.getAll(...refs);
  return found.filter(({ exists }) => exists).map(({ ref }) => ref.parent.id);
}

test('SEM-05 the owner deletes a seminar with its sessions and how to get in; again is harmless', async () => {
  const { advisor, seminar, session, second } = await aSeminarWithSessions();
  const other = await anOffer();
  expect(await remove(seminar.id, advisor)).toEqual({ seminarId: seminar.id });
  expect(await left(seminar, [session, second])).toEqual([]);
  expect(await remove(seminar.id, advisor)).toEqual({ seminarId: seminar.id });
  expect(await left(other.seminar, [other.session])).toEqual(['seminars', 'sessions']);
});

test('SEM-05 one registration in any session keeps all of it', async () => {
  const { advisor, seminar, session, second } = await aSeminarWithSessions();
  const customer = await store('customers', aCustomer(advisor.id));
  await db
    .doc(`sessions/${second.id}/registrations/${customer.id}`)
    .set(toData(aRegistration(second, customer)));
  const everything = ['seminars', 'sessions', 'sessionAccess', 'sessions'];

  // by the count, and by the registrations should the count ever be wrong
  for (const registrationCount of [1, 0]) {
    await db.doc(`sessions/${second.id}`).update({ registrationCount });
    await expect(remove(seminar.id, advisor)).rejects.toMatchObject({
      code: 'seminar/has-registrations',
    });
    expect(await left(seminar, [session, second])).toEqual(everything);
  }
});

test('SEM-05 a registration that arrives between the look and the deletion keeps all of it', async () => {
  const { advisor, seminar, session, second } = await aSeminarWithSessions();
  const late = {
    ...seminarsRepository,
    async read(seminarId: string) {
      const state = await seminarsRepository.read(seminarId);
      await db.doc(`sessions/${second.id}`).update({ registrationCount: 1 });
      return state;
    },
  };
  await expect(
    deleteSeminar({ ...ports, seminars: late }, { seminarId: seminar.id }, callerOf(advisor)),
  ).rejects.toMatchObject({ code: 'seminar/has-registrations' });
  expect(await left(seminar, [session, second])).toHaveLength(4);
});

test('SEM-05 only the owner deletes a seminar', async () => {
  const { advisor: owner, seminar, session } = await anOffer();
  const colleague = await store('advisors', anAdvisor({ org: owner.org }));
  await expect(remove(seminar.id, colleague)).rejects.toMatchObject({ code: 'permission/denied' });
  expect(await left(seminar, [session])).toEqual(['seminars', 'sessions']);
});

test('SEM-05 deleting a seminar takes it from every page, with the choices of those who show it, and sessions added late', async () => {
  const owner = await store('advisors', anAdvisor());
  const [gone, other] = [
    await store('seminars', aSeminar(owner.id)),
    await store('seminars', aSeminar(owner.id)),
  ];
  const chooser = await store('advisors', anAdvisor());
  const choices = db.doc(`advisors/${chooser.id}/selections/seminars`);
  const choice = { visible: true, dateForOrder: 1 };
  await choices.set({ choices: { [gone.id]: choice, [other.id]: choice }, changed: [] });
  await rebuildPages();
  const orphan = await store('sessions', aSession(gone));
  const shown = async () => {
    const page = await db.doc(`publicPages/${chooser.code}`).get();
    const { seminars } = publicPageSchema.parse({ ...page.data(), id: page.id });
    return seminars.map(({ id }) => id).filter((id) => id === gone.id || id === other.id);
  };
  expect((await shown()).toSorted()).toEqual([gone.id, other.id].toSorted());

  const ref = db.doc(`seminars/${gone.id}`);
  const before = await ref.get();
  await ref.delete();
  const ran = await runTriggers(before, await ref.get());
  // delivered again, as may happen
  await runTriggers(before, await ref.get());

  expect(ran).toContain('onSeminarDeleted');
  expect(await shown()).toEqual([other.id]);
  expect((await choices.get()).get('choices')).toEqual({ [other.id]: choice });
  expect((await db.doc(`sessions/${orphan.id}`).get()).exists).toBe(false);
});
