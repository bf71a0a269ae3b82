import '../../../functions/test/own-project.ts';
import { ADVISOR_STATES, advisorState, type AdvisorState } from '@wbd/domain/accounts';
import { expect, test } from 'vitest';
import { anAccount, anAdvisor, store } from '../../../functions/test/data.ts';
import { isPublic } from '../../../functions/src/content/pages/publicity.ts';
import { db } from '../../../functions/src/core/firestore.ts';
import { peopleRepository } from '../../../functions/src/seats/registrations/people.repository.ts';
import { prove, type Probes } from './prove.ts';

const NOW = new Date('2031-06-02T10:00:00Z');
const TODAY = '2031-06-02';
const DUE = '2031-06-01';

/** Stores an advisor in a state, after the operator's deadline for imprints. */
async function anAdvisorWho(state: AdvisorState) {
  const advisor = await store('advisors', anAdvisor({ lv: state === 'scout' ? 0 : 2 }));
  const { id } = advisor;
  const block = state === 'blocked' ? { reason: 'Verstoß', at: NOW } : null;
  await Promise.all([
    store('accounts', anAccount({ id, block })),
    db.doc('config/public').set({
      specialAdvisor: null,
      seminarRedirects: {},
      founderSchedulingLink: 'https://calendar.example',
      imprintsDue: DUE,
    }),
    ...(state === 'open' ? [db.doc(`imprints/${id}`).set({ name: 'Anna Arends' })] : []),
    ...(state === 'page-hidden' ? [db.doc(`restrictions/page-${id}`).set({ item: id })] : []),
  ]);
  return advisor;
}

const isReached = async (state: AdvisorState) => {
  const { id } = await anAdvisorWho(state);
  return (await peopleRepository.openAdvisor(id)) !== null;
};

const probes: Probes<AdvisorState> = {
  'page: shown': { advisor: async (state) => isPublic(await anAdvisorWho(state), NOW) },
  'appointment-pages: offered': { advisor: isReached },
  'seat-requests: offered': { advisor: isReached },
};

test.each([
  ['blocked', { account: { block: { reason: 'Verstoß', at: NOW } }, isPageHidden: true }],
  ['page-hidden', { isPageHidden: true }],
  ['without-imprint', { hasImprint: false }],
  ['scout', { lv: 0, hasImprint: false }],
  ['open', { hasImprint: false, imprintsDue: '2031-06-03' }],
  ['open', { hasImprint: false, imprintsDue: null }],
  ['open', {}],
] as const)('an advisor is %s with %j', (state, changes) => {
  const open = {
    lv: 2 as const,
    account: null,
    isPageHidden: false,
    hasImprint: true,
    imprintsDue: DUE,
  };
  expect(advisorState({ ...open, ...changes }, TODAY)).toBe(state);
});

test('every surface answers every state of an advisor according to its meaning', async () => {
  const advisors = { states: ADVISOR_STATES, probes };
  expect(await prove('advisors', 'emulators', advisors)).toEqual({
    cells: 15,
    notApplicable: 0,
    wrong: [],
    unmatched: [],
  });
});
