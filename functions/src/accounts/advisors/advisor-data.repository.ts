import { EXPORT_PARTS } from '@wbd/domain/collections';
import {
  FieldPath,
  Timestamp,
  type DocumentSnapshot,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import { documentsOf, liesAmong } from '../../core/documents-of.ts';
import { db } from '../../core/firestore.ts';
import { InvalidInput } from '../../core/refusal.ts';

export type DataRecord = Record<string, unknown>;

export interface AdvisorDataRepository {
  /**
   * A page of an advisor's stored data, in the order of paths. Every query filters by the advisor, so that no input can widen it.
   * @param after path of the last record that is known; null for the first page
   * @throws InvalidInput for an unknown part, and for the path of a document that the part cannot hold
   */
  page(
    uid: string,
    part: string,
    after: string | null,
  ): Promise<{ records: DataRecord[]; next: string | null }>;
}

const PAGE_SIZE = 200;

export const advisorDataRepository: AdvisorDataRepository = {
  async page(uid, part, after) {
    const source = EXPORT_PARTS.find((one) => one.part === part);
    if (!source) throw new InvalidInput(['part']);
    const last = after === null ? null : db.doc(after);
    if (last && !liesAmong(source, uid, last)) throw new InvalidInput(['after']);
    const ordered = documentsOf(source, uid).orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
    const page = last ? ordered.startAfter(last) : ordered;
    const { docs }: QuerySnapshot = await (source.only ? page.select(...source.only) : page).get();
    return {
      records: docs.map(recordOf),
      next: docs.length < PAGE_SIZE ? null : (docs.at(-1)?.ref.path ?? null),
    };
  },
};

/** A document as an export has it. */
export function recordOf(document: DocumentSnapshot): DataRecord {
  return { id: document.id, ...asText(document.data() ?? {}) };
}

/** Times as ISO text, so that the record can leave as JSON. */
function asText(data: DataRecord): DataRecord {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, textOf(value)]));
}

function textOf(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(textOf);
  return typeof value === 'object' && value !== null ? asText({ ...value }) : value;
}
