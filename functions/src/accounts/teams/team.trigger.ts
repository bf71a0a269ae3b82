import {
  onDocumentDeleted,
  onDocumentWritten,
  type Change,
  type DocumentSnapshot,
  type FirestoreEvent,
} from 'firebase-functions/firestore';
import { db } from '../../core/firestore.ts';
import { forEachDocument } from '../../core/for-each-document.ts';
import { onceWriting } from '../../core/maintenance.ts';
import { REGION } from '../../core/settings.ts';
import { settleTeamsOf } from './settle-teams.service.ts';
import { teamPorts } from './team-ports.ts';

type Written = FirestoreEvent<Change<DocumentSnapshot> | undefined, { uid: string }>;

/** The profile fields that decide whether an advisor may lead a team; most profile writes change none of them. */
const stateOf = (snapshot: DocumentSnapshot | undefined) =>
  JSON.stringify([snapshot?.exists, snapshot?.get('lv') ?? null]);

/**
 * Updates an advisor's team after a change of package or a closed account; `onAccountBlocked` does this for blocks. Idempotent,
 * because every delivery reads the stored state.
 */
export const onTeamMemberChanged = onDocumentWritten(
  { document: 'advisors/{uid}', region: REGION, retry: true, memory: '256MiB' },
  onceWriting(async ({ data, params }: Written) => {
    if (!data?.before.exists || stateOf(data.before) === stateOf(data.after)) return;
    await settleTeamsOf(teamPorts, params.uid);
  }),
);

/** Removes what is left of a team that is gone: its history and its invitations. */
export const onTeamDeleted = onDocumentDeleted(
  { document: 'teams/{teamId}', region: REGION, retry: true, memory: '256MiB' },
  onceWriting(async ({ params: { teamId } }) => {
    for (const left of [
      db.collection(`teams/${teamId}/teamEntries`),
      db.collection('teamInvitations').where('team', '==', teamId),
    ]) {
      await forEachDocument(left, (writer, { ref }) => writer.delete(ref));
    }
  }),
);
