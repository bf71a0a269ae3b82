import { sessionMessagesQuery } from '@wbd/data/session-messages';
import { formatDateTime } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Stack, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { Card } from '@wbd/ui/page';
import { participantsTexts } from '../texts.de.ts';

const texts = participantsTexts.messages;

/** What the host wrote to the participants; nothing while there is none. */
export function SentMessages({ advisor, sessionId }: { advisor: string; sessionId: string }) {
  const { data, error, isFetching, refetch } = useQuery(sessionMessagesQuery(advisor, sessionId));
  if (data === undefined) {
    return error && !isFetching ? (
      <FailureAlert error={error} title={texts.listFailed} onRetry={() => void refetch()} />
    ) : null;
  }
  if (data.length === 0) return null;
  return (
    <Card title={texts.list}>
      <Stack as="ul" aria-label={texts.list} gap="4" listStyleType="none">
        {data.map(({ id, text, createdAt, mails }) => (
          <li key={id}>
            <Text textStyle="sm" color="fg.muted">
              {texts.when(formatDateTime(createdAt), mails)}
            </Text>
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
