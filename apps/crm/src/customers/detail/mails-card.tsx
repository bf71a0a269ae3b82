import { customerMailsQuery, timeOfMail, type CustomerMail } from '@wbd/data/mails';
import { mailTexts } from '@wbd/domain/mails';
import { useQuery } from '@wbd/query';
import { Badge, Box, Flex, Text } from '@wbd/ui';
import { ListCard } from './list-card.tsx';
import { detailTexts } from './texts.de.ts';

const texts = detailTexts.mails;

const palettes: Record<CustomerMail['state'], string> = {
  queued: 'gray',
  claimed: 'gray',
  sending: 'gray',
  sent: 'green',
  failed: 'red',
  unclear: 'orange',
  dropped: 'gray',
  objected: 'orange',
};

export interface MailsCardProps {
  advisorId: string;
  customerId: string;
}

/** The mails to a customer, and how far each got. */
export function MailsCard({ advisorId, customerId }: MailsCardProps) {
  const mails = useQuery(customerMailsQuery(advisorId, customerId));
  return (
    <ListCard
      query={mails}
      label={texts.title}
      failed={texts.failed}
      empty={texts.empty}
      keyOf={({ id }) => id}
    >
      {(mail) => (
        <Flex justify="space-between" align="flex-start" gap="3">
          <Box minW="0">
            <Text>{mailTexts.kinds[mail.kind]}</Text>
            <Text textStyle="sm" color="fg.muted">
              {texts.at(timeOfMail(mail))}
            </Text>
          </Box>
          <Badge colorPalette={palettes[mail.state]}>{mailTexts.states[mail.state]}</Badge>
        </Flex>
      )}
    </ListCard>
  );
}
