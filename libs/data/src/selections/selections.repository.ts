import { choicesIn, selectionsSchema, type Selection } from '@wbd/domain/seminars';
import { mergeDocument, readDocument } from '@wbd/firebase/firestore';
import { subcollectionPath, subdocumentPath } from '../paths/index.ts';

/** What an advisor chooses from. */
export type SelectionKind = 'seminar' | 'expert';

/** What an advisor chose, one read; items without a choice are not in it. The rules answer no one else. */
export async function readSelections(kind: SelectionKind, uid: string): Promise<Selection[]> {
  return choicesIn(await readDocument(selectionsSchema, selectionsPath(kind, uid)));
}

/** Stores choices, all or none; an earlier one for the same item is replaced. */
export async function storeSelections(
  kind: SelectionKind,
  uid: string,
  choices: readonly Selection[],
): Promise<void> {
  const entries = choices.map(
    ({ id, visible, dateForOrder }) => [id, { visible, dateForOrder }] as const,
  );
  await mergeDocument(selectionsPath(kind, uid), {
    choices: Object.fromEntries(entries),
    changed: choices.map(({ id }) => id),
  });
}

function selectionsPath(kind: SelectionKind, uid: string): string {
  return subdocumentPath(subcollectionPath('advisors', uid, 'selections'), `${kind}s`);
}
