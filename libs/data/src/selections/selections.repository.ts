import { selectionSchema, type Selection } from '@wbd/domain';
import { readWholeCollection, writeTogether } from '@wbd/firebase/firestore';
import { PAGE_SIZE } from '../freshness/index.ts';
import { subcollectionPath, subdocumentPath } from '../paths/index.ts';

/** What an advisor chooses from. */
export type SelectionKind = 'seminar' | 'expert';

/** What an advisor chose; items without a choice have no row. The rules answer nobody else. */
export function readSelections(kind: SelectionKind, uid: string): Promise<Selection[]> {
  return readWholeCollection(selectionSchema, selectionsPath(kind, uid), PAGE_SIZE);
}

/** Stores choices, all or none; an earlier one for the same item is replaced. */
export async function storeSelections(
  kind: SelectionKind,
  uid: string,
  choices: readonly Selection[],
): Promise<void> {
  await writeTogether(
    choices.map(({ id, visible, dateForOrder }) => ({
      kind: 'set',
      path: subdocumentPath(selectionsPath(kind, uid), id),
      data: { visible, dateForOrder },
    })),
  );
}

function selectionsPath(kind: SelectionKind, uid: string): string {
  return subcollectionPath('advisors', uid, `${kind}Selection`);
}
