import { inviteToSessionMutation } from '@wbd/data/registrations';
import { JOBS } from '@wbd/domain/customers';
import {
  emptyExternalRow,
  EXTERNAL_ROWS,
  invitationReport,
  UNKNOWN_JOB,
  type ExternalPersonInput,
  type ExternalRow,
} from '@wbd/domain/seats';
import { useMutation } from '@wbd/query';
import { useForm, type KitForm } from '@wbd/ui/form';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { rowsAfter } from './external-rows.ts';
import { invitationPageTexts as texts } from './texts.de.ts';
import type { LatestInvitation } from './use-invitation.ts';

// the domain checks the rows together, when they are sent
const rowSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  bday: z.string(),
  job: z.enum([UNKNOWN_JOB, ...JOBS]),
}) satisfies z.ZodMiniType<ExternalRow>;
const schema = z.object({ rows: z.array(rowSchema) });
export type ExternalValues = z.infer<typeof schema>;
export type ExternalForm = KitForm<ExternalValues>;

export interface ExternalInvitation {
  form: ExternalForm;
  /** whether an invitation to the session is being carried out */
  underWay: boolean;
  /**
   * @param people those of the rows that are filled
   * @param waits whether people without a free seat join the waiting list
   */
  invite: (rows: ExternalRow[], people: ExternalPersonInput[], waits: boolean) => Promise<void>;
}

const emptyRows = () => Array.from({ length: EXTERNAL_ROWS }, emptyExternalRow);

/** The form for external people. A row stays until its person has a seat, also while another tab shows. */
export function useExternalInvitation(
  sessionId: string,
  { invitation, underWay }: LatestInvitation,
): ExternalInvitation {
  const form = useForm({ schema, defaultValues: { rows: emptyRows() }, words: texts });
  const sent = useRef<{ rows: ExternalRow[]; invitationId: string | null } | null>(null);
  const { mutateAsync } = useMutation({
    ...inviteToSessionMutation(),
    onSuccess: ({ invitationId }) => {
      if (sent.current) sent.current = { ...sent.current, invitationId };
    },
  });
  useEffect(() => {
    if (!invitation?.finished || sent.current?.invitationId !== invitation.id) return;
    const rows = rowsAfter(sent.current.rows, form.getValues('rows'), invitationReport(invitation));
    sent.current = null;
    form.reset({ rows }, { keepDefaultValues: true });
  }, [form, invitation]);
  return {
    form,
    underWay,
    async invite(rows, people, waits) {
      sent.current = { rows, invitationId: null };
      await mutateAsync({ who: 'external', sessionId, people, waits });
    },
  };
}
