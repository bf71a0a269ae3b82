import { formatMoney, PLAN_PRICES, type PaidPlan } from '@wbd/domain/plans';
import { Link as RouterLink } from '@wbd/router';
import { Button, Heading, Stack, Text } from '@wbd/ui';
import { Fact, FactList } from '@wbd/ui/page';
import { paths } from '../shared/paths.ts';
import type { PartnerType } from '../shared/partner-types.ts';
import { recruitmentTexts } from './texts.de.ts';

const texts = recruitmentTexts.price;

/** What the package for a type costs, before anyone has to look for it. */
export function PlanPrice({ type, plan }: { type: PartnerType; plan: PaidPlan }) {
  const prices = PLAN_PRICES.filter((price) => price.plan === plan);
  return (
    <Stack as="section" gap="5" align="flex-start">
      <Heading as="h2" size="3xl">
        {texts.title(plan)}
      </Heading>
      <FactList textStyle="lg">
        {prices.map(({ schedule, interval, cents }) => (
          <Fact key={schedule} term={texts.schedules[schedule]}>
            {texts.amount[interval](formatMoney(cents))}
          </Fact>
        ))}
      </FactList>
      <Text color="fg.muted">{texts.note}</Text>
      <Button asChild variant="surface">
        <RouterLink to={paths.pricingFor(type, plan)}>{texts.compare}</RouterLink>
      </Button>
    </Stack>
  );
}
