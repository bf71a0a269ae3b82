import { chooseMutation } from '@wbd/data/selections';
import { createSeminarMutation, draftSeminar } from '@wbd/data/seminars';
import { draftSession } from '@wbd/data/sessions';
import type { Advisor } from '@wbd/domain/advisors';
import { isPublic } from '@wbd/domain/audiences';
import { useMutation } from '@wbd/query';
import { useSearchParams } from '@wbd/router';
import { Switch } from '@wbd/ui/form';
import { Card } from '@wbd/ui/page';
import { UPLOAD_PARAM, useReopened } from '@wbd/ui/upload';
import { useState } from 'react';
import * as z from 'zod/mini';
import { paths, TEMPLATE_PARAM } from '../shared/paths.ts';
import { withAdvisor } from '../shared/with-advisor.tsx';
import { FormPage } from './form-page.tsx';
import { OpenSeminar } from './open-seminar.tsx';
import { SeminarForm } from './seminar-form.tsx';
import {
  emptySeminar,
  reopenedSeminar,
  toCopy,
  typedSeminarSchema,
  type SeminarValues,
} from './seminar-values.ts';
import { newRow } from './session-rows.ts';
import { formTexts as texts } from './texts.de.ts';

const FORM = 'seminar';
const newSchema = z.extend(typedSeminarSchema, {
  draft: z.object({ id: z.string() }),
  isShown: z.boolean(),
});

/** Publishes a seminar, empty at first or a copy of another of the advisor's own. */
export const NewSeminarPage = withAdvisor(({ advisor }: { advisor: Advisor }) => {
  const [params] = useSearchParams();
  const template = params.get(TEMPLATE_PARAM);
  return (
    <FormPage
      title={template === null ? texts.newTitle : texts.copyTitle}
      {...(template !== null && { intro: texts.copyIntro })}
    >
      {template === null ? (
        <NewSeminar
          key={params.get(UPLOAD_PARAM)}
          advisor={advisor}
          begin={() => emptySeminar([newRow(draftSession(), new Date())])}
        />
      ) : (
        <OpenSeminar key={template} id={template} uid={advisor.id}>
          {({ seminar, sessions }) => (
            <NewSeminar
              advisor={advisor}
              begin={() => toCopy(seminar, sessions, draftSession(), new Date())}
            />
          )}
        </OpenSeminar>
      )}
    </FormPage>
  );
});

/** @param begin what the form begins with */
function NewSeminar({ advisor, begin }: { advisor: Advisor; begin: () => SeminarValues }) {
  const create = useMutation(createSeminarMutation(advisor));
  const choose = useMutation(chooseMutation('seminar', advisor.id));
  const reopened = useReopened({ uid: advisor.id, form: FORM }, newSchema);
  const [isShown, setIsShown] = useState(reopened?.values.isShown ?? false);
  // chosen once, so that saving again after a failure is the same write
  const [draft] = useState(() => reopened?.values.draft ?? draftSeminar());
  const [initial] = useState(() => (reopened ? reopenedSeminar(reopened) : begin()));
  return (
    <SeminarForm
      uid={advisor.id}
      initial={initial}
      stored={[]}
      reopened={reopened}
      background={{ form: FORM, path: paths.newSeminar, values: { draft, isShown } }}
      savedHint={isShown ? undefined : texts.notOnPageYet}
      onSave={async (content, sessions) => {
        await create.mutateAsync({ seminar: { ...draft, ...content }, sessions });
        if (isShown && isPublic(content)) {
          await choose.mutateAsync({ id: draft.id, visible: true, dateForOrder: Date.now() });
        }
      }}
    >
      <Card title={texts.onPage}>
        <Switch checked={isShown} onCheckedChange={setIsShown}>
          {texts.showOnPage}
        </Switch>
      </Card>
    </SeminarForm>
  );
}
