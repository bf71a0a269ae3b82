import { onDocumentCreated } from '../../core/documents/handlers.ts';
import { onceWriting } from '../../core/maintenance.ts';
import { ACCOUNTS, stripeSecrets } from '../../core/settings.ts';
import { defineSweep } from '../../core/sweeps/define-sweep.ts';
import { carryOutClosure, sweepClosures } from './carry-out-closure.service.ts';
import { closingPorts } from './closing-ports.ts';

const options = {
  secrets: stripeSecrets,
  memory: '512MiB',
  timeoutSeconds: 540,
} as const;

/** Begins to close an account as soon as it is ordered. */
export const onAccountClosure = onDocumentCreated(
  { ...options, serviceAccount: ACCOUNTS.closing, document: 'accountClosures/{uid}' },
  onceWriting(({ params: { uid } }) => carryOutClosure(closingPorts, uid)),
);

/** Goes on with accounts whose process died, or that wait for mails. */
export const closeAccounts = defineSweep('closeAccounts', options, () =>
  sweepClosures(closingPorts),
);
