import { waitingDealsQuery } from '@wbd/data/deals';
import { useQuery } from '@wbd/query';
import { Link } from '@wbd/router';
import { Button } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { DEALS_PATH } from '../shared/paths.ts';
import { partnerTexts as texts } from './texts.de.ts';

/** Tells an administrator that deals wait for a decision; nothing while there are none. */
export function WaitingDeals({ org }: { org: string }) {
  const { data: waiting = 0 } = useQuery(waitingDealsQuery(org));
  if (waiting === 0) return null;
  return (
    <Card title={texts.waiting(waiting)}>
      <Button asChild>
        <Link to={DEALS_PATH}>{texts.decide}</Link>
      </Button>
    </Card>
  );
}
