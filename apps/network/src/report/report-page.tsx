import { customerQuery } from '@wbd/data/customers';
import { termsQuery } from '@wbd/data/deals';
import { participantsQuery } from '@wbd/data/registrations';
import type { Advisor } from '@wbd/domain/advisors';
import { rateText, termsOn } from '@wbd/domain/commission';
import { berlinDay } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { useParams } from '@wbd/router';
import { EmptyState, ErrorState, Heading, Stack, Text } from '@wbd/ui';
import { useAddressText } from '@wbd/ui/address';
import { Card, PortalPage, SkeletonForm } from '@wbd/ui/page';
import { UserX } from 'lucide-react';
import { useState } from 'react';
import { DEALS_PATH, HELP_PATH } from '../shared/paths.ts';
import { withAdvisor } from '../shared/with-advisor.tsx';
import { ReportForm } from './report-form.tsx';
import { reportTexts as texts } from './texts.de.ts';

/** Reports a deal with an own customer or, with a session in the address, with a person who is registered for it. */
export const ReportPage = withAdvisor(texts.title, ({ advisor }: { advisor: Advisor }) => {
  const { customerId = '' } = useParams();
  const [session] = useAddressText('termin');
  return (
    <PortalPage
      title={texts.title}
      intro={texts.intro}
      back={{ to: DEALS_PATH, label: texts.back }}
      help={HELP_PATH}
      width="form"
    >
      {session === '' ? (
        <OwnCustomer advisor={advisor} customerId={customerId} />
      ) : (
        <Guest advisor={advisor} customerId={customerId} session={session} />
      )}
    </PortalPage>
  );
});

interface WhoProps {
  advisor: Advisor;
  customerId: string;
}

function OwnCustomer({ advisor, customerId }: WhoProps) {
  const { data, isPending, isFetching, refetch } = useQuery(customerQuery(customerId));
  if (data === undefined && (isPending || isFetching)) return <SkeletonForm />;
  if (data === undefined) return <Failed onRetry={() => void refetch()} />;
  return data?.advisor === advisor.id ? (
    <Report advisor={advisor} person={data} customerId={customerId} session={null} />
  ) : (
    <Missing />
  );
}

function Guest({ advisor, customerId, session }: WhoProps & { session: string }) {
  const query = participantsQuery({ id: session, advisor: advisor.id });
  const { data, isFetching, refetch } = useQuery(query);
  if (data === undefined) {
    return isFetching ? <SkeletonForm /> : <Failed onRetry={() => void refetch()} />;
  }
  const person = data.find(({ customer }) => customer === customerId);
  return person ? (
    <Report advisor={advisor} person={person} customerId={customerId} session={session} />
  ) : (
    <Missing />
  );
}

const Missing = () => (
  <EmptyState icon={<UserX size={26} />} title={texts.notFound} text={texts.notFoundText} />
);
const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState title={texts.failed} onRetry={onRetry} />
);

interface ReportProps extends WhoProps {
  person: { firstName: string; lastName: string };
  session: string | null;
}

function Report({ advisor, person, customerId, session }: ReportProps) {
  const terms = useQuery(termsQuery(advisor.org)).data;
  const [today] = useState(() => berlinDay(new Date()));
  const valid = terms && termsOn(terms, today);
  return (
    <Card>
      <Stack gap="5">
        <div>
          <Text textStyle="sm" color="fg.muted">
            {texts.about}
          </Text>
          <Heading as="h2" size="xl" overflowWrap="anywhere">
            {`${person.firstName} ${person.lastName}`.trim()}
          </Heading>
        </div>
        <Text textStyle="sm" color="fg.muted">
          {texts.came}
          {terms && ` ${valid ? texts.terms(rateText(valid.rate)) : texts.noTerms}`}
        </Text>
        <ReportForm customerId={customerId} session={session} today={today} />
      </Stack>
    </Card>
  );
}
