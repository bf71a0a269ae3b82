import '../../test/own-project.ts';
import { aCustomer, anOffer, aRegistration, newId, store } from '../../test/data.ts';
import {
  aKnowledgeVideo,
  anAccount,
  anInvoice,
  anExpertVideo,
  anInvitation,
  aQuickVideo,
  aReferral,
  aTestimonial,
} from '@wbd/domain/testing';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { consentTo } from '@wbd/domain/consents';
import { expect, test } from 'vitest';
import { allDocuments } from '../../test/documents.ts';
import { storeFile } from '../../test/files.ts';
import { mailsTo } from '../../test/mailbox.ts';
import { runTriggers, triggerNames } from '../../test/triggers.ts';
import { app, db, toData } from './firestore.ts';

/**
 * Writes or deletes a document; its triggers run once, then three times at once.
 * @returns what ran
 */
async function deliver(path: string, data: object | null): Promise<string[]> {
  const ref = db.doc(path);
  const before = await ref.get();
  await (data ? ref.set(data, { merge: true }) : ref.delete());
  const after = await ref.get();
  const ran = await runTriggers(before, after);
  const once = await allDocuments();
  await Promise.all([1, 2, 3].map(() => runTriggers(before, after)));
  expect(await allDocuments()).toEqual(once);
  return ran;
}

/** Delivers what is queued there once more, as if it had just been written. */
async function deliverQueued(
  collection: 'mails' | 'pictureOrders' | 'filmOrders',
): Promise<string[]> {
  const queued = await db.collection(collection).get();
  expect(queued.size).toBeGreaterThan(0);
  const ran: string[] = [];
  for (const row of queued.docs) {
    await row.ref.delete();
    ran.push(...(await deliver(row.ref.path, row.data())));
  }
  return ran;
}

/** What happens to an account besides: each document sets triggers of its own off. */
async function deliverOfAccount(uid: string): Promise<string[][]> {
  const now = new Date();
  const address = { from: 'alt@example.org', to: 'neu@example.org', wasProven: true };
  return [
    await deliver(`accounts/${uid}`, { block: { reason: 'Werbung', at: now } }),
    await deliver(`accounts/${uid}`, { block: null }),
    await deliver(`emailChanges/${uid}`, { ...address, at: now, trace: null }),
    await deliver(`invoices/${newId('in')}`, toData(anInvoice({ advisor: uid }))),
    await deliver(`terminations/${newId('ended')}`, {
      kind: 'ordinary',
      reason: null,
      name: 'Petra Berg',
      email: 'petra@example.org',
      code: null,
      endsOn: null,
      confirmTo: 'petra@example.org',
      receivedAt: now,
      state: 'confirmed',
      uid: null,
      isImmediate: false,
      endsAt: null,
      decidedAt: now,
      trace: null,
      expiresAt: now,
    }),
  ];
}

const aRestriction = (advisor: string) => ({
  id: 'testimonial-1',
  kind: 'testimonial',
  item: '1',
  advisor,
  number: 'M-7K3F92QX',
  title: 'Rita Rendite',
  at: new Date(),
  basis: 'law',
  ground: '§ 5 UWG',
  facts: 'Das Video verspricht sichere Gewinne.',
  complainUntil: new Date(),
  complainedAt: null,
  upheld: null,
});

async function aPicture(owner: string): Promise<string> {
  const name = `seminars/thumb/${newId('file')}.jpg`;
  const content = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#0a6' },
  })
    .jpeg()
    .toBuffer();
  const file = getStorage(app).bucket().file(name);
  await file.save(content, { contentType: 'image/jpeg', metadata: { metadata: { owner } } });
  return name;
}

const FILM = path.resolve(
  import.meta.dirname,
  '../../../tools/dev/seed/media/files/voice-lena.mp4',
);

async function aFilm(owner: string): Promise<string> {
  return storeFile(`seminars/trailer/${newId('file')}.mp4`, {
    owner,
    content: new Uint8Array(await readFile(FILM)),
  });
}

test('FN-06 three further deliveries of each event change nothing more, and sends no second mail', async () => {
  const { advisor, seminar, session } = await anOffer({ directions: 'Hof, 2. Stock' });
  const email = `${newId('dreimal')}@example.org`;
  const customer = await store('customers', aCustomer(advisor.id, { email }));
  const registration = aRegistration(session, customer);
  const consent = consentTo('registration', new Date());
  const invitee = await store('customers', aCustomer(advisor.id, { email, consent }));
  const { people, ...invited } = anInvitation(advisor.id, [invitee], { session: session.id });
  const invitation = {
    ...invited,
    people: people.map((person) => ({ ...person, state: 'waiting', mail: null })),
    leaseUntil: null,
    finished: false,
  };
  const { id, ...items } = {
    id: newId('item'),
    testimonials: aTestimonial(advisor.id),
    expertVideos: anExpertVideo(advisor.id),
    knowledgeVideos: aKnowledgeVideo(advisor),
    quickVideos: aQuickVideo(advisor.id),
  };
  const seat = `sessions/${session.id}/registrations/${customer.id}`;
  await store('referrals', aReferral(customer, advisor.id));
  const ran = [
    await deliver(`invitations/${invitation.id}`, toData(invitation)),
    await deliver(`advisors/${advisor.id}`, { heroText: 'Neu' }),
    await deliver(`imprints/${advisor.id}`, { name: 'Clara', address: 'Köln', email }),
    await deliver(`accounts/${advisor.id}`, toData(anAccount({ id: advisor.id }))),
    ...(await deliverOfAccount(advisor.id)),
    await deliver('restrictions/testimonial-1', toData(aRestriction(advisor.id))),
    await deliver('config/withheld', {
      hiddenSeminars: [seminar.id],
      hiddenExperts: [],
      excludedSeminars: [],
    }),
    await deliver(seat, toData(registration)),
    await deliver(seat, { attended: true }),
    await deliver(`sessions/${session.id}`, { location: 'Anderswo' }),
    await deliver(`sessionAccess/${session.id}`, { directions: 'Hof, 3. Stock' }),
    await deliver(`seminars/${seminar.id}`, {
      title: 'Ein anderer Titel',
      thumb: await aPicture(advisor.id),
      trailer: await aFilm(advisor.id),
    }),
  ];
  const message = { advisor: advisor.id, session: session.id, text: 'Bis bald!', to: null };
  ran.push(
    await deliver(`sessionMessages/${newId('message')}`, {
      ...message,
      mails: null,
      createdAt: new Date(),
      expiresAt: new Date(),
    }),
    await deliver(`sessions/${session.id}`, {
      hidden: true,
      calledOff: { at: new Date(), reason: null, seats: 1, waiting: 0 },
    }),
  );
  for (const [collection, item] of Object.entries(items)) {
    ran.push(await deliver(`${collection}/${id}`, toData({ ...item, id })));
  }
  const film = { advisor: advisor.id, url: 'paid_videos/video/a.mp4', captions: null };
  const offer = { advisor: advisor.id, thumb: 'paid_videos/thumb/a.webp', trailer: null };
  ran.push(
    await deliver(`filmFiles/${id}`, film),
    await deliver(`filmOffers/${id}`, { ...offer, title: 'Erbrecht', state: 'draft' }),
  );
  for (const [section, item] of [
    ['seminars', seminar.id],
    ['experts', id],
  ] as const) {
    const choices = { [item]: { visible: true, dateForOrder: 1 } };
    const path = `advisors/${advisor.id}/selections/${section}`;
    ran.push(await deliver(path, { choices, changed: [item] }));
  }
  ran.push(await deliver('pageUpdates/rebuild', { step: 0, after: null }));
  const leaving = { email: `${newId('weg')}@example.org`, firstName: 'Petra', customer: null };
  const ordered = { orderedAt: new Date(), leaseUntil: new Date(), step: 'access', claims: 0 };
  ran.push(await deliver(`accountClosures/${newId('gone')}`, { ...leaving, ...ordered }));
  for (const queue of ['mails', 'pictureOrders', 'filmOrders'] as const) {
    ran.push(await deliverQueued(queue));
  }
  const note = aCustomer(advisor.id);
  const team = `teams/${newId('team')}`;
  const referral = { referrer: advisor.id, advisor: advisor.id, name: 'Jörg W.' };
  const referred = { ...referral, customer: note.id, createdAt: new Date() };
  await store('referrals', { id: note.id, ...referred });
  ran.push(
    await deliver(`customerMerges/${note.id}`, {
      advisor: advisor.id,
      into: customer.id,
      startedAt: new Date(),
    }),
    await deliver(`expertVideos/${id}`, null),
    await deliver(`seminars/${seminar.id}`, null),
    await deliver(`customers/${customer.id}`, null),
    await deliver(team, { name: 'Nord', memberIds: [] }),
    await deliver(team, null),
  );

  expect((await db.doc(`referrals/${note.id}`).get()).exists).toBe(false);
  expect([...new Set(ran.flat())].toSorted()).toEqual([...triggerNames].toSorted());
  const subjects = (await mailsTo(email)).map(({ subject }) => subject);
  expect(subjects).toHaveLength(new Set(subjects).size);
  expect(subjects.length).toBeGreaterThan(0);
});
