import { accountKeys } from '@wbd/data/accounts';
import { resendMailMutation } from '@wbd/data/mails';
import type { AccountDetails } from '@wbd/domain/accounts';
import { mailRules } from '@wbd/domain/mails';
import { formatDateTime } from '@wbd/domain/time';
import { useMutation, useQueryClient } from '@wbd/query';
import { Flex, Stack, Text } from '@wbd/ui';
import { MailStateBadge, ResendButton } from '@wbd/ui/mails';
import { Card } from '@wbd/ui/page';
import { accountTexts } from './texts.de.ts';

const texts = accountTexts.mails;
type DetailMail = AccountDetails['mails'][number];

/** The latest mails to the advisor and to their customers, and how far each got. */
export function MailsCard({ mails }: { mails: readonly DetailMail[] }) {
  return (
    <Card title={texts.title}>
      {mails.length === 0 ? (
        <Text color="fg.muted">{texts.empty}</Text>
      ) : (
        <Stack as="ul" aria-label={texts.title} listStyleType="none" gap="3">
          {mails.map((mail) => (
            <MailRow key={mail.id} mail={mail} />
          ))}
        </Stack>
      )}
    </Card>
  );
}

function MailRow({ mail }: { mail: DetailMail }) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(resendMailMutation());
  const kind = mailRules(mail.kind).name;
  const time = formatDateTime(new Date(mail.at));

  async function send() {
    const answer = await mutateAsync({ mailId: mail.id });
    await client.invalidateQueries({ queryKey: accountKeys.all });
    return answer;
  }

  return (
    <Flex as="li" justify="space-between" align="center" gap="3" wrap="wrap">
      <div>
        <Text>{kind}</Text>
        <Text textStyle="sm" color="fg.muted">
          {time}
        </Text>
      </div>
      <Flex align="center" gap="3">
        <MailStateBadge state={mail.state} />
        {mail.isGivenUp && <ResendButton label={texts.resend(kind, time)} send={send} />}
      </Flex>
    </Flex>
  );
}
