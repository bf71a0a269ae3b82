import { resendMailMutation } from '@wbd/data/mails';
import { mailRules, mailTexts, type FailedMail } from '@wbd/domain/mails';
import { formatDateTime } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Box, Stack, Text, useBreakpointMobile } from '@wbd/ui';
import { ResendButton } from '@wbd/ui/mails';
import { DataTable, VirtualCards, type Column } from '@wbd/ui/table';
import { mailsTexts as texts } from './texts.de.ts';

const CARD_HEIGHT_PX = 170;

const idOf = ({ id }: FailedMail) => id;
const kindOf = ({ kind }: FailedMail) => mailRules(kind).name;
const advisorOf = ({ advisorEmail }: FailedMail) => advisorEmail ?? texts.unknownAdvisor;
const triedAt = ({ triedAt: time }: FailedMail) => formatDateTime(new Date(time));
const answerOf = ({ error, heldBack, attempts }: FailedMail) =>
  heldBack === null
    ? `${error ?? texts.noError} (${texts.attempts(attempts)})`
    : mailTexts.heldBack[heldBack];

const columns: readonly Column<FailedMail>[] = [
  { id: 'mail', header: texts.columns.mail, cell: kindOf, width: '20%' },
  { id: 'advisor', header: texts.columns.advisor, cell: advisorOf, width: '22%' },
  { id: 'triedAt', header: texts.columns.triedAt, cell: triedAt, width: '15rem' },
  { id: 'error', header: texts.columns.error, cell: answerOf },
];

function Resend({ mail }: { mail: FailedMail }) {
  const { mutateAsync } = useMutation(resendMailMutation());
  return (
    <ResendButton
      label={texts.resend(kindOf(mail), advisorOf(mail))}
      send={() => mutateAsync({ mailId: mail.id })}
    />
  );
}

const resendButton = (mail: FailedMail) => <Resend mail={mail} />;

/** Mails that were given up; on phones as cards. */
export function MailTable({ mails }: { mails: readonly FailedMail[] }) {
  const mobile = useBreakpointMobile();
  if (!mobile) {
    return (
      <DataTable
        label={texts.title}
        columns={columns}
        rows={mails}
        idOf={idOf}
        nameOf={kindOf}
        actions={{ header: texts.columns.actions, cell: resendButton, width: '11rem' }}
        minW="64rem"
      />
    );
  }
  return (
    <VirtualCards label={texts.title} rows={mails} idOf={idOf} estimatedHeight={CARD_HEIGHT_PX}>
      {(mail) => (
        <Box bg="bg.panel" borderWidth="1px" borderRadius="xl" p="4">
          <Stack gap="1" align="flex-start">
            <Text fontWeight="medium">{kindOf(mail)}</Text>
            <Text textStyle="sm" overflowWrap="anywhere">
              {advisorOf(mail)}
            </Text>
            <Text textStyle="sm" color="fg.muted">
              {triedAt(mail)}
            </Text>
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere" mb="2">
              {answerOf(mail)}
            </Text>
            {resendButton(mail)}
          </Stack>
        </Box>
      )}
    </VirtualCards>
  );
}
