import { db } from '../gateways/firestore.ts';

/** Ids of what the operator removed from every page but that of internal testing. */
export async function hiddenIds({
  hiddenIds: field,
}: {
  hiddenIds: 'hiddenSeminars' | 'hiddenExperts';
}): Promise<ReadonlySet<string>> {
  return idsIn((await db.doc('config/public').get()).get(field));
}

/** The ids in a field of the configuration, which may be missing. */
export function idsIn(value: unknown): ReadonlySet<string> {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return new Set(entries.filter((entry) => typeof entry === 'string'));
}
