import { withheldContentSchema } from '@wbd/domain/content';
import type { NoticeKind } from '@wbd/domain/notices';
import { db, parseDocument } from '../../core/firestore.ts';

/** A mark that the server puts on items. */
export type Flagged =
  | { collection: 'seminars'; flag: 'hidden' | 'excluded' }
  | {
      collection: 'expertVideos' | 'testimonials' | 'quickVideos' | 'knowledgeVideos' | 'sessions';
      flag: 'hidden';
    };

/** Ids of what is withheld: by the operator's list, or by decisions on notices. */
export interface Withheld {
  hiddenSeminars: string[];
  hiddenExperts: string[];
  hiddenTestimonials: string[];
  hiddenQuickVideos: string[];
  hiddenKnowledgeVideos: string[];
  excludedSeminars: string[];
}

export interface WithheldRepository {
  /** what is withheld, and what tells one version of that from the next */
  read(): Promise<{ content: Withheld; version: string }>;
  marked(flagged: Flagged): Promise<string[]>;
  sessionsOf(seminarIds: readonly string[]): Promise<string[]>;
  /** Sets the mark of items; those that are gone are left out. */
  write(flagged: Flagged, changes: readonly { id: string; value: boolean }[]): Promise<void>;
}

const NOTHING = {
  hiddenSeminars: [],
  hiddenExperts: [],
  hiddenQuickVideos: [],
  excludedSeminars: [],
};
const WRITES_AT_ONCE = 500;

export const withheldRepository: WithheldRepository = {
  async read() {
    const [snapshot, { docs }] = await Promise.all([
      db.doc('config/withheld').get(),
      db.collection('restrictions').select('kind', 'item').get(),
    ]);
    const { hiddenSeminars, hiddenExperts, hiddenQuickVideos, excludedSeminars } =
      parseDocument(withheldContentSchema, snapshot) ?? NOTHING;
    const restricted = (kind: NoticeKind) =>
      docs.filter((one) => one.get('kind') === kind).map((one) => String(one.get('item')));
    const content = {
      hiddenSeminars: [...hiddenSeminars, ...restricted('seminar')],
      hiddenExperts: [...hiddenExperts, ...restricted('video')],
      hiddenTestimonials: restricted('testimonial'),
      hiddenQuickVideos: [...hiddenQuickVideos, ...restricted('schnellvideo')],
      hiddenKnowledgeVideos: restricted('knowledge'),
      excludedSeminars,
    };
    // a restriction never changes what it hides
    const version = [snapshot.updateTime?.valueOf(), ...docs.map(({ id }) => id)].join(' ');
    return { content, version };
  },
  async marked({ collection, flag }) {
    const marked = db.collection(collection).where(flag, '==', true);
    const { docs } = await marked.select('calledOff').get();
    // a session that its owner called off is hidden for that reason
    return docs.filter((doc) => (doc.get('calledOff') ?? null) === null).map(({ id }) => id);
  },
  async sessionsOf(seminarIds) {
    const found = await Promise.all(
      seminarIds.map((id) => db.collection('sessions').where('seminar', '==', id).select().get()),
    );
    return found.flatMap(({ docs }) => docs.map(({ id }) => id));
  },
  async write({ collection, flag }, changes) {
    for (let from = 0; from < changes.length; from += WRITES_AT_ONCE) {
      const some = changes.slice(from, from + WRITES_AT_ONCE);
      await db.runTransaction(async (transaction) => {
        const refs = some.map(({ id }) => db.collection(collection).doc(id));
        const found = await transaction.getAll(...refs, { fieldMask: [] });
        for (const [index, { ref, exists }] of found.entries()) {
          if (exists) transaction.update(ref, { [flag]: some[index]?.value });
        }
      });
    }
  },
};
