import { useAddressParam, useAddressText } from '@wbd/ui/address';
import { AdminPage } from '../shared/admin-page.tsx';
import { AccountFilters } from './account-filters.tsx';
import { AccountList } from './account-list.tsx';
import { PlanCards } from './plan-cards.tsx';
import { parsePlanFilter, plansOf } from './plan-filter.ts';
import { overviewTexts as texts } from './texts.de.ts';

const SEARCH_PARAM = 'suche';

/** All advisors, for admins. */
export function OverviewPage() {
  const [typed, setTyped] = useAddressText(SEARCH_PARAM);
  // the address follows once typing pauses: every search costs a request
  const [email] = useAddressParam(SEARCH_PARAM);
  const [chosen, setPlan] = useAddressParam('paket');
  const plan = parsePlanFilter(chosen);
  return (
    <AdminPage title={texts.title} documentTitle={texts.documentTitle} intro={texts.intro}>
      <PlanCards />
      <AccountFilters email={typed} onEmailChange={setTyped} plan={plan} onPlanChange={setPlan} />
      <AccountList key={`${plan} ${email}`} filter={{ plans: plansOf(plan), email }} />
    </AdminPage>
  );
}
