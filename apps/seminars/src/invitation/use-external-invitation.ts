import { inviteToSessionMutation } from '@wbd/data/registrations';
import { JOBS, type Declaration } from '@wbd/domain/customers';
import {
  emptyExternalRow,
  EXTERNAL_ROWS,
  invitationReport,
  isEmptyRow,
  UNKNOWN_JOB,
  type ExternalPersonInput,
  type ExternalRow,
} from '@wbd/domain/seats';
import { useMutation } from '@wbd/query';
import { useDeclaration, type DeclarationState } from '@wbd/ui/consents';
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
  /** what the advisor declares about the people in the rows */
  consent: DeclarationState;
  /**
   * @param people those of the rows that are filled
   */
  invite: (
    rows: ExternalRow[],
    people: ExternalPersonInput[],
    terms: {
      /** whether people without a free seat join the waiting list */
      waits: boolean;
      declaration: Declaration;
    },
  ) => Promise<void>;
}

const emptyRows = () => Array.from({ length: EXTERNAL_ROWS }, emptyExternalRow);

/** The form for external people. A row stays until its person has a seat, also while another tab shows. */
export function useExternalInvitation(
  sessionId: string,
  { invitation, underWay }: LatestInvitation,
): ExternalInvitation {
  const form = useForm({ schema, defaultValues: { rows: emptyRows() }, words: texts });
  const consent = useDeclaration();
  const { reset: resetConsent } = consent;
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
    // the next rows are about other people
    if (rows.every(isEmptyRow)) resetConsent();
    form.reset({ rows }, { keepDefaultValues: true });
  }, [form, invitation, resetConsent]);
  return {
    form,
    consent,
    underWay,
    async invite(rows, people, terms) {
      sent.current = { rows, invitationId: null };
      await mutateAsync({ who: 'external', sessionId, people, ...terms });
    },
  };
}
