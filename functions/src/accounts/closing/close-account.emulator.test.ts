import '../../../test/own-project.ts';
import '../../../fuzz/environment.ts';
import { errorTexts, isErrorCode } from '@wbd/domain/errors';
import { mailSchema } from '@wbd/domain/mails';
import { registrationSchema, sessionSchema } from '@wbd/domain/seminars';
import { aBilling } from '@wbd/domain/testing';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { tokenOf, logIn } from '../../../fuzz/logins.ts';
import { serveCallables, type FuzzServer } from '../../../fuzz/server.ts';
import { accountOf, createBillingWorld, type World } from '../../../test/billing-world.ts';
import { answerSchema } from '../../../test/calls.ts';
import {
  aColleague,
  aFullLeaver,
  aLeaver,
  aPerson,
  carryOutPorts,
  deliverQueued,
  order,
  tracesOf,
  wait,
} from '../../../test/closures.ts';
import {
  aCustomer,
  anAccount,
  aRegistration,
  aSeminar,
  aSession,
  store,
} from '../../../test/data.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { randomPhone } from '../../../test/people.ts';
import { app, db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';
import { withTrace } from '../../core/log/trace.ts';
import { carryOutClosure, sweepClosures } from './carry-out-closure.service.ts';
import { closeAccount } from './close-account.callable.ts';
import { closureSteps, stepPorts, type StepPorts } from './closing-ports.ts';
import { closuresRepository } from './closures.repository.ts';

let world: World;
let server: FuzzServer;
beforeAll(async () => {
  world = await createBillingWorld();
  server = await serveCallables({ closeAccount });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  server.close();
  await world.stop();
});

const MINUTE_MS = 60_000;
const inDays = (days: number) => ahead(days * 24 * 60);
const ahead = (minutes: number) => () => new Date(Date.now() + minutes * MINUTE_MS);
const ports = (changes: Partial<StepPorts> = {}) =>
  carryOutPorts({ stripe: () => Promise.resolve(world.stripe), ...changes });

const subjectsTo = async (email: string | null) =>
  (await mailsTo(email ?? '')).map(({ subject }) => subject.replace(/ am .*/, ''));

test('closing a full account leaves only the last mail, invoices, and codes that name no one', async () => {
  const leaver = await aFullLeaver();
  const { advisor, colleague, own, guest, waiting, hoping, coming, theirs, elsewhere } = leaver;
  const uid = advisor.id;
  const { email } = await accountOf(uid);
  const customer = await world.buy({ uid, mail: email }, 'wbd_pro_cancellable');
  const before = await tracesOf(advisor);
  expect(before.length).toBeGreaterThan(25);

  await withTrace('k7qmz2xp', () => order(uid));
  await order(uid);
  expect((await db.doc(`advisors/${uid}`).get()).exists).toBe(false);
  expect((await db.doc(`accounts/${uid}`).get()).exists).toBe(false);
  await carryOutClosure(ports(), uid);
  await deliverQueued();
  await carryOutClosure({ ...ports(), now: ahead(16) }, uid);
  // the export, and the row with its end
  expect((await db.doc(`accountClosures/${uid}`).get()).data()).toMatchObject({
    step: 'retrieval',
    email: null,
    firstName: null,
    customer: null,
    kept: null,
  });
  await carryOutClosure({ ...ports(), now: inDays(29) }, uid);
  expect((await db.doc(`accountClosures/${uid}`).get()).exists).toBe(true);
  await carryOutClosure({ ...ports(), now: inDays(31) }, uid);

  const isInvoice = (path: string) => /^(invoices|eInvoices)\//.test(path);
  const traces = await tracesOf(advisor);
  // the law keeps invoices for eight years
  expect(traces.some(isInvoice)).toBe(true);
  const [lastMail, ...others] = traces.filter(
    (path) => !path.startsWith('codes/') && !isInvoice(path),
  );
  expect(others).toEqual([]);
  expect(lastMail).toMatch(/^mails\//);
  const row = parseDocument(mailSchema, await db.doc(lastMail ?? '').get());
  expect(row).toMatchObject({ kind: 'account-closed', state: 'sent', email });
  // a sweep enqueued it, long after the click
  expect(row?.trace).toBe('k7qmz2xp');
  const days = ((row?.expiresAt?.getTime() ?? 0) - Date.now()) / (24 * 60 * MINUTE_MS);
  expect(Math.round(days)).toBe(14);
  for (const code of [advisor.code, advisor.code.replace('zdenka', 'frueher')]) {
    expect((await db.doc(`codes/${code}`).get()).data()).toMatchObject({ uid: null });
    expect((await db.doc(`publicPages/${code}`).get()).exists).toBe(false);
  }

  // participants, waiting people and the colleague get a mail; past participants do not
  expect(await subjectsTo(email)).toEqual([
    'Dein WBD-Konto wird geschlossen',
    'Dein WBD-Konto ist geschlossen',
  ]);
  expect((await subjectsTo(own.email)).toSorted()).toEqual([
    'Abgemeldet: Geld verstehen',
    'Fällt aus: Vermögen für Anfänger',
  ]);
  expect((await subjectsTo(guest.email)).toSorted()).toEqual([
    'Fällt aus: Kennenlernen',
    'Fällt aus: Vermögen für Anfänger',
  ]);
  expect(await subjectsTo(waiting.email)).toEqual(['Fällt aus: Vermögen für Anfänger']);
  expect(await subjectsTo(hoping.email)).toEqual(['Nicht mehr auf der Warteliste: Geld verstehen']);
  const { email: ofColleague } = await accountOf(colleague.id);
  expect((await subjectsTo(ofColleague)).toSorted()).toEqual([
    'Fällt aus: Vermögen für Anfänger',
    'Plätze frei: Geld verstehen',
  ]);

  // customers and their logins are erased; the colleague's data stays and names no erased person
  expect((await db.doc(`customers/${own.id}`).get()).exists).toBe(false);
  const logins = await getAuth(app).getUsers([{ uid: own.id }, { uid: guest.id }, { uid }]);
  expect(logins.users.map((user) => user.uid)).toEqual([guest.id]);
  expect((await db.doc(`sessions/${coming.id}`).get()).exists).toBe(false);
  const session = parseDocument(sessionSchema, await db.doc(`sessions/${theirs.id}`).get());
  expect(session).toMatchObject({ registrationCount: 1, waitingCount: 1 });
  const seats = await db.collection(`sessions/${theirs.id}/registrations`).get();
  const [seat, ...noOthers] = parseDocuments(registrationSchema, seats.docs);
  expect(seat).toMatchObject({ id: guest.id, page: null });
  expect(noOthers).toEqual([]);
  const entry = await db.doc(`sessions/${theirs.id}/waiting/${waiting.id}`).get();
  expect(entry.get('page')).toBe(colleague.id);
  expect((await db.doc(`seminars/${elsewhere.id}`).get()).exists).toBe(true);
  const kept = await db.doc(`customers/${guest.id}`).get();
  expect([kept.get('advisor'), kept.get('inviteBy')]).toEqual([colleague.id, null]);
  expect((await db.doc('config/public').get()).get('specialAdvisor')).toBeNull();

  // nothing is charged any more, and the invoices are still there
  expect((await world.stripe.customers.retrieve(customer)).deleted).toBe(true);
  expect((await world.stripe.invoices.list({ customer })).data.length).toBeGreaterThan(0);
  const refusals = world.refusals.length;
  await world.deliverNews();
  expect(world.refusals.slice(refusals)).toEqual([]);
  expect((await db.doc(`accounts/${uid}`).get()).exists).toBe(false);
});

/** An advisor with little, so that many processes may die over it. */
async function aSmallLeaver() {
  const advisor = await aLeaver();
  const seminar = await store('seminars', aSeminar(advisor.id));
  const session = await store(
    'sessions',
    aSession(seminar, { registrationCount: 2, waitingCount: 1 }),
  );
  const customers = await Promise.all([1, 2].map(() => store('customers', aCustomer(advisor.id))));
  for (const customer of customers) {
    const registration = aRegistration(session, customer);
    await db.doc(`sessions/${session.id}/registrations/${customer.id}`).set(toData(registration));
  }
  const colleague = await aColleague(advisor);
  const waiting = await aPerson(colleague.id);
  await wait(session, waiting, advisor.id);
  return { advisor, customers, colleague, waiting };
}

describe('a process that dies', () => {
  /** Ports of a process that dies at its nth step. */
  function dyingAt(step: number) {
    let steps = 0;
    const dying =
      <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) =>
      (...args: Args): Promise<Result> =>
        ++steps >= step ? Promise.reject(new Error('killed')) : run(...args);
    const { access, sessions, sessionSeats, stored, erasing, traces, exporting } = stepPorts;
    const changed: StepPorts = {
      ...stepPorts,
      stripe: () => Promise.resolve(world.stripe),
      pause: dying(deliverQueued),
      access: {
        logins: { disable: dying((uid) => access.logins.disable(uid)) },
        codes: { reserve: dying((uid, until) => access.codes.reserve(uid, until)) },
        withdrawPage: dying((uid) => access.withdrawPage(uid)),
      },
      sessions: {
        some: dying((collection, uid) => sessions.some(collection, uid)),
        deleteEmpty: dying((id) => sessions.deleteEmpty(id)),
        deleteSeminar: dying((id) => sessions.deleteSeminar(id)),
      },
      sessionSeats: {
        hide: dying((id) => sessionSeats.hide(id)),
        read: dying(async (id) => {
          const state = await sessionSeats.read(id);
          return { ...state, free: dying((mails) => state.free(mails)) };
        }),
      },
      stored: {
        ...stored,
        someCustomers: dying((uid) => stored.someCustomers(uid)),
        hasMailsUnderWay: dying((uid) => stored.hasMailsUnderWay(uid)),
      },
      erasing: {
        ...erasing,
        logins: { remove: dying((uid) => erasing.logins.remove(uid)) },
        traces: {
          ...erasing.traces,
          removeDocuments: dying((found, id) => erasing.traces.removeDocuments(found, id)),
          removeCustomer: dying((id, notice) => erasing.traces.removeCustomer(id, notice)),
        },
      },
      exporting: {
        stored: {
          page: dying((uid, part, after) => exporting.stored.page(uid, part, after)),
        },
        files: {
          ...exporting.files,
          write: dying((path, file) => exporting.files.write(path, file)),
          remove: dying((path) => exporting.files.remove(path)),
        },
      },
      traces: {
        someLeftBehind: dying((uid) => traces.someLeftBehind(uid)),
        removeRows: dying((uid) => traces.removeRows(uid)),
        forgetMentions: dying((uid) => traces.forgetMentions(uid)),
      },
    };
    return {
      ...carryOutPorts(),
      steps: closureSteps(changed),
      closures: {
        change: dying((...args: Parameters<typeof closuresRepository.change>) =>
          closuresRepository.change(...args),
        ),
        remove: dying((uid: string) => closuresRepository.remove(uid)),
      },
    };
  }

  test('leaves the rest to the next one, wherever that was, and everyone is written to once', async () => {
    const { advisor, customers, colleague, waiting } = await aSmallLeaver();
    const { email } = await accountOf(advisor.id);
    const { email: ofColleague } = await accountOf(colleague.id);
    await order(advisor.id);
    let deaths = 0;
    for (let step = 1; ; step++) {
      // each process comes after the lease of the one before
      const row = await db.doc(`accountClosures/${advisor.id}`).get();
      const isWaiting = row.get('step') === 'retrieval';
      const now = isWaiting ? inDays(31 + step) : ahead(step * 11);
      const outcome = await carryOutClosure({ ...dyingAt(step), now }, advisor.id).then(
        () => 'done',
        () => 'killed',
      );
      if (outcome === 'killed') deaths += 1;
      const sessions = await db.collection('sessions').where('advisor', '==', advisor.id).get();
      for (const { id, registrationCount } of parseDocuments(sessionSchema, sessions.docs)) {
        const seats = await db.collection(`sessions/${id}/registrations`).count().get();
        expect(registrationCount).toBe(seats.data().count);
      }
      if (!(await db.doc(`accountClosures/${advisor.id}`).get()).exists) break;
      expect(step).toBeLessThan(120);
    }
    await deliverQueued();
    expect(deaths).toBeGreaterThan(8);
    const left = (await tracesOf(advisor)).filter((path) => !path.startsWith('codes/'));
    expect(left).toHaveLength(1);
    for (const { email: address } of [...customers, waiting, { email: ofColleague }]) {
      expect(await subjectsTo(address)).toEqual(['Fällt aus: Vermögen für Anfänger']);
    }
    expect(await subjectsTo(email)).toHaveLength(2);
  });
});

test('customers are erased only when their mails have left, or after a day', async () => {
  const { advisor, customers } = await aSmallLeaver();
  const [customer] = customers;
  await order(advisor.id);
  const undelivered = { pause: () => Promise.resolve() };
  await carryOutClosure(ports(undelivered), advisor.id);
  const stored = () => db.doc(`customers/${customer?.id}`).get();
  expect((await stored()).exists).toBe(true);
  expect((await db.doc(`accountClosures/${advisor.id}`).get()).get('step')).toBe('mails');

  // not before its pause is over, and then with the next sweep
  const failures: string[] = [];
  const sweep = (minutes: number, changes: Partial<StepPorts>) =>
    sweepClosures({
      ...ports({ ...changes, now: ahead(minutes) }),
      closures: closuresRepository,
      now: ahead(minutes),
      log(event) {
        if (event === 'account.closing-failed') failures.push(event);
      },
    });
  await sweep(0, undelivered);
  expect((await stored()).exists).toBe(true);
  await sweep(24 * 60 + 1, undelivered);
  expect((await stored()).exists).toBe(false);
  expect(failures).toEqual([]);
});

test('data written by a call that began before the order is removed, too', async () => {
  const { advisor } = await aSmallLeaver();
  await order(advisor.id);
  await carryOutClosure(ports(), advisor.id);
  const late = await store('customers', aCustomer(advisor.id));
  await carryOutClosure({ ...ports(), now: ahead(10) }, advisor.id);
  expect((await db.doc(`customers/${late.id}`).get()).exists).toBe(true);
  await carryOutClosure({ ...ports(), now: ahead(16) }, advisor.id);
  expect((await db.doc(`customers/${late.id}`).get()).exists).toBe(false);
  expect((await db.doc(`accountClosures/${advisor.id}`).get()).get('step')).toBe('retrieval');
});

describe('the order', () => {
  async function refusalOf(idToken?: string): Promise<string | undefined> {
    const answer = await fetch(`${server.origin}/closeAccount`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }),
      },
      body: JSON.stringify({ data: {} }),
    });
    const { error } = answerSchema.parse(await answer.json());
    const code = error?.details?.code;
    if (isErrorCode(code)) expect(error?.message).toBe(errorTexts[code]);
    return code;
  }

  test('only the advisor can order it, with the password just given', async () => {
    const advisor = await aLeaver();
    const who = { uid: advisor.id, email: `${advisor.id}@example.org` };
    const customer = await logIn({ phoneNumber: randomPhone() });
    expect(await refusalOf()).toBe('auth/required');
    expect(await refusalOf(customer.idToken)).toBe('permission/denied');
    expect(await refusalOf(tokenOf({ uid: customer.uid }))).toBe('permission/denied');
    const token = tokenOf(who);
    vi.useFakeTimers({ toFake: ['Date'], now: ahead(11)() });
    expect(await refusalOf(token)).toBe('auth/password-required');
    vi.useRealTimers();
    expect((await db.doc(`advisors/${advisor.id}`).get()).exists).toBe(true);
    expect(await refusalOf(token)).toBeUndefined();
    expect((await db.doc(`accountClosures/${advisor.id}`).get()).get('step')).toBe('access');
    expect((await getAuth(app).getUser(advisor.id)).disabled).toBe(true);
  });

  test('is refused for the operator’s own pages', async () => {
    for (const code of ['wbd', 'internaltesting']) {
      const operator = await aLeaver();
      await db.doc(`advisors/${operator.id}`).update({ code });
      expect(await refusalOf(tokenOf({ uid: operator.id }))).toBe('permission/denied');
      expect((await db.doc(`advisors/${operator.id}`).get()).exists).toBe(true);
    }
  });

  test('a payment customer of another account is not touched', async () => {
    const [advisor, other] = [await aLeaver(), await aLeaver()];
    const { email } = await accountOf(other.id);
    const customer = await world.buy({ uid: other.id, mail: email }, 'wbd_pro_annual');
    const billing = aBilling({ customer });
    await store('accounts', anAccount({ id: advisor.id, billing }));
    await order(advisor.id);
    await carryOutClosure(ports(), advisor.id);
    expect((await world.stripe.customers.retrieve(customer)).deleted).not.toBe(true);
  });
});
