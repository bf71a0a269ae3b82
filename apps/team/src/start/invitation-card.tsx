import { answerTeamInvitationMutation } from '@wbd/data/teams';
import type { OwnTeam } from '@wbd/domain/teams';
import { formatDate } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Button, Flex, Stack, Text, toast } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { Card } from '@wbd/ui/page';
import { startTexts } from './texts.de.ts';

const texts = startTexts.invitation;

/** An invitation with its answers. */
export function InvitationCard({
  invitation: { id, team, by, expiresAt },
}: {
  invitation: OwnTeam['invitations'][number];
}) {
  const answer = useMutation(answerTeamInvitationMutation());

  async function send(accepts: boolean): Promise<void> {
    try {
      await answer.mutateAsync({ invitation: id, accepts });
      toast({ type: 'success', title: accepts ? texts.accepted(team) : texts.declined });
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
  }

  return (
    <Card
      title={texts.title(team)}
      text={texts.text(by ?? texts.someone, formatDate(new Date(expiresAt)))}
    >
      <Stack gap="4">
        <Text>{texts.promise}</Text>
        <Flex gap="3" wrap="wrap">
          <Button loading={answer.isPending} onClick={() => void send(true)}>
            {texts.accept}
          </Button>
          <Button
            variant="surface"
            colorPalette="gray"
            disabled={answer.isPending}
            onClick={() => void send(false)}
          >
            {texts.decline}
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}
