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
import { keepOwnItems } from './keep-own-items.service.ts';

type Written = FirestoreEvent<Change<DocumentSnapshot> | undefined, { uid: string }>;

const isChanged = (data: Change<DocumentSnapshot>, field: string) =>
  data.after.exists && !isDeepStrictEqual(data.before.get(field), data.after.get(field));

/** The account is new, joined or left a team, or a migration asks for its audiences. */
export const onAudiencesChanged = onDocumentWritten(
  { document: 'accounts/{uid}', region: REGION, retry: true, memory: '256MiB' },
  onceWriting(async ({ data, params: { uid } }: Written) => {
    if (!data || !isChanged(data, 'audiences')) return;
    await completeAudiences(uid);
    if (data.before.exists) await keepOwnItems(uid);
  }),
);

/** The advisor belongs to another organisation. */
export const onOrganisationChanged = onDocumentWritten(
  { document: 'advisors/{uid}', region: REGION, retry: true, memory: '256MiB' },
  onceWriting(async ({ data, params: { uid } }: Written) => {
    if (data?.before.exists && isChanged(data, 'org')) await completeAudiences(uid);
  }),
);
