import { accountDetailsQuery } from '@wbd/data/accounts';
import type { AccountDetails } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import { useQuery } from '@wbd/query';
import { useParams } from '@wbd/router';
import { EmptyState, ErrorState, LoadingState, SimpleGrid, Stack } from '@wbd/ui';
import { PortalPage } from '@wbd/ui/page';
import { UserX } from 'lucide-react';
import { ADMIN_PATH, HELP_PATH } from '../shared/paths.ts';
import { SupportCard } from './support/support-card.tsx';
import { sharedTexts } from '../shared/texts.de.ts';
import { BlockCard } from './block-card.tsx';
import { ConsentCard } from './consent-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { MailsCard } from './mails-card.tsx';
import { OrganisationCard } from './organisation-card.tsx';
import { PlanChangeCard } from './plan-change/plan-change-card.tsx';
import { PlansCard } from './plans-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { TestCard } from './test-card.tsx';
import { accountTexts as texts } from './texts.de.ts';

/** What an admin may know of one advisor. */
export function AccountPage() {
  const { uid = '' } = useParams();
  const details = useQuery(accountDetailsQuery(uid));
  const { data, error } = details;
  return (
    <PortalPage
      title={data?.email ?? texts.title}
      documentTitle={texts.documentTitle}
      back={{ to: ADMIN_PATH, label: texts.back }}
      help={HELP_PATH}
    >
      {data ? (
        <Cards details={data} />
      ) : error instanceof AppError && error.code === 'advisor/not-found' ? (
        <EmptyState icon={<UserX size={26} />} title={texts.notFound} text={texts.notFoundText} />
      ) : error && !details.isFetching ? (
        <ErrorState
          title={texts.loadFailed}
          text={sharedTexts.loadFailedText}
          onRetry={() => void details.refetch()}
        />
      ) : (
        <LoadingState text={sharedTexts.loading} />
      )}
    </PortalPage>
  );
}

function Cards({ details }: { details: AccountDetails }) {
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
      <Stack gap="4" minW="0">
        <FactsCard details={details} />
        <SupportCard details={details} />
        <PlanChangeCard details={details} />
        <PlansCard details={details} />
        <OrganisationCard details={details} />
        <SecondFactorCard details={details} />
        <BlockCard details={details} />
        <TestCard uid={details.uid} isTest={details.isTest} />
      </Stack>
      <Stack gap="4" minW="0">
        <MailsCard mails={details.mails} />
        <ConsentCard consent={details.consent} />
      </Stack>
    </SimpleGrid>
  );
}
