import { Stack } from '@wbd/ui';
import { useAddressParam, useAddressText } from '@wbd/ui/address';
import { PortalPage } from '@wbd/ui/page';
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
    <PortalPage title={texts.title} documentTitle={texts.documentTitle} intro={texts.intro}>
      <Stack gap={{ base: '6', md: '8' }}>
        <PlanCards />
        <AccountFilters email={typed} onEmailChange={setTyped} plan={plan} onPlanChange={setPlan} />
        <AccountList key={`${plan} ${email}`} filter={{ plans: plansOf(plan), email }} />
      </Stack>
    </PortalPage>
  );
}
