import { draftEntryId, reportContentMutation, type ReportedSubject } from '@wbd/data/notices';
import { typedOrNone } from '@wbd/domain/fields';
import {
  LONGEST_NOTICE,
  LONGEST_REPORTER,
  NOTICE_REASONS,
  noticeTexts,
  reportContentInput,
} from '@wbd/domain/notices';
import { useMutation } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Box, Button, Link, Stack, Text, VisuallyHidden } from '@wbd/ui';
import {
  CheckboxField,
  EmailField,
  Form,
  FormGrid,
  SelectField,
  TextareaField,
  TextField,
  useForm,
  useWatch,
} from '@wbd/ui/form';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Panel } from '../shared/panel.tsx';
import { paths } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { reportTexts as texts } from './texts.de.ts';

/** What became of a report. */
export interface Sent {
  number: string;
  /** where the decision goes; null for an anonymous report */
  email: string | null;
}

const { reason, text, name, email } = reportContentInput.shape;
/** Only abuse of minors is reported without a name (Art. 16 DSA). */
const isNamed = (field: 'name' | 'email') =>
  z.refine<Record<'reason', string> & Record<'name' | 'email', string | null>>(
    (entered) => entered.reason === 'minors' || entered[field] !== null,
    // also while the reason is still missing: all faults are shown at once
    { path: [field], error: texts.errors[field].missing, when: () => true },
  );
const schema = z
  .object({
    reason: z.pipe(z.string(), reason),
    text,
    name: z.pipe(typedOrNone, name),
    email: z.pipe(typedOrNone, email),
    goodFaith: z.boolean().check(z.refine((isGood) => isGood)),
  })
  .check(isNamed('name'), isNamed('email'));

const REASON_OPTIONS = [
  { value: '', label: texts.choose },
  ...NOTICE_REASONS.map((value) => ({ value, label: noticeTexts.reasons[value] })),
];

export interface ReportFormProps {
  subject: ReportedSubject;
  /** path of the page on which it was seen */
  address: string;
  onSent: (sent: Sent) => void;
  onChange: () => void;
}

/** Asks what is wrong with a subject that is filled in already, and who says so. */
export function ReportForm({ subject, address, onSent, onChange }: ReportFormProps) {
  const report = useMutation(reportContentMutation());
  // the same for each try: a report whose answer was lost is not stored twice
  const [reportId] = useState(draftEntryId);
  const form = useForm({
    schema,
    defaultValues: { reason: '', text: '', name: '', email: '', goodFaith: false },
    words: texts,
  });
  const isVoluntary = useWatch({ control: form.control, name: 'reason' }) === 'minors';
  const { kind, item } = subject;

  async function send(values: z.output<typeof schema>): Promise<void> {
    const entered = { ...values, goodFaith: true as const };
    const { number } = await report.mutateAsync({ reportId, kind, item, address, ...entered });
    onSent({ number, email: values.email });
  }

  return (
    <Panel>
      <Form
        form={form}
        label={texts.title}
        onSubmit={send}
        failure={{ title: texts.failed, texts: { 'rate/limited': texts.tooOften } }}
      >
        <Stack gap="5">
          <SubjectBox subject={subject} address={address} onChange={onChange} />
          <SelectField form={form} name="reason" required options={REASON_OPTIONS} />
          <TextareaField form={form} name="text" required rows={5} maxLength={LONGEST_NOTICE} />
          <FormGrid>
            <TextField
              form={form}
              name="name"
              required={!isVoluntary}
              hint={isVoluntary ? texts.voluntary : undefined}
              autoComplete="name"
              maxLength={LONGEST_REPORTER}
            />
            <EmailField
              form={form}
              name="email"
              required={!isVoluntary}
              hint={isVoluntary ? texts.voluntary : undefined}
            />
          </FormGrid>
          <CheckboxField form={form} name="goodFaith" required />
          <Button
            type="submit"
            size="lg"
            loading={form.formState.isSubmitting}
            loadingText={texts.busy}
          >
            {texts.send}
          </Button>
          <Text textStyle="sm" color="fg.muted">
            {texts.privacy.text}{' '}
            <Link asChild>
              <RouterLink to={paths.privacy} target="_blank">
                {texts.privacy.link} <VisuallyHidden>{sharedTexts.newTab}</VisuallyHidden>
              </RouterLink>
            </Link>
          </Text>
        </Stack>
      </Form>
    </Panel>
  );
}

function SubjectBox({
  subject: { kind, title, ownerName },
  address,
  onChange,
}: Pick<ReportFormProps, 'subject' | 'address' | 'onChange'>) {
  const isNamed = kind === 'page' || kind === 'portal';
  return (
    <Box bg="bg.subtle" borderRadius="l3" p="4">
      <Text textStyle="sm" color="fg.muted">
        {texts.subject.label}
      </Text>
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {kind === 'portal' ? title : `${noticeTexts.kinds[kind]}: ${title}`}
      </Text>
      {ownerName !== null && !isNamed && <Text>{texts.subject.of(ownerName)}</Text>}
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {address}
      </Text>
      <Button variant="plain" size="sm" px="0" onClick={onChange}>
        {texts.subject.change}
      </Button>
    </Box>
  );
}
