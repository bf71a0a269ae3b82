import { planPrice, unpaidPath } from '@wbd/domain/plans';
import { Link } from '@wbd/router';
import { Button } from '@wbd/ui';

/** Link that resumes an abandoned checkout with the chosen package and schedule. */
export function UnpaidLink({ price, label }: { price: string; label: string }) {
  const chosen = planPrice(price);
  if (chosen === null) return null;
  return (
    <Button asChild>
      <Link to={unpaidPath(chosen)}>{label}</Link>
    </Button>
  );
}
