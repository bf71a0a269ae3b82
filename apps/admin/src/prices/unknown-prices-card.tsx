import { planPrice, priceWords, type PlanPrices } from '@wbd/domain/plans';
import { Link } from '@wbd/router';
import { Heading, Link as TextLink, Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { CircleCheck } from 'lucide-react';
import { AllWell } from '../shared/all-well.tsx';
import { accountPath } from '../shared/paths.ts';
import { amountOf } from './amount.ts';
import { pricesTexts } from './texts.de.ts';

const texts = pricesTexts.unknown;

/** Prices of no plan in running subscriptions, with the advisors who have them and the way to assign them. */
export function UnknownPricesCard({
  unknownPrices,
  hasMoreAdvisors,
}: Pick<PlanPrices, 'unknownPrices' | 'hasMoreAdvisors'>) {
  if (unknownPrices.length === 0) {
    return (
      <Card title={texts.title}>
        <AllWell icon={<CircleCheck size={26} />} title={texts.none} text={texts.noneText} />
      </Card>
    );
  }
  return (
    <Card title={texts.title} text={texts.text}>
      <Stack gap="6">
        <Stack
          as="ol"
          aria-label={texts.steps.label}
          listStyleType="decimal"
          gap="1"
          ps="5"
          textStyle="sm"
        >
          {texts.steps.list.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Stack>
        <Stack as="ul" aria-label={texts.title} listStyleType="none" gap="5">
          {unknownPrices.map((price) => (
            <li key={price.id}>
              <UnknownPrice price={price} />
            </li>
          ))}
        </Stack>
        {hasMoreAdvisors && <Text color="fg.muted">{texts.more}</Text>}
      </Stack>
    </Card>
  );
}

function UnknownPrice({ price }: { price: PlanPrices['unknownPrices'][number] }) {
  const assigned = planPrice(price.assigned ?? '');
  return (
    <Stack gap="1" borderTopWidth="1px" pt="4">
      <Heading as="h3" size="sm">
        {price.name ?? texts.gone}
      </Heading>
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {price.name === null ? price.id : `${amountOf(price)} · ${price.id}`}
      </Text>
      {assigned && <Text textStyle="sm">{texts.assigned(priceWords(assigned))}</Text>}
      <Text textStyle="sm" fontWeight="medium" pt="1">
        {texts.advisors(price.advisors.length)}
      </Text>
      <Stack as="ul" listStyleType="none" gap="1" textStyle="sm">
        {price.advisors.map(({ uid, email }) => (
          <li key={uid}>
            <TextLink asChild variant="underline" overflowWrap="anywhere">
              <Link to={accountPath(uid)}>{email}</Link>
            </TextLink>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
