import { inviteToSessionMutation } from '@wbd/data/registrations';
import {
  checkExternalRows,
  emptyExternalRow,
  EXTERNAL_ROWS,
  invitationReport,
  invitationTexts,
  JOBS,
  UNKNOWN_JOB,
  type ExternalRow,
  type InvitationReport,
  type RowProblem,
} from '@wbd/domain';
import { useMutation } from '@wbd/query';
import { Button, Stack, Text, toast } from '@wbd/ui';
import { Form, FormAlert, useForm, type KitForm } from '@wbd/ui/form';
import { UnsavedGuard } from '@wbd/ui/form-dialog';
import { Send } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ExternalRowFields } from './external-row-fields.tsx';
import { InvitationResults } from './invitation-results.tsx';
import { rowsAfter } from './external-rows.ts';
import { invitationPageTexts as texts } from './texts.de.ts';

// the domain checks the rows together, when they are sent
const rowSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  bday: z.string(),
  job: z.enum([UNKNOWN_JOB, ...JOBS]),
}) satisfies z.ZodMiniType<ExternalRow>;
const schema = z.object({ rows: z.array(rowSchema) });
type ExternalValues = z.infer<typeof schema>;
export type ExternalForm = KitForm<ExternalValues>;

const emptyRows = () => Array.from({ length: EXTERNAL_ROWS }, emptyExternalRow);

export function useExternalForm(): ExternalForm {
  return useForm({ schema, defaultValues: { rows: emptyRows() }, words: texts });
}

/** Invites people who become the advisor's customers by it. */
export function ExternalCustomers({ sessionId, form }: { sessionId: string; form: ExternalForm }) {
  const invite = useMutation(inviteToSessionMutation());
  const [problems, setProblems] = useState<RowProblem[]>([]);
  const [report, setReport] = useState<InvitationReport | null>(null);
  const { isDirty, isSubmitting } = form.formState;
  const problemOf = (index: number | null) =>
    problems.find((problem) => problem.index === index)?.text;
  const general = problemOf(null);

  async function send({ rows }: ExternalValues): Promise<void> {
    const { people, problems: found } = checkExternalRows(rows);
    setProblems(found);
    setReport(null);
    const [first] = found;
    if (first) {
      form.setFocus(`rows.${first.index ?? 0}.firstName`);
      return;
    }
    const results = await invite.mutateAsync({ who: 'external', sessionId, people });
    const names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    const next = invitationReport('external', names, results);
    form.reset({ rows: rowsAfter(rows, next) }, { keepDefaultValues: true });
    if (next.tone === 'success') toast({ type: 'success', title: next.summary });
    else setReport(next);
  }

  return (
    <Stack gap="4">
      <UnsavedGuard when={isDirty} />
      {report && <InvitationResults report={report} />}
      <Text color="fg.muted">{texts.externalIntro}</Text>
      <Form form={form} failure={{ title: invitationTexts.unexpected }} onSubmit={send}>
        <Stack gap="4">
          {Array.from({ length: EXTERNAL_ROWS }, (_, index) => (
            <ExternalRowFields key={index} form={form} index={index} problem={problemOf(index)} />
          ))}
          {general !== undefined && <FormAlert>{general}</FormAlert>}
          {/* at the start: a message of what went wrong shows at the end, and must not cover the button */}
          <Button
            type="submit"
            alignSelf={{ sm: 'flex-start' }}
            loading={isSubmitting}
            loadingText={texts.inviting}
          >
            <Send aria-hidden />
            {texts.inviteExternal}
          </Button>
        </Stack>
      </Form>
    </Stack>
  );
}
