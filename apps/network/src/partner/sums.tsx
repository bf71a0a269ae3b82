import type { totalOf } from '@wbd/domain/commission';
import { formatMoney } from '@wbd/domain/plans';
import { SimpleGrid, Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { partnerTexts as texts } from './texts.de.ts';

/** Held and due commission. */
export function Sums({ total: { held, due } }: { total: ReturnType<typeof totalOf> }) {
  return (
    <Card title={texts.sums}>
      <Stack gap="4">
        <SimpleGrid as="dl" columns={{ base: 1, sm: 2 }} gap="4">
          <Sum label={texts.held} cents={held} text={texts.heldText} />
          <Sum label={texts.due} cents={due} text={due < 0 ? texts.negative : texts.dueText} />
        </SimpleGrid>
        <Text textStyle="sm" color="fg.muted">
          {texts.payout}
        </Text>
      </Stack>
    </Card>
  );
}

function Sum({ label, cents, text }: { label: string; cents: number; text: string }) {
  return (
    <div>
      <Text as="dt" color="fg.muted">
        {label}
      </Text>
      <dd>
        <Text textStyle="3xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
          {formatMoney(cents)}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {text}
        </Text>
      </dd>
    </div>
  );
}
