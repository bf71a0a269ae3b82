import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../../../core/firestore.ts';
import type { ContentCard, ContentKind, KeptCard } from '../content-kinds.ts';
import type { CardChunk } from './card-chunks.ts';
import { chunkFrom, chunkHolding, chunksWith } from './cards.repository.ts';

/** Reads shared cards for one page and remembers from which documents, so that it can tell whether they have changed. */
export class CardReader<Card extends ContentCard> {
  readonly #kind: ContentKind<Card>;
  readonly #read = new Map<string, DocumentSnapshot>();

  constructor(kind: ContentKind<Card>) {
    this.#kind = kind;
  }

  /** The cards of these items by id, without those that have none. */
  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, KeptCard<Card>>> {
    const wanted = new Set(ids);
    const found = new Map<string, KeptCard<Card>>();
    for (const chunk of await chunksWith(this.#kind, ids)) {
      for (const kept of this.#remembered(chunk)) {
        if (wanted.has(kept.card.id)) found.set(kept.card.id, kept);
      }
    }
    return found;
  }

  /** Every card in the order of publication, from the document on in which the key has its place. */
  async *from(key: string): AsyncGenerator<KeptCard<Card>> {
    let chunk = await chunkHolding(this.#kind, key);
    while (chunk) {
      yield* this.#remembered(chunk);
      const { next } = chunk;
      // a document that was joined to its neighbour is found where its cards are now
      chunk =
        next === null
          ? null
          : ((await chunkFrom(this.#kind, next)) ?? (await chunkHolding(this.#kind, next)));
    }
  }

  /** Whether all that was read is still as it was. */
  async isUnchanged(): Promise<boolean> {
    const before = [...this.#read.values()];
    if (before.length === 0) return true;
    const now = await db.getAll(...before.map(({ ref }) => ref), { fieldMask: [] });
    return now.every((snapshot, index) =>
      isDeepStrictEqual(snapshot.updateTime, before[index]?.updateTime),
    );
  }

  #remembered(chunk: CardChunk<Card>): KeptCard<Card>[] {
    this.#read.set(chunk.snapshot.ref.path, chunk.snapshot);
    return chunk.cards;
  }
}
