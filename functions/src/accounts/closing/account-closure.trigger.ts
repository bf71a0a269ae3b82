import { onDocumentCreated } from 'firebase-functions/firestore';
import { onceWriting } from '../../core/maintenance.ts';
import { ACCOUNTS, REGION, stripeSecrets } from '../../core/settings.ts';
import { defineSweep } from '../../core/sweeps/define-sweep.ts';
import { carryOutClosure, sweepClosures } from './carry-out-closure.service.ts';
import { closingPorts } from './closing-ports.ts';

const options = {
  region: REGION,
  secrets: stripeSecrets,
  serviceAccount: ACCOUNTS.closing,
  memory: '512MiB',
  timeoutSeconds: 540,
} as const;

/** Begins to close an account as soon as it is ordered. */
export const onAccountClosure = onDocumentCreated(
  { ...options, document: 'accountClosures/{uid}', retry: true },
  onceWriting(({ params: { uid } }) => carryOutClosure(closingPorts, uid)),
);

/** Goes on with accounts whose process died, or that wait for mails. */
export const closeAccounts = defineSweep(
  'closeAccounts',
  { ...options, schedule: 'every 5 minutes' },
  () => sweepClosures(closingPorts),
);
