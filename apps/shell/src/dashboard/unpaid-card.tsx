import { accountQuery } from '@wbd/data/accounts';
import type { Advisor } from '@wbd/domain/advisors';
import { useQuery } from '@wbd/query';
import { Card } from '@wbd/ui/page';
import { UnpaidLink } from '../shared/unpaid-link.tsx';
import { unpaidPrice } from '../shared/unpaid.ts';
import { dashboardTexts } from './texts.de.ts';

const texts = dashboardTexts.unpaid;

/** The way back to a payment that was left; nothing while there is none. */
export function UnpaidCard({ advisor }: { advisor: Advisor }) {
  const { data: account } = useQuery(accountQuery(advisor.id));
  const price = account ? unpaidPrice({ level: advisor.lv, account }) : null;
  if (price === null) return null;
  return (
    <Card title={texts.title} text={texts.text}>
      <UnpaidLink price={price} label={texts.toPlans} />
    </Card>
  );
}
