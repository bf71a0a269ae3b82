import { onDocumentWritten } from '../../core/documents/handlers.ts';
import { onceWriting } from '../../core/maintenance.ts';
import { refreshPage } from '../pages/refresh-pages.service.ts';
import { markWithheld } from './mark-withheld.service.ts';
import { withheldRepository } from './withheld.repository.ts';

/** Rules, pages and calls look at the items alone; the operator's list reaches them here. */
export const onWithheldWritten = onDocumentWritten(
  { document: 'config/withheld', timeoutSeconds: 540 },
  onceWriting(() => markWithheld(withheldRepository)),
);

/** What a decision on a notice hides, and what another one restores. */
export const onRestrictionWritten = onDocumentWritten(
  { document: 'restrictions/{restrictionId}', timeoutSeconds: 540 },
  onceWriting(async ({ data }) => {
    const restriction = data?.after.exists ? data.after : data?.before;
    // decisions about a complaint change the words alone
    if (!restriction || data?.before.exists === data?.after.exists) return;
    const item: unknown = restriction.get('item');
    if (restriction.get('kind') === 'page' && typeof item === 'string') await refreshPage(item);
    else await markWithheld(withheldRepository);
  }),
);
