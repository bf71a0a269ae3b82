import { isDeepStrictEqual } from 'node:util';
import type { Change, DocumentSnapshot } from 'firebase-functions/firestore';
import { onDocumentWritten, type DocumentEvent } from '../../core/documents/handlers.ts';
import { onceWriting } from '../../core/maintenance.ts';
import { completeAudiences } from './complete-audiences.service.ts';
import { keepOwnItems } from './keep-own-items.service.ts';

type Written = DocumentEvent<Change<DocumentSnapshot>, { uid: string }>;

const isChanged = (data: Change<DocumentSnapshot>, field: string) =>
  data.after.exists && !isDeepStrictEqual(data.before.get(field), data.after.get(field));

/** The account is new, joined or left a team, or a migration asks for its audiences. */
export const onAudiencesChanged = onDocumentWritten(
  { document: 'accounts/{uid}', memory: '256MiB' },
  onceWriting(async ({ data, params: { uid } }: Written) => {
    if (!data || !isChanged(data, 'audiences')) return;
    await completeAudiences(uid);
    if (data.before.exists) await keepOwnItems(uid);
  }),
);

/** The advisor belongs to another organisation. */
export const onOrganisationChanged = onDocumentWritten(
  { document: 'advisors/{uid}', memory: '256MiB' },
  onceWriting(async ({ data, params: { uid } }: Written) => {
    if (data?.before.exists && isChanged(data, 'org')) await completeAudiences(uid);
  }),
);
