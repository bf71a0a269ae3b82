import { takeVideoMutation } from '@wbd/data/taken-videos';
import { useMutation } from '@wbd/query';
import { Button, Stack, Text } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { Card } from '@wbd/ui/page';
import { quickTexts } from './texts.de.ts';

const texts = quickTexts.network;

interface WithdrawnNoteProps {
  advisorId: string;
  /** ids of taken videos that their authors no longer share */
  withdrawn: readonly string[];
}

/** Tells that links which the advisor has sent lead nowhere by now. */
export function WithdrawnNote({ advisorId, withdrawn }: WithdrawnNoteProps) {
  const take = useMutation(takeVideoMutation(advisorId));
  if (withdrawn.length === 0) return null;

  async function remove(): Promise<void> {
    try {
      for (const video of withdrawn) await take.mutateAsync({ video, take: false });
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
  }

  return (
    <Card>
      <Stack gap="3" align="flex-start">
        <Text>{texts.withdrawn(withdrawn.length)}</Text>
        <Button variant="outline" loading={take.isPending} onClick={() => void remove()}>
          {texts.understood}
        </Button>
      </Stack>
    </Card>
  );
}
