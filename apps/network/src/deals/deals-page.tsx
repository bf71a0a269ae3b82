import { dealsOfOrganisationQuery, ownDealsQuery } from '@wbd/data/deals';
import type { Advisor } from '@wbd/domain/advisors';
import type { Deal } from '@wbd/domain/commission';
import { useQuery } from '@wbd/query';
import { Link } from '@wbd/router';
import { Button, ErrorState } from '@wbd/ui';
import { PortalPage, SkeletonRows } from '@wbd/ui/page';
import { AddressTabs } from '@wbd/ui/tabs';
import { FileSpreadsheet, Percent } from 'lucide-react';
import type { ReactNode } from 'react';
import { HELP_PATH, LIST_PATH, NETWORK_PATH, TERMS_PATH } from '../shared/paths.ts';
import { AdministratorNotice } from '../shared/administrator-notice.tsx';
import { useAdministers } from '../shared/use-administers.ts';
import { withAdvisor } from '../shared/with-advisor.tsx';
import { DealList } from './deal-list.tsx';
import { dealsTexts as texts } from './texts.de.ts';

/** Deals: advisors see their own ones, administrators all of their organisation. */
export const DealsPage = withAdvisor(texts.title, ({ advisor }: { advisor: Advisor }) => {
  const administers = useAdministers(advisor.id);
  return (
    <PortalPage
      title={texts.title}
      intro={administers ? texts.intro : texts.introOwn}
      back={{ to: NETWORK_PATH, label: texts.back }}
      help={HELP_PATH}
      actions={
        administers && (
          <>
            <Button asChild variant="surface">
              <Link to={LIST_PATH}>
                <FileSpreadsheet aria-hidden />
                {texts.byList}
              </Link>
            </Button>
            <Button asChild variant="surface">
              <Link to={TERMS_PATH}>
                <Percent aria-hidden />
                {texts.terms}
              </Link>
            </Button>
          </>
        )
      }
    >
      <AdministratorNotice uid={advisor.id} />
      {administers ? <OfOrganisation advisor={advisor} /> : <Own advisor={advisor} />}
    </PortalPage>
  );
});

function Own({ advisor }: { advisor: Advisor }) {
  const deals = useQuery(ownDealsQuery(advisor.id));
  return (
    <Loaded query={deals}>
      {(own) => <DealList kind="own" deals={own} all={own} advisor={advisor} />}
    </Loaded>
  );
}

function OfOrganisation({ advisor }: { advisor: Advisor }) {
  const deals = useQuery(dealsOfOrganisationQuery(advisor.org));
  const own = useQuery(ownDealsQuery(advisor.id));
  return (
    <Loaded query={deals}>
      {(all) => {
        const waiting = all.filter(({ state }) => state === 'reported');
        const decided = all.filter(({ state }) => state !== 'reported' && state !== 'withdrawn');
        const tab = (
          kind: 'waiting' | 'decided' | 'own',
          label: string,
          shown: readonly Deal[],
        ) => ({
          id: kind,
          label,
          content: <DealList kind={kind} deals={shown} all={all} advisor={advisor} />,
        });
        return (
          <AddressTabs
            label={texts.tabs}
            tabs={[
              tab('waiting', texts.waiting(waiting.length), waiting),
              tab('decided', texts.decided, decided),
              tab('own', texts.own, own.data ?? []),
            ]}
          />
        );
      }}
    </Loaded>
  );
}

interface LoadedProps {
  query: {
    data: readonly Deal[] | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  children: (deals: readonly Deal[]) => ReactNode;
}

function Loaded({ query: { data, error, isFetching, refetch }, children }: LoadedProps) {
  if (data) return children(data);
  if (!error || isFetching) return <SkeletonRows />;
  return <ErrorState title={texts.failed} onRetry={() => void refetch()} />;
}
