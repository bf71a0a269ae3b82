import { onDocumentUpdated } from 'firebase-functions/firestore';
import { logins } from '../../../core/logins.ts';
import { onceWriting } from '../../../core/maintenance.ts';
import { REGION } from '../../../core/settings.ts';
import { followBlock } from './follow-block.service.ts';
import { readAccount } from '../../../core/people.repository.ts';
import { endFilmsOf, keepFilmsOf } from '../../sales/leaving/end-films.service.ts';
import { endFilmsPorts } from '../../sales/leaving/leaving-ports.ts';

/** Closes the login of an account that was blocked, and opens it again. A delivery that fails is repeated. */
export const onAccountBlocked = onDocumentUpdated(
  { document: 'accounts/{uid}', region: REGION, retry: true, memory: '256MiB' },
  onceWriting(async ({ data, params }) => {
    const isBlocked = (when: 'before' | 'after') => Boolean(data?.[when].get('block'));
    if (isBlocked('before') === isBlocked('after')) return;
    await followBlock({ account: readAccount, logins }, params.uid);
    const account = await readAccount(params.uid);
    if (!account) return;
    await (account.block ? endFilmsOf : keepFilmsOf)(endFilmsPorts, params.uid);
  }),
);
