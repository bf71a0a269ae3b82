import { decideNoticeMutation, draftEntryId } from '@wbd/data/notices';
import {
  decideNoticeInput,
  LONGEST_STATEMENT,
  noticeTexts,
  type NoticeDetails,
} from '@wbd/domain/notices';
import { useMutation } from '@wbd/query';
import { Button, Stack, toast } from '@wbd/ui';
import { ChoiceField, Form, FormAlert, TextareaField, useForm } from '@wbd/ui/form';
import { UnsavedGuard } from '@wbd/ui/form-dialog';
import { Card } from '@wbd/ui/page';
import { useState } from 'react';
import * as z from 'zod/mini';
import { noticesTexts } from './texts.de.ts';

const texts = noticesTexts.decide;

const { outcome, basis, ground, facts } = decideNoticeInput.shape;
const schema = z.object({
  outcome: z.pipe(z.string(), outcome),
  basis: z.pipe(z.string(), basis),
  ground,
  facts,
});
const NOTHING = { outcome: '', basis: '', ground: '', facts: '' };

const KEPT = { value: 'kept', ...texts.outcomes.kept };
const OUTCOMES = [KEPT, { value: 'restricted', ...texts.outcomes.restricted }];
const BASES = [
  { value: 'law', label: noticeTexts.basis.law },
  { value: 'terms', label: noticeTexts.basis.terms },
];

export interface DecisionCardProps {
  notice: NoticeDetails['notice'];
  /** another admin has to decide */
  isForOther: boolean;
}

/** Decides what becomes of the reported content, with the reasons for everyone concerned. */
export function DecisionCard({ notice, isForOther }: DecisionCardProps) {
  const [isAgain, setAgain] = useState(false);
  return (
    <Card title={texts.title} text={texts.text}>
      {isForOther ? (
        <FormAlert status="info">{texts.forOther}</FormAlert>
      ) : notice.isOpen || isAgain ? (
        <DecisionForm
          notice={notice}
          onDone={() => {
            setAgain(false);
          }}
        />
      ) : (
        <Button
          variant="outline"
          onClick={() => {
            setAgain(true);
          }}
        >
          {texts.again}
        </Button>
      )}
    </Card>
  );
}

function DecisionForm({
  notice,
  onDone,
}: Pick<DecisionCardProps, 'notice'> & { onDone: () => void }) {
  const decide = useMutation(decideNoticeMutation());
  // the same for each try: a decision whose answer was lost is not made twice
  const [decisionId] = useState(draftEntryId);
  const form = useForm({ schema, defaultValues: NOTHING, words: texts });
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const { id: noticeId, revision, owner } = notice;

  async function send(values: z.output<typeof schema>): Promise<void> {
    await decide.mutateAsync({ decisionId, noticeId, revision, ...values });
    toast({ type: 'success', title: texts.done[values.outcome] });
    form.reset(NOTHING);
    onDone();
  }

  return (
    <Form
      form={form}
      label={texts.title}
      onSubmit={send}
      failure={{ title: texts.failed, texts: { conflict: texts.conflict } }}
    >
      <Stack gap="5">
        {/* what belongs to no one cannot be hidden from others */}
        <ChoiceField
          form={form}
          name="outcome"
          required
          options={owner === null ? [KEPT] : OUTCOMES}
        />
        <ChoiceField form={form} name="basis" required options={BASES} />
        <TextareaField form={form} name="ground" required rows={3} maxLength={LONGEST_STATEMENT} />
        <TextareaField form={form} name="facts" required rows={5} maxLength={LONGEST_STATEMENT} />
        <Button
          type="submit"
          alignSelf="flex-start"
          loading={isSubmitting}
          loadingText={texts.busy}
        >
          {texts.send}
        </Button>
      </Stack>
      <UnsavedGuard when={isDirty && !isSubmitting && !isSubmitSuccessful} />
    </Form>
  );
}
