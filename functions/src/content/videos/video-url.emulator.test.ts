import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Advisor } from '@wbd/domain/advisors';
import { ownAudience, PUBLIC, teamAudience } from '@wbd/domain/audiences';
import { videoUrlOutput, type KnowledgeVideo, type QuickVideo } from '@wbd/domain/content';
import { AppError } from '@wbd/domain/errors';
import {
  entitlementId,
  type FilmEntitlement,
  type FilmFile,
  type FilmOffer,
} from '@wbd/domain/sales';
import { aKnowledgeVideo, aQuickVideo } from '@wbd/domain/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { storeAccount } from '../../../test/advisors.ts';
import { call } from '../../../test/calls.ts';
import { anAccount, anAdvisor, newId, store } from '../../../test/data.ts';
import { storageHost } from '../../../test/environment.ts';
import { publicUrl, storeFile } from '../../../test/files.ts';
import { signInByPhone, signUpConfirmed } from '../../../test/people.ts';
import { files } from '../../gateways/storage.ts';
import { signedVideosByLogin, signedVideosByNetwork } from '../../core/limits.ts';
import type { Visitor } from '../../core/callable.ts';
import { db } from '../../core/firestore.ts';
import { rateLimit } from '../../core/rate-limit.repository.ts';
import { videoUrl } from './video-url.service.ts';
import { audiencesOfLogin, findVideo, hasBought } from './videos.repository.ts';
import { mediaFront } from '@wbd/tools/media-front';
import { createSigner, writeKeyFile } from '@wbd/tools/signer';

// a busy machine takes its time to evaluate the first rule, and to start the first function
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

const SECONDS = 1800;
const content = new Uint8Array(1000).map((_, index) => index % 251);

/** What the front takes for the time. */
let clock = new Date();
let front: Server;

beforeAll(async () => {
  const signer = createSigner();
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'wbd-signer-')), 'key.json');
  writeKeyFile(file, signer);
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', file);
  front = mediaFront({ storageOrigin: `http://${storageHost}`, signer, now: () => clock });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const address = front.address();
  if (!address || typeof address === 'string') throw new Error('The front has no port');
  vi.stubEnv('WBD_MEDIA_ORIGIN', `http://127.0.0.1:${address.port}`);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  front.close();
  front.closeAllConnections();
  await once(front, 'close');
});

const ports = {
  findVideo,
  audiencesOfLogin,
  hasBought,
  files,
  streamAddress: () => '/action/film/token/film.m3u8',
  limits: { login: signedVideosByLogin, network: signedVideosByNetwork },
  now: () => new Date(),
};
const address = '203.0.113.7';
const visitor = { caller: null, address };
const as = (uid: string, emailConfirmed = true) => ({
  caller: { uid, phone: null, emailConfirmed },
  address,
});

async function storeKnowledgeVideo(owner: Advisor, changes: Partial<KnowledgeVideo> = {}) {
  const url = `knowledge_videos/video/${newId('film')}.mp4`;
  await storeFile(url, { owner: owner.id, content });
  return store('knowledgeVideos', aKnowledgeVideo(owner, { url, ...changes }));
}

async function storeQuickVideo(owner: Advisor, changes: Partial<QuickVideo> = {}) {
  const url = `knowledge_videos_for_customers/video/${newId('film')}.mp4`;
  await storeFile(url, { owner: owner.id, content });
  return store('quickVideos', aQuickVideo(owner.id, { url, ...changes }));
}

/** An offer on sale with its film. */
async function storeFilm({ id: advisor }: Advisor, changes: Partial<FilmOffer> = {}) {
  const id = newId('film');
  const url = `paid_videos/video/${id}.mp4`;
  await storeFile(url, { owner: advisor, content });
  const offer: FilmOffer = {
    id,
    advisor,
    title: 'Erbrecht',
    description: 'Eine Stunde.',
    thumb: `paid_videos/thumb/${id}.webp`,
    trailer: null,
    netCents: 4_900,
    vatPercent: 19,
    state: 'sale',
    endsAt: null,
    createdAt: new Date(),
    changedAt: new Date(),
    ...changes,
  };
  await store('filmOffers', offer);
  return store<FilmFile>('filmFiles', { id, advisor, url, captions: null });
}

/** What the payments of an advisor have opened. */
async function entitle(buyer: Advisor, { id, advisor }: FilmFile, state: FilmEntitlement['state']) {
  await store<FilmEntitlement>('filmEntitlements', {
    id: entitlementId(buyer.id, id),
    advisor: buyer.id,
    offer: id,
    seller: advisor,
    title: 'Erbrecht',
    state,
    sale: newId('sale'),
    boughtAt: new Date(),
    revision: 1,
  });
}

const owner = () => store('advisors', anAdvisor({ lv: 2, org: newId('org') }));

async function watch(url: string, range?: string) {
  const answer = await fetch(url, { headers: range === undefined ? {} : { range } });
  const body = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, body };
}

describe('LIB-03 the address of a knowledge video', () => {
  test('LIB-03 plays for a colleague of level 0, whole and in parts', async () => {
    const advisor = await owner();
    const colleague = await store('advisors', anAdvisor({ lv: 0, org: advisor.org }));
    const video = await storeKnowledgeVideo(advisor);
    clock = new Date();
    const { url } = await videoUrl(ports, { kind: 'knowledge', id: video.id }, as(colleague.id));

    const whole = await watch(url);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect(whole.body).toEqual(content);

    const part = await watch(url, 'bytes=100-299');
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 100-299/1000');
    expect(part.headers.get('content-type')).toBe('video/mp4');
    expect(part.body).toEqual(content.slice(100, 300));

    const end = await watch(url, 'bytes=-10');
    expect(end.body).toEqual(content.slice(990));
    const beyond = await watch(url, 'bytes=1000-');
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe('bytes */1000');
  });

  test('LIB-03.2 QUICK-02.3 is valid for 1800 s and not a second longer', async () => {
    const advisor = await owner();
    const video = await storeKnowledgeVideo(advisor);
    const before = Math.floor(Date.now() / 1000) * 1000;
    const input = { kind: 'knowledge' as const, id: video.id };
    const { url, expiresAt } = await videoUrl(ports, input, as(advisor.id));
    expect(expiresAt).toBeGreaterThanOrEqual(before + SECONDS * 1000);
    expect(expiresAt).toBeLessThanOrEqual(Date.now() + SECONDS * 1000);

    clock = new Date(expiresAt);
    expect((await watch(url, 'bytes=0-1')).status).toBe(206);
    clock = new Date(expiresAt + 1000);
    expect((await watch(url, 'bytes=0-1')).status).toBe(400);

    const quick = await storeQuickVideo(advisor);
    clock = new Date();
    const signed = await videoUrl(ports, { kind: 'quick', id: quick.id }, visitor);
    clock = new Date(signed.expiresAt);
    expect((await watch(signed.url, 'bytes=0-1')).status).toBe(206);
    clock = new Date(signed.expiresAt + 1000);
    expect((await watch(signed.url, 'bytes=0-1')).status).toBe(400);
    expect(signed.expiresAt).toBeGreaterThanOrEqual(before + SECONDS * 1000);
    expect(signed.expiresAt).toBeLessThanOrEqual(Date.now() + SECONDS * 1000);
  });

  test('LIB-03 opens no other video, and not without its signature', async () => {
    const advisor = await owner();
    const [video, other] = [await storeKnowledgeVideo(advisor), await storeKnowledgeVideo(advisor)];
    clock = new Date();
    const { url } = await videoUrl(ports, { kind: 'knowledge', id: video.id }, as(advisor.id));
    expect((await watch(url)).status).toBe(200);
    expect((await watch(url.replace(video.url, other.url))).status).toBe(403);
    const forged = url.replace(/(?<=Signature=)./, (digit) => (digit === '0' ? '1' : '0'));
    expect((await watch(forged)).status).toBe(403);
    expect((await watch(url.split('?')[0] ?? '')).status).toBe(400);
    expect((await watch(publicUrl(video.url))).status).toBe(403);
  });

  test('LIB-03.1 is refused to another organisation, a customer and a visitor', async () => {
    const advisor = await owner();
    const stranger = await store('advisors', anAdvisor({ lv: 2, org: newId('org') }));
    const input = { kind: 'knowledge' as const, id: (await storeKnowledgeVideo(advisor)).id };
    const refused = { code: 'permission/denied' };
    await expect(videoUrl(ports, input, as(stranger.id))).rejects.toMatchObject(refused);
    await expect(videoUrl(ports, input, as(newId('cus')))).rejects.toMatchObject(refused);
    await expect(videoUrl(ports, input, visitor)).rejects.toMatchObject({ code: 'auth/required' });
  });

  test('KNOW-01.2 a video for a team plays for its members, from any organisation, and not for the rest of the organisation', async () => {
    const advisor = await owner();
    const [member, colleague] = [
      await owner(),
      await store('advisors', anAdvisor({ org: advisor.org })),
    ];
    const team = { id: newId('team'), joinedAt: new Date(), figures: null, money: null };
    await store('accounts', anAccount({ id: member.id, team }));
    const { id } = await storeKnowledgeVideo(advisor, { audience: teamAudience(team.id) });
    const ask = (who: Visitor) => videoUrl(ports, { kind: 'knowledge', id }, who);
    for (const who of [member, advisor]) expect((await ask(as(who.id))).url).toContain('http');
    const refused = { code: 'permission/denied' };
    await expect(ask(as(colleague.id))).rejects.toMatchObject(refused);
    await db.doc(`accounts/${member.id}`).update({ team: null });
    await expect(ask(as(member.id))).rejects.toMatchObject(refused);
    await expect(ask(visitor)).rejects.toMatchObject({ code: 'auth/required' });
  });

  test('KNOW-01 a video for everyone plays for visitors, one for no one for its owner alone', async () => {
    const advisor = await owner();
    const colleague = await store('advisors', anAdvisor({ org: advisor.org }));
    const everyone = await storeKnowledgeVideo(advisor, { audience: PUBLIC });
    const none = await storeKnowledgeVideo(advisor, { audience: ownAudience(advisor.id) });
    const ask = (id: string, who: Visitor) => videoUrl(ports, { kind: 'knowledge', id }, who);
    expect((await ask(everyone.id, visitor)).url).toContain('http');
    expect((await ask(none.id, as(advisor.id))).url).toContain('http');
    const refused = { code: 'permission/denied' };
    await expect(ask(none.id, as(colleague.id))).rejects.toMatchObject(refused);
  });

  test('LIB-03 is refused to an advisor of the organisation whose e-mail address is not confirmed', async () => {
    const advisor = await owner();
    const input = { kind: 'knowledge' as const, id: (await storeKnowledgeVideo(advisor)).id };
    await expect(videoUrl(ports, input, as(advisor.id, false))).rejects.toMatchObject({
      code: 'auth/email-unconfirmed',
    });
  });

  test('LIB-03 is given for no hidden video, not even to its owner', async () => {
    const advisor = await owner();
    const input = {
      kind: 'knowledge' as const,
      id: (await storeKnowledgeVideo(advisor, { hidden: true })).id,
    };
    await expect(videoUrl(ports, input, as(advisor.id))).rejects.toMatchObject({
      code: 'video/not-found',
    });
  });

  test('LIB-03 a row that names the file of another advisor, or of another folder, opens nothing', async () => {
    const advisor = await owner();
    const thief = await owner();
    const video = await storeKnowledgeVideo(advisor);
    const missing = { code: 'video/not-found' };
    for (const url of [video.url, `seminars/video/${newId('x')}.mp4`, 'knowledge_videos/video/x']) {
      const { id } = await storeKnowledgeVideo(thief, { url });
      const request = videoUrl(ports, { kind: 'knowledge', id }, as(thief.id));
      await expect(request).rejects.toMatchObject(missing);
    }
    const { id } = await storeQuickVideo(thief, { url: video.url });
    await expect(videoUrl(ports, { kind: 'quick', id }, visitor)).rejects.toMatchObject(missing);
    const none = videoUrl(ports, { kind: 'quick', id: newId('none') }, visitor);
    await expect(none).rejects.toMatchObject(missing);
  });
});

describe('KNOW-02.6: the address of a film that is sold', () => {
  const refused = { code: 'permission/denied' };
  const ask = (film: FilmFile, who: Visitor) => videoUrl(ports, { kind: 'paid', id: film.id }, who);

  test('KNOW-02.6: plays for its seller and its buyer', async () => {
    const [seller, buyer] = [await owner(), await owner()];
    const film = await storeFilm(seller);
    await entitle(buyer, film, 'open');
    clock = new Date();
    for (const { id } of [seller, buyer]) {
      const part = await watch((await ask(film, as(id))).url, 'bytes=5-9');
      expect(part.status).toBe(206);
      expect(part.body).toEqual(content.slice(5, 10));
    }
    expect((await watch(publicUrl(film.url))).status).toBe(403);
  });

  test('KNOW-02.6: is refused to advisors who have not paid, not even for another film, and to visitors', async () => {
    const [seller, buyer] = [await owner(), await owner()];
    const colleague = await store('advisors', anAdvisor({ lv: 2, org: seller.org }));
    const [film, other] = [await storeFilm(seller), await storeFilm(seller)];
    await entitle(buyer, other, 'open');
    for (const { id } of [buyer, colleague]) {
      await expect(ask(film, as(id))).rejects.toMatchObject(refused);
    }
    await expect(ask(film, as(newId('cus')))).rejects.toMatchObject(refused);
    await expect(ask(film, visitor)).rejects.toMatchObject({ code: 'auth/required' });
  });

  test('KNOW-02.6: is refused once the money went back or is disputed, and given again when the dispute is won', async () => {
    const [seller, buyer] = [await owner(), await owner()];
    const film = await storeFilm(seller);
    for (const state of ['refunded', 'disputed'] as const) {
      await entitle(buyer, film, state);
      await expect(ask(film, as(buyer.id))).rejects.toMatchObject(refused);
    }
    await entitle(buyer, film, 'open');
    expect((await ask(film, as(buyer.id))).url).toContain('http');
  });

  test('KNOW-02.6: rejects unconfirmed buyers, and all buyers once the grace period of a departed seller has ended', async () => {
    const [seller, buyer] = [await owner(), await owner()];
    const soon = new Date(Date.now() + 3_600_000);
    const [film, ended] = [
      await storeFilm(seller, { state: 'withdrawn', endsAt: soon }),
      await storeFilm(seller, { state: 'withdrawn', endsAt: new Date(Date.now() - 1) }),
    ];
    for (const one of [film, ended]) await entitle(buyer, one, 'open');
    expect((await ask(film, as(buyer.id))).url).toContain('http');
    await expect(ask(ended, as(buyer.id))).rejects.toMatchObject(refused);
    await expect(ask(film, as(buyer.id, false))).rejects.toMatchObject({
      code: 'auth/email-unconfirmed',
    });
  });

  test('KNOW-02.6: a film row that names the file of another seller, or of another folder, opens nothing', async () => {
    const [seller, thief] = [await owner(), await owner()];
    const [film, stolen] = [await storeFilm(seller), await storeFilm(thief)];
    const free = `knowledge_videos/video/${newId('film')}.mp4`;
    await storeFile(free, { owner: thief.id, content });
    for (const url of [film.url, free]) {
      await db.doc(`filmFiles/${stolen.id}`).update({ url });
      await expect(ask(stolen, as(thief.id))).rejects.toMatchObject({ code: 'video/not-found' });
    }
  });
});

test('QUICK-02 the address of a quick video plays for everyone who has the link', async () => {
  const video = await storeQuickVideo(await owner());
  clock = new Date();
  const { url } = await videoUrl(ports, { kind: 'quick', id: video.id }, visitor);
  const part = await watch(url, 'bytes=5-9');
  expect(part.status).toBe(206);
  expect(part.body).toEqual(content.slice(5, 10));
});

test.each([
  ['processing', 'video/not-ready'],
  ['failed', 'video/failed'],
  ['limited', 'video/failed'],
] as const)(
  'QUICK-02 signs no URL for an unplayable film whose conversion is %s: %s',
  async (state, code) => {
    const video = await storeQuickVideo(await owner());
    const note = { path: video.url, state, sizes: [], isPlayable: false };
    await db.doc(`quickVideos/${video.id}`).update({ films: [note] });
    const asked = videoUrl(ports, { kind: 'quick', id: video.id }, visitor);
    await expect(asked).rejects.toMatchObject({ code });
  },
);

test("QUICK-02 captions have an address of their own, as long as they are the owner's", async () => {
  const advisor = await owner();
  // a trigger removes files that are not WebVTT
  const words = new TextEncoder().encode('WEBVTT\n\n00:00.000 --> 00:01.000\nGuten Tag');
  const captionsOf = async (folder: string, by: string) =>
    storeFile(`${folder}/captions/${newId('words')}.vtt`, { owner: by, content: words });
  const [own, foreign, elsewhere] = await Promise.all([
    captionsOf('knowledge_videos_for_customers', advisor.id),
    captionsOf('knowledge_videos_for_customers', newId('thief')),
    captionsOf('knowledge_videos', advisor.id),
  ]);
  const ask = async (captions: string | null) => {
    const { id } = await storeQuickVideo(advisor, { captions });
    return (await videoUrl(ports, { kind: 'quick', id }, visitor)).captions;
  };
  clock = new Date();
  const origin = 'http://portal.example';
  const answer = await fetch((await ask(own)) ?? '', { headers: { origin } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(words);
  expect((await watch(publicUrl(own))).status).toBe(403);
  for (const other of [null, foreign, elsewhere]) expect(await ask(other)).toBeNull();
});

describe('QUICK-02 LIB-03 limits of signed addresses', () => {
  const HOUR = 3_600_000;
  /** Limits of the test's own: so many for a login, and so many for a network. */
  const limitedTo = (login: number, network: number) => ({
    ...ports,
    limits: {
      login: rateLimit({ name: newId('login'), most: login, windowMs: HOUR }),
      network: rateLimit({ name: newId('network'), most: network, windowMs: HOUR }),
    },
  });
  const outcome = (request: Promise<unknown>) =>
    request.then(
      () => 'signed',
      (error: unknown) => (error instanceof AppError ? error.code : error),
    );

  test('stop a login, however it signed in, and only that one', async () => {
    const advisor = await owner();
    const knowledge = { kind: 'knowledge' as const, id: (await storeKnowledgeVideo(advisor)).id };
    const quick = { kind: 'quick' as const, id: (await storeQuickVideo(advisor)).id };
    const limited = limitedTo(2, 1_000);
    const logins = [
      [knowledge, as(advisor.id)],
      [quick, as(newId('anonymous'), false)],
      [
        quick,
        {
          caller: { uid: newId('phone'), phone: '+4915112345678', emailConfirmed: false },
          address,
        },
      ],
    ] as const;
    for (const [input, login] of logins) {
      const ask = () => outcome(videoUrl(limited, input, login));
      expect([await ask(), await ask(), await ask()]).toEqual(['signed', 'signed', 'rate/limited']);
    }
  });

  test('stop a network whose every request comes from another login, and visitors with it', async () => {
    const { id } = await storeQuickVideo(await owner());
    const limited = limitedTo(1_000, 3);
    const ask = (who: Visitor) => outcome(videoUrl(limited, { kind: 'quick', id }, who));
    const first = await Promise.all([ask(as(newId('a'))), ask(as(newId('b'))), ask(visitor)]);
    expect(first).toEqual(['signed', 'signed', 'signed']);
    expect([await ask(as(newId('c'))), await ask(visitor)]).toEqual([
      'rate/limited',
      'rate/limited',
    ]);
    expect(await ask({ ...visitor, address: '198.51.100.9' })).toBe('signed');
  });

  test('let 200 people behind one address begin at the same moment', async () => {
    const { id } = await storeQuickVideo(await owner());
    const event = { caller: null, address: newId('event') };
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => outcome(videoUrl(ports, { kind: 'quick', id }, event))),
    );
    expect(new Set(answers)).toEqual(new Set(['signed']));
  });
});

test('LIB-03 QUICK-02 over HTTP: the portal signs what it plays, and only for whom it is', async () => {
  const email = `${newId('berater')}@example.org`;
  const [login, stranger] = [await signUpConfirmed(email), await signInByPhone()];
  const advisor = await store('advisors', anAdvisor({ id: login.uid, lv: 0, org: newId('org') }));
  await storeAccount(login.uid);
  const knowledge = await storeKnowledgeVideo(advisor);
  const quick = await storeQuickVideo(advisor);
  const ask = (kind: string, id: string, token?: string) => call('videoUrl', { kind, id }, token);

  for (const answer of [
    await ask('knowledge', knowledge.id, login.idToken),
    await ask('quick', quick.id),
  ]) {
    const { url } = videoUrlOutput.parse(answer.result);
    const part = await watch(url, 'bytes=0-9');
    expect(part.status).toBe(206);
    expect(part.body).toEqual(content.slice(0, 10));
  }
  expect((await ask('knowledge', knowledge.id)).error?.details?.code).toBe('auth/required');
  expect((await ask('knowledge', knowledge.id, stranger.idToken)).error?.details?.code).toBe(
    'permission/denied',
  );
});

test('public files are served in parts, too', async () => {
  const file = await storeFile(`seminars/video/${newId('film')}.mp4`, { owner: 'x', content });
  const part = await watch(publicUrl(file), 'bytes=10-19');
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe('bytes 10-19/1000');
  expect(part.headers.get('accept-ranges')).toBe('bytes');
  expect(part.body).toEqual(content.slice(10, 20));
});
