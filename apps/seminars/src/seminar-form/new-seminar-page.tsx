import { createSeminarMutation, draftSeminar } from '@wbd/data/seminars';
import { draftSession } from '@wbd/data/sessions';
import type { Advisor } from '@wbd/domain';
import { useMutation } from '@wbd/query';
import { PortalPage } from '@wbd/ui/page';
import { useState } from 'react';
import { paths } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { withAdvisor } from '../shared/with-advisor.tsx';
import { SeminarForm } from './seminar-form.tsx';
import { emptySeminar } from './seminar-values.ts';
import { newRow } from './session-rows.ts';
import { formTexts as texts } from './texts.de.ts';

/** Publishes a seminar. */
export const NewSeminarPage = withAdvisor(({ advisor }: { advisor: Advisor }) => {
  const create = useMutation(createSeminarMutation(advisor));
  // chosen once, so that saving again after a failure is the same write
  const [draft] = useState(draftSeminar);
  const [initial] = useState(() => emptySeminar([newRow(draftSession(), new Date())]));
  return (
    <PortalPage
      title={texts.newTitle}
      back={{ to: paths.list, label: sharedTexts.allSeminars }}
      width="form"
    >
      <SeminarForm
        uid={advisor.id}
        initial={initial}
        stored={[]}
        onSave={async (content, sessions) => {
          await create.mutateAsync({ seminar: { ...draft, ...content }, sessions });
        }}
      />
    </PortalPage>
  );
});
