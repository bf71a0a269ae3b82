import { previewSessionChange, updateSeminarMutation } from '@wbd/data/seminars';
import { draftSession, sessionsWithAccessQuery, type SessionWithAccess } from '@wbd/data/sessions';
import type { Advisor } from '@wbd/domain/advisors';
import { useMutation, useQueryClient } from '@wbd/query';
import { Navigate, useParams, useSearchParams } from '@wbd/router';
import { UPLOAD_PARAM, useReopened } from '@wbd/ui/upload';
import { useState } from 'react';
import { paths } from '../shared/paths.ts';
import { withAdvisor } from '../shared/with-advisor.tsx';
import { DeleteSeminar } from './delete-seminar.tsx';
import { FormPage } from './form-page.tsx';
import { OpenSeminar, type Opened } from './open-seminar.tsx';
import { SeminarForm } from './seminar-form.tsx';
import {
  changedContent,
  reopenedSeminar,
  toSeminarValues,
  typedSeminarSchema,
} from './seminar-values.ts';
import { newRow, toEntries, toRow } from './session-rows.ts';
import { formTexts as texts } from './texts.de.ts';

/** Changes a seminar of the advisor's own. */
export const EditSeminarPage = withAdvisor(({ advisor }: { advisor: Advisor }) => {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  return (
    <FormPage title={texts.editTitle}>
      <OpenSeminar key={`${id} ${params.get(UPLOAD_PARAM)}`} id={id} uid={advisor.id}>
        {(opened) => <OpenedSeminar {...opened} uid={advisor.id} />}
      </OpenSeminar>
    </FormPage>
  );
});

const hasPeople = ({ registrationCount, waitingCount, heldSeats }: SessionWithAccess) =>
  registrationCount + waitingCount + heldSeats > 0;

function OpenedSeminar({ seminar, sessions, uid }: Opened & { uid: string }) {
  const update = useMutation(updateSeminarMutation(uid));
  const client = useQueryClient();
  const form = `seminar ${seminar.id}`;
  const reopened = useReopened({ uid, form }, typedSeminarSchema);
  const [deleted, setDeleted] = useState(false);
  const [initial] = useState(() => {
    const values = reopened ? reopenedSeminar(reopened) : toSeminarValues(seminar, sessions);
    return values.sessions.length > 0
      ? values
      : { ...values, sessions: [newRow(draftSession(), new Date())] };
  });
  if (deleted) return <Navigate to={paths.list} />;
  return (
    <>
      <SeminarForm
        uid={uid}
        initial={initial}
        films={seminar.films}
        stored={sessions}
        reopened={reopened}
        background={{ form, path: paths.editSeminar(seminar.id) }}
        previewChange={async ({ title, duration, online }, after) => {
          // people may have come since the form was opened
          const now = await client.query(sessionsWithAccessQuery(seminar.id, uid));
          if (!now.some(hasPeople)) return null;
          const preview = await previewSessionChange({
            seminarId: seminar.id,
            title,
            duration,
            online,
            sessions: after.map(({ maxParticipants: _places, time, ...session }) => ({
              ...session,
              time: time.toISOString(),
            })),
          });
          const { reached, unreached, waitingClosed } = preview;
          return reached + unreached + waitingClosed > 0 ? preview : null;
        }}
        onSave={async (content, after, isQuiet) => {
          await update.mutateAsync({
            id: seminar.id,
            hidden: seminar.hidden,
            audience: seminar.audience,
            content: changedContent(content, seminar),
            sessions: { before: toEntries(sessions.map(toRow), sessions), after },
            isQuiet,
          });
        }}
      />
      <DeleteSeminar
        seminar={seminar}
        onDeleted={() => {
          setDeleted(true);
        }}
      />
    </>
  );
}
