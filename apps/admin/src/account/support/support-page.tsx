import { supportViewQuery } from '@wbd/data/accounts';
import type { SupportView } from '@wbd/domain/support';
import { AppError } from '@wbd/domain/errors';
import { useQuery } from '@wbd/query';
import { Link as RouterLink, useParams } from '@wbd/router';
import { Button, EmptyState, ErrorState, LoadingState } from '@wbd/ui';
import { PortalPage } from '@wbd/ui/page';
import { AddressTabs } from '@wbd/ui/tabs';
import { EyeOff } from 'lucide-react';
import { accountPath, HELP_PATH } from '../../shared/paths.ts';
import { sharedTexts } from '../../shared/texts.de.ts';
import { CustomersPart } from './customers-part.tsx';
import { DayPart } from './day-part.tsx';
import { NewsPart } from './news-part.tsx';
import { PagePart } from './page-part.tsx';
import { SupportBanner } from './support-banner.tsx';
import { supportTexts as texts } from './texts.de.ts';
import { useMinutesLeft } from './use-minutes-left.ts';

/** The support view: an advisor's data for the admin who gave a reason. */
export function SupportPage() {
  const { uid = '' } = useParams();
  const view = useQuery(supportViewQuery(uid));
  const minutes = useMinutesLeft(view.data?.until ?? null);
  const { data, error } = view;
  const isEnded =
    minutes === 0 || (!data && error instanceof AppError && error.code === 'support/ended');
  return (
    <PortalPage
      title={data && !isEnded ? texts.title(data.name) : texts.titleUnknown}
      documentTitle={texts.documentTitle}
      back={{ to: accountPath(uid), label: texts.back }}
      help={HELP_PATH}
    >
      {isEnded ? (
        <EmptyState icon={<EyeOff size={26} />} title={texts.ended} text={texts.endedText}>
          <Button asChild variant="surface">
            <RouterLink to={accountPath(uid)}>{texts.back}</RouterLink>
          </Button>
        </EmptyState>
      ) : data && minutes !== null ? (
        <>
          <SupportBanner uid={uid} name={data.name} minutes={minutes} />
          <Parts view={data} />
        </>
      ) : error && !view.isFetching ? (
        <ErrorState
          title={texts.loadFailed}
          text={error instanceof AppError ? error.message : sharedTexts.loadFailedText}
          onRetry={() => void view.refetch()}
        />
      ) : (
        <LoadingState text={sharedTexts.loading} />
      )}
    </PortalPage>
  );
}

function Parts({ view }: { view: SupportView }) {
  const { tabs } = texts;
  return (
    <AddressTabs
      label={tabs.label}
      tabs={[
        { id: 'termine', label: tabs.day, content: <DayPart view={view} /> },
        { id: 'kunden', label: tabs.customers, content: <CustomersPart view={view} /> },
        { id: 'seite', label: tabs.page, content: <PagePart view={view} /> },
        { id: 'benachrichtigungen', label: tabs.news, content: <NewsPart view={view} /> },
      ]}
    />
  );
}
