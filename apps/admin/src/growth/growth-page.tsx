import { AdminPage } from '../shared/admin-page.tsx';
import { RevenueCard } from './revenue-card.tsx';
import { SignUpsCard } from './sign-ups-card.tsx';
import { growthTexts as texts } from './texts.de.ts';

/** How the network grows and what it earns. */
export function GrowthPage() {
  return (
    <AdminPage title={texts.title} documentTitle={texts.documentTitle} intro={texts.intro}>
      <SignUpsCard />
      <RevenueCard />
    </AdminPage>
  );
}
