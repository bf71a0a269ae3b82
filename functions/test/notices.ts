import { mailSchema, type Mail } from '@wbd/domain/mails';
import {
  noticeEntrySchema,
  noticeId,
  noticeSchema,
  restrictionSchema,
  type ReportContentInput,
} from '@wbd/domain/notices';
import { anExpertVideo } from '@wbd/domain/testing';
import { noticePorts } from '../src/accounts/notices/notice-ports.ts';
import { notices } from '../src/accounts/notices/notices.repository.ts';
import { readAudiences } from '../src/core/people.repository.ts';
import { findSubject } from '../src/accounts/notices/subjects.repository.ts';
import { db, parseDocument, parseDocuments } from '../src/core/firestore.ts';
import { admitted } from './callers.ts';
import { anAccount, anAdvisor, newId, store } from './data.ts';

const always = { take: () => Promise.resolve(true) };

/** What the calls about notices work with, without limits. */
export const ports = {
  ...noticePorts,
  notices,
  subject: findSubject,
  audiences: readAudiences,
  limits: { network: always, subject: always },
  limit: always,
  looks: always,
  changes: always,
  async record({ path, data }: { path: string; data: FirebaseFirestore.DocumentData }) {
    await db.doc(path).create(data);
  },
  log: () => undefined,
};

/** An expert video with its owner. */
export async function aVideo() {
  const owner = await store('advisors', anAdvisor({ lv: 2 }));
  await store('accounts', anAccount({ id: owner.id }));
  const video = await store('expertVideos', anExpertVideo(owner.id));
  return { owner, video, id: noticeId('video', video.id) };
}

export function aReport(
  item: string,
  changes: Partial<ReportContentInput> = {},
): ReportContentInput {
  return {
    reportId: newId('report'),
    kind: 'video',
    item,
    address: `/pro/video/${item}`,
    reason: 'advertising',
    text: 'Verspricht sichere Gewinne.',
    goodFaith: true,
    name: 'Jana Weber',
    email: `${newId('jana').toLowerCase()}@example.org`,
    ...changes,
  };
}

export async function anAdmin() {
  const { id: uid } = await store('accounts', anAccount({ id: newId('admin'), admin: true }));
  return admitted(uid);
}

export const aDecision = (noticeId: string, revision: number, outcome: 'kept' | 'restricted') => ({
  decisionId: newId('decision'),
  noticeId,
  revision,
  outcome,
  basis: 'law' as const,
  ground: '§ 5 UWG',
  facts: 'Das Video verspricht sichere Gewinne.',
});

/** Everything that is stored about a notice. */
export async function stored(id: string) {
  const [notice, restriction, entries] = await Promise.all([
    db.doc(`notices/${id}`).get(),
    db.doc(`restrictions/${id}`).get(),
    db.collection(`notices/${id}/noticeEntries`).get(),
  ]);
  const actions = await db.collection('adminActions').where('notice.id', '==', id).get();
  return {
    notice: parseDocument(noticeSchema, notice),
    restriction: parseDocument(restrictionSchema, restriction),
    entries: parseDocuments(noticeEntrySchema, entries.docs),
    actions: actions.docs.map((doc) => String(doc.get('action'))),
  };
}

/** The mails about a notice, by its number. */
export async function mailsAbout(number: string): Promise<Mail[]> {
  const { docs } = await db.collection('mails').where('number', '==', number).get();
  return parseDocuments(mailSchema, docs);
}
