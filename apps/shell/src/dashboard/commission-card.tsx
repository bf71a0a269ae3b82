import { Link } from '@wbd/router';
import { Button } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { NETWORK_PATH } from '../shared/areas/own-areas.ts';
import { dashboardTexts } from './texts.de.ts';

const texts = dashboardTexts.commission;

/** Leads to what an advisor earns by referring people, and to deals. */
export function CommissionCard() {
  return (
    <Card title={texts.title} text={texts.text}>
      <Button asChild variant="surface">
        <Link to={NETWORK_PATH}>{texts.open}</Link>
      </Button>
    </Card>
  );
}
