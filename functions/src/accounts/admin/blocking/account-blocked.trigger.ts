import { isBlocked } from '@wbd/domain/accounts';
import { refreshPage } from '../../../content/pages/refresh-pages.service.ts';
import { logins } from '../../../core/logins.ts';
import { onDocumentUpdated } from '../../../core/documents/handlers.ts';
import { onceWriting } from '../../../core/maintenance.ts';
import { readAccount } from '../../../core/people.repository.ts';
import { endFilmsOf, keepFilmsOf } from '../../sales/leaving/end-films.service.ts';
import { endFilmsPorts } from '../../sales/leaving/leaving-ports.ts';
import { settleTeamsOf } from '../../teams/settle-teams.service.ts';
import { teamPorts } from '../../teams/team-ports.ts';
import { followBlock } from './follow-block.service.ts';

/**
 * Follows a block: disables login, page and sales, and hands the team to another lead. Unblocking restores login, page and sales.
 * Failed deliveries are retried; every step is idempotent because it reads the stored state.
 */
export const onAccountBlocked = onDocumentUpdated(
  {
    document: 'accounts/{uid}',
    timeoutSeconds: 540,
    memory: '512MiB',
  },
  onceWriting(async ({ data, params: { uid } }) => {
    const hadBlock = (when: 'before' | 'after') => Boolean(data?.[when].get('block'));
    if (hadBlock('before') === hadBlock('after')) return;
    await followBlock({ account: readAccount, logins }, uid);
    await refreshPage(uid);
    await settleTeamsOf(teamPorts, uid);
    const account = await readAccount(uid);
    if (!account) return;
    await (isBlocked(account) ? endFilmsOf : keepFilmsOf)(endFilmsPorts, uid);
  }),
);
