import { db } from '../../core/firestore.ts';
import { knownEntries, type KnownEntry } from '../../people/customers/entries.repository.ts';

export interface ImportedCustomers {
  /** @returns some customers of the import who are unchanged since, at most `limit` */
  some(advisor: string, importId: string, since: Date, limit: number): Promise<KnownEntry[]>;
}

export const importedCustomers: ImportedCustomers = {
  async some(advisor, importId, since, limit) {
    const { docs } = await db
      .collection('customers')
      .where('advisor', '==', advisor)
      .where('imported.importId', '==', importId)
      .where('imported.at', '>', since)
      .limit(limit)
      .get();
    return knownEntries(docs);
  },
};
