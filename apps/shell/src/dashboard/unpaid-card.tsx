import { accountQuery } from '@wbd/data/accounts';
import type { Advisor } from '@wbd/domain/advisors';
import { useQuery } from '@wbd/query';
import { HIGHLIGHTED_PLAN } from '@wbd/domain/plans';
import { Link } from '@wbd/router';
import { Button } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { pricingPath } from '../shared/areas/own-areas.ts';
import { isUnpaid } from '../shared/unpaid.ts';
import { dashboardTexts } from './texts.de.ts';

const texts = dashboardTexts.unpaid;

/** The way back to a payment that was left; nothing while there is none. */
export function UnpaidCard({ advisor }: { advisor: Advisor }) {
  const { data: account } = useQuery(accountQuery(advisor.id));
  if (!account || !isUnpaid({ level: advisor.lv, account })) return null;
  return (
    <Card title={texts.title} text={texts.text}>
      <Button asChild>
        <Link to={pricingPath(HIGHLIGHTED_PLAN)}>{texts.toPlans}</Link>
      </Button>
    </Card>
  );
}
