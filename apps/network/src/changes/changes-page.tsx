import { useOwnAdvisor } from '@wbd/auth';
import { accountQuery } from '@wbd/data/accounts';
import { moneyChangesQuery } from '@wbd/data/money-changes';
import type { Advisor } from '@wbd/domain/advisors';
import { useInfiniteQuery, useQuery } from '@wbd/query';
import { EmptyState, LoadingState } from '@wbd/ui';
import { PortalPage, SkeletonRows } from '@wbd/ui/page';
import { ShieldCheck } from 'lucide-react';
import { AdministratorNotice } from '../shared/administrator-notice.tsx';
import { HELP_PATH, NETWORK_PATH } from '../shared/paths.ts';
import { PendingQueries } from '../shared/pending-queries.tsx';
import { sharedTexts } from '../shared/texts.de.ts';
import { ChangeList } from './change-list.tsx';
import { changesTexts as texts } from './texts.de.ts';

/** Changes about money and about decision rights of which the advisor was notified. A waiting account can be stopped here. */
export function ChangesPage() {
  const advisor = useOwnAdvisor();
  if (!advisor) return <LoadingState />;
  return (
    <PortalPage
      title={sharedTexts.changes}
      intro={texts.intro}
      back={{ to: NETWORK_PATH, label: sharedTexts.network }}
      help={HELP_PATH}
      width="form"
    >
      <AdministratorNotice uid={advisor.id} />
      <Content advisor={advisor} />
    </PortalPage>
  );
}

function Content({ advisor: { id, org } }: { advisor: Advisor }) {
  const account = useQuery(accountQuery(id));
  const changes = useInfiniteQuery(moneyChangesQuery(id));
  const queries = [account, changes];
  if (account.data && changes.data) {
    const all = changes.data.pages.flatMap(({ items }) => items);
    if (all.length === 0) {
      return (
        <EmptyState icon={<ShieldCheck size={26} />} title={texts.none} text={texts.noneText} />
      );
    }
    return (
      <ChangeList
        changes={all}
        viewer={{ uid: id, administers: account.data.orgAdmin ? org : null }}
        query={changes}
      />
    );
  }
  return <PendingQueries queries={queries} failed={texts.failed} skeleton={<SkeletonRows />} />;
}
