import { planPrice, unpaidPath } from '@wbd/domain/plans';
import { Link } from '@wbd/router';
import { Button } from '@wbd/ui';

/** Leads back to the package and schedule that were chosen and not paid for. */
export function UnpaidLink({ price, label }: { price: string; label: string }) {
  const chosen = planPrice(price);
  if (chosen === null) return null;
  return (
    <Button asChild>
      <Link to={unpaidPath(chosen)}>{label}</Link>
    </Button>
  );
}
