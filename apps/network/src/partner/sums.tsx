import type { TaxProfile, totalOf } from '@wbd/domain/commission';
import { formatMoney } from '@wbd/domain/plans';
import { formatDay } from '@wbd/domain/time';
import { Link } from '@wbd/router';
import { Button, Flex, SimpleGrid, Stack, Text } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { Card } from '@wbd/ui/page';
import { PROFILE_PATH } from '../shared/paths.ts';
import { partnerTexts as texts } from './texts.de.ts';

interface SumsProps {
  total: ReturnType<typeof totalOf>;
  /** the first day on which more becomes due; null when nothing is held */
  nextDue: string | null;
  /** null until the partner has said where to pay to */
  profile: TaxProfile | null;
}

/** Where the partner's commission stands, and what it waits for. */
export function Sums({ total: { held, due, inPayout, paid }, nextDue, profile }: SumsProps) {
  const owed = held + Math.max(due, 0) + inPayout;
  return (
    <Card title={texts.sums}>
      <Stack gap="4">
        <SimpleGrid as="dl" columns={{ base: 1, sm: 2, xl: 4 }} gap="4">
          <Sum
            label={texts.held}
            cents={held}
            text={nextDue === null ? texts.heldText : texts.heldUntil(formatDay(nextDue))}
          />
          <Sum
            label={texts.due}
            cents={due}
            text={due < 0 ? texts.negative : profile ? texts.dueText : texts.dueWaits}
          />
          <Sum label={texts.inPayout} cents={inPayout} text={texts.inPayoutText} />
          <Sum label={texts.paid} cents={paid} text={texts.paidText} />
        </SimpleGrid>
        {!profile && owed > 0 && <FormAlert status="warning">{texts.noProfile}</FormAlert>}
        <Flex gap="3" align="center" wrap="wrap">
          <Button
            asChild
            size="sm"
            {...((profile || owed <= 0) && { variant: 'surface', colorPalette: 'gray' })}
          >
            <Link to={PROFILE_PATH}>{texts.profile}</Link>
          </Button>
          <Text textStyle="sm" color="fg.muted">
            {profile ? texts.account(profile.ibanEnd) : texts.payout}
          </Text>
        </Flex>
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
