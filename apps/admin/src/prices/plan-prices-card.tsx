import { planPrice, priceWords, type PlanPrices } from '@wbd/domain/plans';
import { Stack, Text } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { Card } from '@wbd/ui/page';
import { PlainTable } from '../shared/plain-table.tsx';
import { amountOf } from './amount.ts';
import { pricesTexts } from './texts.de.ts';

const texts = pricesTexts.plans;

/** The plans in the order in which they are sold, each with its prices. */
export function PlanPricesCard({
  plans,
  hasMorePrices,
}: Pick<PlanPrices, 'plans' | 'hasMorePrices'>) {
  const missing = plans.filter(({ prices }) => !prices.some(({ isSold }) => isSold));
  return (
    <Card title={texts.title} text={texts.text}>
      <Stack gap="4">
        {missing.length > 0 && (
          <FormAlert title={texts.missing(missing.map(({ key }) => nameOf(key)))}>
            {texts.missingText}
          </FormAlert>
        )}
        <PlainTable
          label={texts.title}
          columns={[texts.columns.plan, texts.columns.price, texts.columns.rule]}
          rows={plans.flatMap((plan) =>
            plan.prices.map((price) => ({
              key: price.id,
              cells: [
                <Lines key="plan" first={nameOf(plan.key)} second={texts.level(plan.level)} />,
                <Lines key="price" first={amountOf(price)} second={kindOf(price)} />,
                <Lines
                  key="rule"
                  first={texts.rules[price.rule]}
                  second={price.name}
                  third={price.id}
                />,
              ],
            })),
          )}
        />
        {hasMorePrices && <Text color="fg.muted">{texts.more}</Text>}
      </Stack>
    </Card>
  );
}

function nameOf(key: string): string {
  const plan = planPrice(key);
  return plan ? priceWords(plan) : key;
}

function kindOf({ isSold, isListPrice }: PlanPrices['plans'][number]['prices'][number]): string {
  if (!isSold) return texts.special;
  return isListPrice ? texts.sold : texts.soldOtherwise;
}

interface LinesProps {
  first: string;
  second: string | null;
  third?: string;
}

function Lines({ first, second, third }: LinesProps) {
  return (
    <Stack gap="0">
      <span>{first}</span>
      <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        {second}
      </Text>
      {third !== undefined && (
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {third}
        </Text>
      )}
    </Stack>
  );
}
