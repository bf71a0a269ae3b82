import {
  PAID_PLANS,
  planEuros,
  planOfLevel,
  planRow,
  type Level,
  type PaidPlan,
  type Plan,
} from '@wbd/domain/plans';
import { Link } from '@wbd/router';
import { Badge, chakra, Flex, Heading, SimpleGrid, Stack, Text } from '@wbd/ui';
import { formatEuros } from '@wbd/ui/pricing';
import { ArrowRight } from 'lucide-react';
import { pricingPath } from '../shared/areas/own-areas.ts';
import { profileTexts } from './texts.de.ts';

const texts = profileTexts.packages;

const PlanLink = chakra(Link, {
  base: {
    display: 'block',
    p: '5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    boxShadow: 'xs',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'fast',
    _hover: { borderColor: 'colorPalette.border', boxShadow: 'md' },
  },
});

/** The packages; those that cost something lead to their prices. */
export function PackageCards({ level }: { level: Level }) {
  const current = planOfLevel(level);
  return (
    <Stack as="section" gap="4">
      <Stack gap="0.5">
        <Heading as="h2" size="lg">
          {texts.title}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {texts.text}
        </Text>
      </Stack>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
        <Stack p="5" bg="bg.muted" borderWidth="1px" borderColor="border" borderRadius="xl">
          <CardText plan="basic" isCurrent={current === 'basic'} price={texts.free} />
        </Stack>
        {PAID_PLANS.map((plan) => (
          <PlanLink key={plan} to={pricingPath(plan)}>
            <CardText plan={plan} isCurrent={current === plan} price={priceOf(plan)} />
            <Flex align="center" gap="1.5" mt="4" color="colorPalette.fg" fontWeight="medium">
              {texts.toPrices}
              <ArrowRight aria-hidden size={16} />
            </Flex>
          </PlanLink>
        ))}
      </SimpleGrid>
    </Stack>
  );
}

function CardText({ plan, isCurrent, price }: { plan: Plan; isCurrent: boolean; price: string }) {
  return (
    <Stack gap="2">
      <Flex justify="space-between" align="center" gap="2" minH="7" wrap="wrap">
        <Heading as="h3" size="lg">
          {texts.name(planRow(plan).name)}
        </Heading>
        {isCurrent && <Badge colorPalette="brand">{texts.current}</Badge>}
      </Flex>
      <Text color="fg.muted" textStyle="sm">
        {planRow(plan).description}
      </Text>
      <Text textStyle="sm" fontWeight="medium">
        {price}
      </Text>
    </Stack>
  );
}

function priceOf(plan: PaidPlan): string {
  const euros = (schedule: 'monthly' | 'annual') => formatEuros(planEuros(plan, schedule));
  return texts.price(euros('monthly'), euros('annual'));
}
