import { isDeepStrictEqual } from 'node:util';
import type { Change, DocumentSnapshot } from 'firebase-functions/firestore';
import {
  onDocumentWritten,
  type DocumentEvent,
  type DocumentOptions,
} from '../../core/documents/handlers.ts';
import { onceWriting } from '../../core/maintenance.ts';
import { updateAccountSearch } from './account-search.service.ts';

type Written = DocumentEvent<Change<DocumentSnapshot>, { uid: string }>;

/** A failed delivery is repeated. Each delivery compares what is stored, so repeated and late ones do no harm. */
function on<Path extends string>(document: Path): DocumentOptions<Path> {
  return { document, memory: '256MiB' };
}

/** Leaves out writes that change none of the fields: most of them, for instance each edit of an advisor's page. */
const whenChanged = (...fields: readonly string[]) =>
  onceWriting(async ({ data, params }: Written) => {
    const isSame = fields.every((field) =>
      isDeepStrictEqual(data?.before.get(field), data?.after.get(field)),
    );
    if (!isSame) await updateAccountSearch(params.uid);
  });

/** The advisor has another name or code. */
export const onAdvisorRenamed = onDocumentWritten(
  on('advisors/{uid}'),
  whenChanged('firstName', 'lastName', 'code'),
);

/** The account is new, has another address, or a migration asks for its search fields. */
export const onAccountWritten = onDocumentWritten(
  on('accounts/{uid}'),
  whenChanged('email', 'search'),
);
