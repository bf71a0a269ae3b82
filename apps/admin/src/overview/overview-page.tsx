import { useAddressParam } from '@wbd/ui/address';
import { AdminPage } from '../shared/admin-page.tsx';
import { useAdvisorSearch } from '../shared/use-advisor-search.ts';
import { AccountFilters } from './account-filters.tsx';
import { AccountList } from './account-list.tsx';
import { PlanCards } from './plan-cards.tsx';
import { parsePlanFilter, plansOf } from './plan-filter.ts';
import { overviewTexts as texts } from './texts.de.ts';

/** All advisors, for admins. */
export function OverviewPage() {
  const search = useAdvisorSearch();
  const [chosen, setPlan] = useAddressParam('paket');
  const plan = parsePlanFilter(chosen);
  const { email } = search;
  return (
    <AdminPage title={texts.title} documentTitle={texts.documentTitle} intro={texts.intro}>
      <PlanCards />
      <AccountFilters search={search} plan={plan} onPlanChange={setPlan} />
      <AccountList key={`${plan} ${email}`} filter={{ plans: plansOf(plan), search: email }} />
    </AdminPage>
  );
}
