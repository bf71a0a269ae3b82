import '../../../test/own-project.ts';
import { MAX_WAITING_REPORTS, noticeId, PORTAL_ITEM } from '@wbd/domain/notices';
import { aKnowledgeVideo, aQuickVideo, aTestimonial } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { aSeminar, newId, store } from '../../../test/data.ts';
import { dying } from '../../../test/dying.ts';
import { codeOf } from '../../../test/code-of.ts';
import { aReport, aVideo, mailsAbout, ports, stored } from '../../../test/notices.ts';
import { db } from '../../core/firestore.ts';
import { rateLimit } from '../../core/rate-limit.repository.ts';
import { reportContent } from './report-content.service.ts';

const HOUR = 3_600_000;
const network = { address: '203.0.113.7' };
const report = (input: ReturnType<typeof aReport>) => reportContent(ports, input, network);

test('reports of one video join one notice, with one receipt to each address', async () => {
  const { owner, video, id } = await aVideo();
  const email = 'jana@example.org';
  const answers = await Promise.all([
    report(aReport(video.id, { email })),
    report(aReport(video.id, { email: 'JANA@example.org' })),
    report(aReport(video.id)),
  ]);
  expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
  const { notice, entries } = await stored(id);
  expect(notice).toMatchObject({ owner: owner.id, waiting: 3, isOpen: true, isUrgent: false });
  expect(entries).toHaveLength(3);
  const mails = await mailsAbout(answers[0].number);
  expect(mails.map(({ kind }) => kind)).toEqual(['notice-received', 'notice-received']);
  // the owner may read the mails about them, and must not learn who reported
  expect(mails.map(({ advisor }) => advisor)).toEqual(['portal', 'portal']);
});

test('wherever a report dies, sending it again stores it once', async () => {
  for (let step = 1, finished = false; !finished; step++) {
    const { video, id } = await aVideo();
    const input = aReport(video.id);
    const outcome = await codeOf(reportContent(dying(ports, step), input, network));
    finished = outcome === 'done';
    if (!finished) expect(outcome).toContain('killed');
    const { number } = await report(input);
    const { notice, entries } = await stored(id);
    expect(notice?.waiting).toBe(1);
    expect(entries).toHaveLength(1);
    expect(await mailsAbout(number)).toHaveLength(1);
  }
});

test('everything that is published can be reported, and what is not there cannot', async () => {
  const { owner } = await aVideo();
  const seminar = await store('seminars', aSeminar(owner.id));
  const testimonial = await store('testimonials', aTestimonial(owner.id));
  const quick = await store('quickVideos', aQuickVideo(owner.id));
  const known = await store('knowledgeVideos', aKnowledgeVideo(owner));
  const subjects = [
    ['seminar', seminar.id, seminar.title],
    ['testimonial', testimonial.id, testimonial.customer],
    ['schnellvideo', quick.id, quick.title],
    ['knowledge', known.id, known.title],
    ['page', owner.id, `${owner.firstName} ${owner.lastName}`],
    ['portal', PORTAL_ITEM, 'Seite von WBD'],
  ] as const;
  for (const [kind, item, title] of subjects) {
    await report(aReport(item, { kind }));
    const { notice } = await stored(noticeId(kind, item));
    expect(notice).toMatchObject({ kind, title, owner: kind === 'portal' ? null : owner.id });
    expect(await codeOf(report(aReport(newId('missing'), { kind })))).toBe('notice/not-found');
  }
});

test('hidden content takes no reports', async () => {
  const { video, id } = await aVideo();
  await report(aReport(video.id));
  const { notice } = await stored(id);
  const at = new Date();
  await store('restrictions', {
    id,
    kind: 'video',
    item: video.id,
    advisor: video.advisor,
    title: 'T',
    at,
    number: notice?.number,
    basis: 'law',
    ground: 'G',
    facts: 'F',
    complainUntil: at,
    complainedAt: null,
    upheld: null,
  });
  expect(await codeOf(report(aReport(video.id)))).toBe('notice/not-found');
});

test('abuse of minors is urgent and needs no name', async () => {
  const { video, id } = await aVideo();
  const { number } = await report(aReport(video.id, { reason: 'minors', name: null, email: null }));
  expect((await stored(id)).notice?.isUrgent).toBe(true);
  expect(await mailsAbout(number)).toEqual([]);
});

test('limits stop a network, a flood of one subject, and more than anyone could read', async () => {
  const limitOf = (most: number) => rateLimit({ name: newId('limit'), most, windowMs: HOUR });
  const { video, id } = await aVideo();
  const limited = {
    ...ports,
    limits: { network: limitOf(2), subject: limitOf(3) },
  };
  const send = (address: string) => codeOf(reportContent(limited, aReport(video.id), { address }));
  expect([await send('a'), await send('a'), await send('a')]).toEqual([
    'done',
    'done',
    'rate/limited',
  ]);
  expect([await send('b'), await send('b')]).toEqual(['done', 'notice/known']);

  await db.doc(`notices/${id}`).update({ waiting: MAX_WAITING_REPORTS });
  expect(await codeOf(report(aReport(video.id)))).toBe('notice/known');
});
