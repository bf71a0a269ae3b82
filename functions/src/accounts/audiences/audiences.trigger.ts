import { isDeepStrictEqual } from 'node:util';
import {
  onDocumentWritten,
  type Change,
  type DocumentSnapshot,
  type FirestoreEvent,
} from 'firebase-functions/firestore';
import { onceWriting } from '../../core/maintenance.ts';
import { REGION } from '../../core/settings.ts';
import { completeAudiences } from './complete-audiences.service.ts';

type Written = FirestoreEvent<Change<DocumentSnapshot> | undefined, { uid: string }>;

const whenChanged = (field: string) =>
  onceWriting(async ({ data, params }: Written) => {
    if (!data?.after.exists) return;
    if (isDeepStrictEqual(data.before.get(field), data.after.get(field))) return;
    await completeAudiences(params.uid);
  });

/** The account is new, joined or left a team, or a migration asks for its audiences. */
export const onAudiencesChanged = onDocumentWritten(
  { document: 'accounts/{uid}', region: REGION, retry: true, memory: '256MiB' },
  whenChanged('audiences'),
);

/** The advisor belongs to another organisation. */
export const onOrganisationChanged = onDocumentWritten(
  { document: 'advisors/{uid}', region: REGION, retry: true, memory: '256MiB' },
  whenChanged('org'),
);
