import { Box, Grid, Stack, Text } from '@chakra-ui/react';
import { PLANS, SCHEDULES, type Plan, type Schedule } from '@wbd/domain/plans';
import type { ReactNode } from 'react';
import { SegmentedChoice } from '../form/choice.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { PlanCard } from './plan-card.tsx';
import { pricingTexts as texts } from './texts.de.ts';

export interface PricingPlansProps {
  schedule: Schedule;
  onScheduleChange: (schedule: Schedule) => void;
  /** the plan that stands out, and for whom it is recommended */
  highlighted: { plan: Plan; recommendedFor: string | null } | null;
  /** the way to a plan */
  action: (plan: Plan) => ReactNode;
}

/** In the order in which the commitment grows. */
const options = SCHEDULES.toReversed().map((value) => ({ value, label: texts.schedules[value] }));

/** The packages with their prices, and everything they hold compared. */
export function PricingPlans(props: PricingPlansProps) {
  const { schedule, onScheduleChange, highlighted, action } = props;
  return (
    <Stack gap={{ base: '16', md: '24' }}>
      <Stack gap="8">
        <Box maxW="md">
          <SegmentedChoice
            inline
            legend={texts.billing}
            options={options}
            value={schedule}
            onValueChange={onScheduleChange}
          />
        </Box>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, 1fr)' }}
          gap="6"
          alignItems="start"
        >
          {PLANS.map((plan) => (
            <PlanCard
              key={plan}
              plan={plan}
              schedule={schedule}
              highlighted={highlighted?.plan === plan}
              badge={badgeOf(plan)}
              action={action(plan)}
            />
          ))}
        </Grid>
        <Box color="fg.muted" textStyle="sm">
          <Text>{texts.net}</Text>
          <Text>{texts.business}</Text>
        </Box>
      </Stack>
      <ComparisonTable />
    </Stack>
  );

  function badgeOf(plan: Plan): string | undefined {
    if (highlighted?.plan !== plan || highlighted.recommendedFor === null) return undefined;
    return texts.recommended(highlighted.recommendedFor);
  }
}
