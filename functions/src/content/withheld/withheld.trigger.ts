import { onDocumentWritten } from 'firebase-functions/firestore';
import { onceWriting } from '../../core/maintenance.ts';
import { REGION } from '../../core/settings.ts';
import { markWithheld } from './mark-withheld.service.ts';
import { withheldRepository } from './withheld.repository.ts';

/** Rules, pages and calls look at the items alone; the operator's list reaches them here. */
export const onWithheldWritten = onDocumentWritten(
  { document: 'config/withheld', region: REGION, retry: true, timeoutSeconds: 540 },
  onceWriting(() => markWithheld(withheldRepository)),
);
