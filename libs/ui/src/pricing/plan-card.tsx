import { Badge, Box, chakra, Flex, Heading, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import {
  FEATURES,
  planEuros,
  planHolds,
  planRow,
  yearOfMonths,
  type Plan,
  type Schedule,
} from '@wbd/domain/plans';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatEuros, pricingTexts as texts } from './texts.de.ts';

export interface PlanCardProps {
  plan: Plan;
  schedule: Schedule;
  /** stands out among the others */
  highlighted: boolean;
  /** above the name: for whom the plan is recommended */
  badge?: string | undefined;
  /** the button */
  action: ReactNode;
}

const Struck = chakra('s', { base: { color: 'fg.muted' } });
const List = chakra('ul', { base: { display: 'grid', gap: '2.5', listStyleType: 'none' } });

/** One package: price, captions, features and button. */
export function PlanCard({ plan, schedule, highlighted, badge, action }: PlanCardProps) {
  const features = Object.values(FEATURES)
    .flat()
    .filter((feature) => planHolds(plan, feature));
  return (
    <Flex
      as="article"
      aria-label={planRow(plan).name}
      direction="column"
      gap="6"
      p={{ base: '6', lg: '8' }}
      bg="bg.panel"
      borderWidth={highlighted ? '2px' : '1px'}
      borderColor={highlighted ? 'brand.solid' : 'border'}
      borderRadius="2xl"
      boxShadow={highlighted ? 'lg' : 'xs'}
    >
      <Stack gap="2">
        <Box minH={{ base: '0', md: '7' }}>
          {badge !== undefined && (
            <Badge colorPalette="brand" textStyle="xs" px="2.5" py="1" borderRadius="full">
              {badge}
            </Badge>
          )}
        </Box>
        <Heading as="h2" size="2xl">
          {planRow(plan).name}
        </Heading>
        <Text color="fg.muted" textStyle="sm" minH={{ md: '11' }}>
          {planRow(plan).description}
        </Text>
      </Stack>
      <Price plan={plan} schedule={schedule} />
      <Stack gap="2">
        {action}
        {plan !== 'basic' && (
          <Text textStyle="xs" color="fg.muted" minH={{ md: '12' }}>
            {texts.order[schedule](formatEuros(totalOf(plan, schedule)))}
          </Text>
        )}
      </Stack>
      <Stack gap="3" borderTopWidth="1px" borderColor="border.muted" pt="6">
        <Text textStyle="sm" fontWeight="semibold">
          {texts.includes}
        </Text>
        <List>
          {features.map((feature) => (
            <Flex as="li" key={feature} gap="2.5" textStyle="sm">
              <Box color="brand.fg" pt="0.5" aria-hidden>
                <Check size={18} />
              </Box>
              {texts.features[feature]}
            </Flex>
          ))}
        </List>
      </Stack>
    </Flex>
  );
}

/** Euros without VAT that an order binds to. */
function totalOf(plan: Plan, schedule: Schedule): number {
  return schedule === 'monthly' ? yearOfMonths(plan) : planEuros(plan, schedule);
}

function Price({ plan, schedule }: Pick<PlanCardProps, 'plan' | 'schedule'>) {
  const isFree = plan === 'basic';
  const isAnnual = schedule === 'annual' && !isFree;
  return (
    <Stack gap="1" minH={{ md: '32' }}>
      <Flex align="baseline" gap="2" wrap="wrap">
        <Text as="span" fontSize="4xl" fontWeight="bold" letterSpacing="tight" lineHeight="1.1">
          {formatEuros(planEuros(plan, schedule))}
        </Text>
        {!isFree && (
          <Text as="span" color="fg.muted" textStyle="sm">
            {isAnnual ? texts.perYear : texts.perMonth}
          </Text>
        )}
      </Flex>
      {isAnnual && (
        <Text textStyle="sm">
          <VisuallyHidden>{texts.insteadOf}</VisuallyHidden>
          <Struck>{formatEuros(yearOfMonths(plan))}</Struck>
        </Text>
      )}
      <Text textStyle="sm" fontWeight="medium">
        {isFree ? texts.free : texts.captions[schedule]}
      </Text>
      {isAnnual && (
        <Text textStyle="sm" color="fg.success">
          {texts.annualNote}
        </Text>
      )}
    </Stack>
  );
}
