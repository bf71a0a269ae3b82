import { reportedSubjectQuery } from '@wbd/data/notices';
import { pathOfAddress, subjectOfPath } from '@wbd/domain/notices';
import { useQuery } from '@wbd/query';
import { Link as RouterLink, useDocumentTitle, useLocation } from '@wbd/router';
import {
  Box,
  Button,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  PageMessage,
  Skeleton,
  Stack,
  Text,
} from '@wbd/ui';
import { CircleCheck, SearchX } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { PageFrame } from '../shared/page-frame.tsx';
import { FindPage } from './find-page.tsx';
import { ReportForm, type Sent } from './report-form.tsx';
import { reportTexts as texts } from './texts.de.ts';

const stateSchema = z.object({ reported: z.string() });

/**
 * The path of the page from which someone comes; null when they come from elsewhere. A link that is followed before React
 * has taken it over, or in a new tab, loads this page anew and carries no state: then the browser names the page.
 */
function whereFrom(state: unknown): string | null {
  const carried = stateSchema.safeParse(state);
  return carried.success
    ? carried.data.reported
    : pathOfAddress(document.referrer, window.location.origin);
}

/** `/action/melden`: anyone reports what they saw on the page from which they come, or on one they name. */
export function ReportPage() {
  useDocumentTitle(texts.title);
  const location = useLocation();
  const [address, setAddress] = useState(() => whereFrom(location.state));
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <PageFrame hideSignIn>
      <Box bg="bg.subtle" flex="1">
        <Container maxW="2xl" py={{ base: '6', md: '14' }}>
          {sent ? (
            <Thanks sent={sent} address={address} />
          ) : (
            <Stack gap="6">
              <Stack gap="2">
                <Heading as="h1" size="3xl">
                  {texts.title}
                </Heading>
                <Text color="fg.muted">{texts.intro}</Text>
              </Stack>
              {address === null ? (
                <FindPage onFound={setAddress} />
              ) : (
                <Report
                  key={address}
                  address={address}
                  onSent={setSent}
                  onChange={() => {
                    setAddress(null);
                  }}
                />
              )}
            </Stack>
          )}
        </Container>
      </Box>
    </PageFrame>
  );
}

interface ReportProps {
  address: string;
  onSent: (sent: Sent) => void;
  onChange: () => void;
}

function Report({ address, onSent, onChange }: ReportProps) {
  const { data, isError, isFetching, refetch } = useQuery(
    reportedSubjectQuery(subjectOfPath(address)),
  );
  if (data) return <ReportForm subject={data} address={address} {...{ onSent, onChange }} />;
  if (data === null) {
    return (
      <EmptyState
        icon={<SearchX size={26} />}
        title={texts.subject.gone}
        text={texts.subject.goneText}
      >
        <Button variant="outline" onClick={onChange}>
          {texts.subject.change}
        </Button>
      </EmptyState>
    );
  }
  return isError ? (
    <ErrorState title={texts.subject.failed} retrying={isFetching} onRetry={() => void refetch()} />
  ) : (
    <Skeleton h="96" />
  );
}

function Thanks({ sent, address }: { sent: Sent; address: string | null }) {
  const { email, number } = sent;
  return (
    <PageMessage
      level={1}
      icon={<CircleCheck size={26} />}
      title={texts.sent.title}
      text={email === null ? texts.sent.withoutMail : texts.sent.withMail(email)}
    >
      <Text>{texts.sent.number(number)}</Text>
      <Button asChild variant="outline">
        <RouterLink to={address ?? '/'}>{texts.sent.back}</RouterLink>
      </Button>
    </PageMessage>
  );
}
