import { useOwnAdvisor } from '@wbd/auth';
import { fileUrl } from '@wbd/data/files';
import type { SeminarContent } from '@wbd/data/seminars';
import type { SessionEntry, SessionWithAccess } from '@wbd/data/sessions';
import { ownTeamQuery } from '@wbd/data/teams';
import { beginUploads } from '@wbd/data/uploads';
import { isPublic } from '@wbd/domain/audiences';
import type { FilmVersions } from '@wbd/domain/files';
import type { SessionChangePreview } from '@wbd/domain/seminars';
import { useQuery } from '@wbd/query';
import { Link, Navigate } from '@wbd/router';
import { Button, Flex, Stack, toast } from '@wbd/ui';
import { audienceOptions } from '@wbd/ui/audience';
import {
  ChoiceField,
  Form,
  FormGrid,
  NumberField,
  SwitchField,
  TextareaField,
  TextField,
  useForm,
} from '@wbd/ui/form';
import { UnsavedGuard } from '@wbd/ui/form-dialog';
import { Card } from '@wbd/ui/page';
import {
  FileField,
  ReopenedNote,
  UploadDialog,
  useUpload,
  type Reopened,
  type UploadAbout,
} from '@wbd/ui/upload';
import { useState, type ReactNode } from 'react';
import { paths } from '../shared/paths.ts';
import {
  keptSeminar,
  LONGEST_TITLE,
  seminarFormSchema,
  type CheckedSeminar,
  type SeminarValues,
} from './seminar-values.ts';
import { sendFiles } from './send-files.ts';
import { toEntries } from './session-rows.ts';
import { SessionsField } from './sessions-field.tsx';
import {
  TellParticipants,
  type ChangeDecision,
  type TellParticipantsProps,
} from './tell-participants.tsx';
import { formTexts as texts } from './texts.de.ts';

export interface SeminarFormProps {
  uid: string;
  initial: SeminarValues;
  /** states of its films */
  films?: FilmVersions;
  /** the sessions as they were read */
  stored: readonly SessionWithAccess[];
  /** previews the mail about the changes, to ask the owner before saving; null when nobody would get one */
  previewChange?: (
    values: CheckedSeminar,
    sessions: SessionEntry[],
  ) => Promise<SessionChangePreview | null>;
  /** what the advisor may not expect after saving */
  savedHint?: string;
  /** the unfinished upload that the form goes on with */
  reopened: Reopened<unknown> | null;
  /** what an upload in the background has to know of the form */
  background: Pick<UploadAbout, 'form' | 'path'> & { values?: object };
  /** what a public seminar can be, above the buttons */
  children?: ReactNode;
  /**
   * Stores the entered values once every file is uploaded.
   * @param isQuiet sends participants no mail
   */
  onSave: (content: SeminarContent, sessions: SessionEntry[], isQuiet: boolean) => Promise<void>;
}

/** A seminar with its files and sessions, new or to be changed. */
export function SeminarForm(props: SeminarFormProps) {
  const { uid, initial, films, stored, previewChange, savedHint, children, onSave } = props;
  const { reopened, background } = props;
  const upload = useUpload();
  const [saved, setSaved] = useState(false);
  const form = useForm({
    schema: seminarFormSchema(stored),
    defaultValues: initial,
    words: texts,
  });
  const [video, trailer, audience] = form.watch(['video', 'trailer', 'audience']);
  const org = useOwnAdvisor()?.org ?? '';
  const team = useQuery(ownTeamQuery(uid)).data?.team ?? null;
  const audiences = audienceOptions({ uid, org, team, stored: initial.audience });
  const { isDirty, isSubmitting } = form.formState;

  const [asked, setAsked] = useState<TellParticipantsProps | null>(null);

  /** @returns the owner's decision; null to cancel */
  async function decide(
    values: CheckedSeminar,
    entries: SessionEntry[],
  ): Promise<ChangeDecision | null> {
    const preview = (await previewChange?.(values, entries)) ?? null;
    if (preview === null) return { isQuiet: false };
    const decision = await new Promise<ChangeDecision | null>((resolve) => {
      setAsked({ preview, decide: resolve });
    });
    setAsked(null);
    return decision;
  }

  async function save(values: CheckedSeminar): Promise<void> {
    const entries = toEntries(values.sessions, stored);
    const decision = await decide(values, entries);
    if (decision === null) return;
    const kept = keptSeminar(values);
    const result = await upload.run(
      async (job) => {
        const content = await sendFiles(values, beginUploads({ uid, ...job }));
        await onSave(content, entries, decision.isQuiet);
      },
      {
        ...background,
        ...kept,
        id: reopened?.id,
        uid,
        shownAt: paths.list,
        values: { ...background.values, ...kept.values },
      },
    );
    if (!result.ok) throw result.error;
    if (!result.isInBackground) {
      toast({ type: 'success', title: texts.saved, description: savedHint });
    }
    setSaved(true);
  }

  return (
    <>
      <UnsavedGuard when={isDirty && !saved} />
      {saved && <Navigate to={paths.list} />}
      <Form
        form={form}
        failure={{
          title: texts.saveFailed,
          texts: { 'permission/denied': texts.changedMeanwhile },
        }}
        onSubmit={save}
      >
        <Stack gap={{ base: '5', md: '6' }}>
          <ReopenedNote reopened={reopened} />
          <Card title={texts.content}>
            <Stack gap="5">
              <TextField form={form} name="title" maxLength={LONGEST_TITLE} required />
              <TextareaField form={form} name="description" maxLines={2} maxLength={500} required />
              <FormGrid>
                <NumberField form={form} name="duration" unit={texts.minutes} required />
              </FormGrid>
              <SwitchField form={form} name="online" />
            </Stack>
          </Card>
          <Card title={texts.files}>
            <Stack gap="5">
              <FileField
                form={form}
                name="video"
                target="seminars/video"
                urlOf={fileUrl}
                films={films}
                required
                onChosen={() => {
                  // they belong to the video that was there before
                  form.setValue('videoCaptions', null);
                }}
              />
              {video !== null && (
                <FileField form={form} name="videoCaptions" target="seminars/captions" />
              )}
              <FileField
                form={form}
                name="trailer"
                target="seminars/trailer"
                urlOf={fileUrl}
                films={films}
                onChosen={() => {
                  form.setValue('trailerCaptions', null);
                }}
              />
              {trailer !== null && (
                <FileField form={form} name="trailerCaptions" target="seminars/captions" />
              )}
              <FileField form={form} name="thumb" target="seminars/thumb" urlOf={fileUrl} />
              <FileField form={form} name="preview" target="seminars/preview" urlOf={fileUrl} />
              <FileField form={form} name="pdf" target="seminars/pdf" urlOf={fileUrl} />
            </Stack>
          </Card>
          <SessionsField form={form} stored={stored} />
          <Card>
            <ChoiceField form={form} name="audience" options={audiences} />
          </Card>
          {isPublic({ audience }) && children}
          {/* at the start: a message of what went wrong shows at the end, and must not cover the button */}
          <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
            <Button type="submit" loading={isSubmitting} loadingText={texts.saving}>
              {texts.save}
            </Button>
            <Button asChild variant="surface" colorPalette="gray">
              <Link to={paths.list}>{texts.cancel}</Link>
            </Button>
          </Flex>
        </Stack>
      </Form>
      {asked && <TellParticipants {...asked} />}
      <UploadDialog state={upload.state} />
    </>
  );
}
