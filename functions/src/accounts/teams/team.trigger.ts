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

/** The facts of a profile that decide whether an advisor may lead a team; most writes change none of them. */
const stateOf = (snapshot: DocumentSnapshot | undefined) =>
  JSON.stringify([snapshot?.exists, snapshot?.get('lv') ?? null]);

/** Puts an advisor's team in order when their package changed or the account was closed; `onAccountBlocked` does so about a block. Each delivery looks at what is stored. */
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
