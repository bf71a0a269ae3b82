import type { Change, DocumentSnapshot } from 'firebase-functions/firestore';
import { db } from '../../core/firestore.ts';
import { forEachDocument } from '../../core/for-each-document.ts';
import {
  onDocumentDeleted,
  onDocumentWritten,
  type DocumentEvent,
} from '../../core/documents/handlers.ts';
import { onceWriting } from '../../core/maintenance.ts';
import { settleTeamsOf } from './settle-teams.service.ts';
import { teamPorts } from './team-ports.ts';

type Written = DocumentEvent<Change<DocumentSnapshot>, { uid: string }>;

/** The profile fields that decide whether an advisor may lead a team; most profile writes change none of them. */
const stateOf = (snapshot: DocumentSnapshot | undefined) =>
  JSON.stringify([snapshot?.exists, snapshot?.get('lv') ?? null]);

/**
 * Updates an advisor's team after a change of package or a closed account; `onAccountBlocked` does this for blocks. Idempotent,
 * because every delivery reads the stored state.
 */
export const onTeamMemberChanged = onDocumentWritten(
  { document: 'advisors/{uid}', memory: '256MiB' },
  onceWriting(async ({ data, params }: Written) => {
    if (!data?.before.exists || stateOf(data.before) === stateOf(data.after)) return;
    await settleTeamsOf(teamPorts, params.uid);
  }),
);

/** Removes what is left of a team that is gone: its history and its invitations. */
export const onTeamDeleted = onDocumentDeleted(
  { document: 'teams/{teamId}', memory: '256MiB' },
  onceWriting(async ({ params: { teamId } }) => {
    for (const left of [
      db.collection(`teams/${teamId}/teamEntries`),
      db.collection('teamInvitations').where('team', '==', teamId),
    ]) {
      await forEachDocument(left, (writer, { ref }) => writer.delete(ref));
    }
  }),
);
