import { onDocumentWritten, type DocumentOptions } from 'firebase-functions/firestore';
import { onceWriting } from '../../core/maintenance.ts';
import { REGION } from '../../core/settings.ts';
import { keepFound } from './account-search.service.ts';

/** A delivery that fails is repeated; each one compares what is stored, so that does no harm, and neither does a late one. */
function on<Path extends string>(document: Path): DocumentOptions<Path> {
  return { document, region: REGION, retry: true, memory: '256MiB' };
}

/** An advisor is called something else. */
export const onAdvisorCalled = onDocumentWritten(
  on('advisors/{uid}'),
  onceWriting(({ params }) => keepFound(params.uid)),
);

/** There is a new account, one with another address, or one from before accounts were found by pieces of a name. */
export const onAccountWritten = onDocumentWritten(
  on('accounts/{uid}'),
  onceWriting(({ params }) => keepFound(params.uid)),
);
