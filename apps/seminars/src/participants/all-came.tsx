import { recordAttendanceMutation, type Participant } from '@wbd/data/registrations';
import type { Session } from '@wbd/domain/seminars';
import { useMutation } from '@wbd/query';
import { Button } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { CheckCheck } from 'lucide-react';
import { participantsTexts as texts } from './texts.de.ts';

export interface AllCameProps {
  session: Session;
  participants: readonly Participant[];
}

/** Records in one tap that everyone came of whom nothing is recorded yet. */
export function AllCame({ session, participants }: AllCameProps) {
  const record = useMutation(recordAttendanceMutation(session));
  const open = participants.filter(({ attended }) => attended === null);
  if (open.length === 0) return null;

  async function save(): Promise<void> {
    try {
      await record.mutateAsync({
        customerIds: open.map(({ customer }) => customer),
        attended: true,
      });
    } catch (error) {
      toastFailure(error, { title: texts.allCameFailed });
    }
  }

  return (
    <Button
      variant="surface"
      colorPalette="gray"
      alignSelf="flex-start"
      loading={record.isPending}
      loadingText={texts.allCame(open.length)}
      onClick={() => void save()}
    >
      <CheckCheck aria-hidden />
      {texts.allCame(open.length)}
    </Button>
  );
}
