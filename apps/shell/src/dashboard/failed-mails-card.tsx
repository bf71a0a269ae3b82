import { failedMailsQuery, resendMailMutation, timeOfMail } from '@wbd/data/mails';
import { mailRules, mailTexts, type CustomerMail } from '@wbd/domain/mails';
import { formatDateTime } from '@wbd/domain/time';
import { useMutation, useQuery } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Flex, Link, Text } from '@wbd/ui';
import { ResendButton } from '@wbd/ui/mails';
import { DueCard } from './due-card.tsx';
import { dashboardTexts } from './texts.de.ts';

const texts = dashboardTexts.failedMails;
const SHOWN = 3;

/** Mails to own customers that did not leave; nothing while there is none. */
export function FailedMailsCard({ uid }: { uid: string }) {
  return (
    <DueCard
      query={useQuery(failedMailsQuery(uid))}
      most={SHOWN}
      texts={texts}
      row={(mail) => <FailedMail key={mail.id} mail={mail} />}
    />
  );
}

function FailedMail({ mail }: { mail: CustomerMail }) {
  const { mutateAsync } = useMutation(resendMailMutation());
  const kind = mailRules(mail.kind).name;
  const time = formatDateTime(timeOfMail(mail));
  return (
    <Flex as="li" justify="space-between" align="center" gap="3" wrap="wrap">
      <div>
        <Link asChild>
          <RouterLink to={`/intern/crm/${encodeURIComponent(mail.customer)}`}>{kind}</RouterLink>
        </Link>
        <Text textStyle="sm" color="fg.muted">
          {time}
        </Text>
        {mail.heldBack !== null && (
          <Text textStyle="sm" color="fg.muted">
            {mailTexts.heldBack[mail.heldBack]}
          </Text>
        )}
      </div>
      <ResendButton
        label={texts.resend(kind, time)}
        send={() => mutateAsync({ mailId: mail.id })}
      />
    </Flex>
  );
}
