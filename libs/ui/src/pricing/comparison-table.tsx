import { Box, chakra, Heading, VisuallyHidden } from '@chakra-ui/react';
import {
  FEATURE_CATEGORIES,
  FEATURES,
  planHolds,
  planRow,
  PLANS,
  type Feature,
  type FeatureCategory,
  type Plan,
} from '@wbd/domain/plans';
import { Check, Minus } from 'lucide-react';
import { Fragment } from 'react';
import { pricingTexts as texts } from './texts.de.ts';

const Table = chakra('table', {
  base: { w: 'full', borderCollapse: 'collapse', textStyle: 'sm' },
});
const HeadCell = chakra('th', {
  base: { py: '3', px: { base: '2', md: '4' }, textAlign: 'center', fontWeight: 'semibold' },
});
const RowHead = chakra('th', {
  base: {
    py: '3',
    pe: '3',
    textAlign: 'start',
    fontWeight: 'normal',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
  },
});
const CategoryHead = chakra('th', {
  base: { pt: '7', pb: '2', textAlign: 'start', fontWeight: 'semibold', color: 'fg.muted' },
});
const Row = chakra('tr', { base: { borderTopWidth: '1px', borderColor: 'border.muted' } });
const Cell = chakra('td', { base: { py: '3', px: { base: '2', md: '4' }, textAlign: 'center' } });

/** Every feature of every package, side by side. */
export function ComparisonTable() {
  return (
    <Box as="section">
      <Heading as="h2" size="3xl" mb="6">
        {texts.comparison}
      </Heading>
      <Table>
        <thead>
          <tr>
            <RowHead scope="col">
              <VisuallyHidden>{texts.feature}</VisuallyHidden>
            </RowHead>
            {PLANS.map((plan) => (
              <HeadCell key={plan} scope="col">
                {planRow(plan).name}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {FEATURE_CATEGORIES.map((category) => (
            <Fragment key={category}>
              <CategoryRow category={category} />
              {FEATURES[category].map((feature) => (
                <FeatureRow key={feature} feature={feature} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

function CategoryRow({ category }: { category: FeatureCategory }) {
  return (
    <tr>
      <CategoryHead scope="rowgroup" colSpan={PLANS.length + 1}>
        {texts.categories[category]}
      </CategoryHead>
    </tr>
  );
}

function FeatureRow({ feature }: { feature: Feature }) {
  return (
    <Row>
      <RowHead scope="row">{texts.features[feature]}</RowHead>
      {PLANS.map((plan) => (
        <Mark key={plan} plan={plan} feature={feature} />
      ))}
    </Row>
  );
}

function Mark({ plan, feature }: { plan: Plan; feature: Feature }) {
  const included = planHolds(plan, feature);
  const Icon = included ? Check : Minus;
  return (
    <Cell color={included ? 'brand.fg' : 'fg.subtle'}>
      <Box as="span" display="inline-flex" aria-hidden>
        <Icon size={18} />
      </Box>
      <VisuallyHidden>{included ? texts.included : texts.notIncluded}</VisuallyHidden>
    </Cell>
  );
}
