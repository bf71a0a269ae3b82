import {
  checkExternalRows,
  EXTERNAL_ROWS,
  invitationTexts,
  isEmptyRow,
  type RowProblem,
} from '@wbd/domain/seats';
import { Button, Stack, Text } from '@wbd/ui';
import { DeclarationFields } from '@wbd/ui/consents';
import { Form, FormAlert } from '@wbd/ui/form';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { ExternalRowFields } from './external-row-fields.tsx';
import { invitationPageTexts as texts } from './texts.de.ts';
import type { ExternalInvitation, ExternalValues } from './use-external-invitation.ts';
import { SeatsWarning, type InvitedSeats } from './seats-warning.tsx';

/** Invites people who become the advisor's customers by it. */
export function ExternalCustomers({
  form,
  underWay,
  invite,
  consent,
  seats,
}: ExternalInvitation & { seats: InvitedSeats }) {
  const [problems, setProblems] = useState<RowProblem[]>([]);
  const { isSubmitting } = form.formState;
  const problemOf = (index: number | null) =>
    problems.find((problem) => problem.index === index)?.text;
  const general = problemOf(null);
  const filled = form.watch('rows').filter((row) => !isEmptyRow(row)).length;

  async function send({ rows }: ExternalValues): Promise<void> {
    const { people, problems: found } = checkExternalRows(rows);
    setProblems(found);
    const [first] = found;
    const isDeclared = consent.suffices(1, 1);
    if (first) form.setFocus(`rows.${first.index ?? 0}.firstName`);
    else if (isDeclared && consent.declaration) {
      await invite(rows, people, { waits: seats.waits ?? false, declaration: consent.declaration });
    }
  }

  return (
    <Stack gap="4">
      <Text color="fg.muted">{texts.externalIntro}</Text>
      <Form form={form} failure={{ title: invitationTexts.unexpected }} onSubmit={send}>
        <Stack gap="4">
          {Array.from({ length: EXTERNAL_ROWS }, (_, index) => (
            <ExternalRowFields key={index} form={form} index={index} problem={problemOf(index)} />
          ))}
          <DeclarationFields state={consent} about={null} />
          <SeatsWarning {...seats} invited={filled} />
          {general !== undefined && <FormAlert>{general}</FormAlert>}
          {/* at the start: a message of what went wrong shows at the end, and must not cover the button */}
          <Button
            type="submit"
            alignSelf={{ sm: 'flex-start' }}
            loading={isSubmitting || underWay}
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
