import { isBeforeReferral, stateTexts, type Deal, type DealDecision } from '@wbd/domain/commission';
import { formatMoney } from '@wbd/domain/plans';
import { formatDay } from '@wbd/domain/time';
import { Badge, Button, Flex, Heading, Stack, Text } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { Card, Fact, FactList } from '@wbd/ui/page';
import { AdvisorName } from '../shared/advisor-name.tsx';
import { dealsTexts as texts } from './texts.de.ts';

const COLORS = {
  reported: 'yellow',
  withdrawn: 'gray',
  refused: 'red',
  confirmed: 'green',
  cancelled: 'red',
} as const satisfies Record<Deal['state'], string>;

interface DealCardProps {
  deal: Deal;
  /** in cents; null while no terms say it */
  cost: number | null;
  isTwice: boolean;
  /** uid of the viewer */
  viewer: string;
  /** whether the viewer decides for the organisation */
  mayDecide: boolean;
  onDecide: (kind: DealDecision['kind']) => void;
}

/** One deal with its facts, its cost and the possible actions. */
export function DealCard({ deal, cost, isTwice, viewer, mayDecide, onDecide }: DealCardProps) {
  const { name, netCents, on, reference, state, partner, advisor, reason } = deal;
  const who = name ?? texts.erased;
  const isTheirs = advisor === viewer || partner === viewer;
  const kinds = decisionsOf(deal, mayDecide, isTheirs, advisor === viewer);
  return (
    <Card>
      <Stack gap="3">
        <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
          <Stack gap="1" minW="0">
            <Heading as="h2" size="md" overflowWrap="anywhere">
              {texts.head(who, formatDay(on))}
            </Heading>
            <Badge alignSelf="flex-start" colorPalette={COLORS[state]}>
              {stateTexts[state]}
            </Badge>
          </Stack>
          <Text fontWeight="bold" textStyle="xl" fontVariantNumeric="tabular-nums">
            {formatMoney(netCents)}
          </Text>
        </Flex>
        <FactList>
          <Fact term={texts.reference}>{reference}</Fact>
          {mayDecide && (
            <Fact term={texts.reportedBy}>
              <AdvisorName uid={advisor} otherwise={texts.gone} />
            </Fact>
          )}
          <Fact term={texts.referredBy}>
            {partner === null ? texts.nobody : <AdvisorName uid={partner} otherwise={texts.gone} />}
          </Fact>
          <Fact term={texts.costs}>
            {cost === null ? texts.noTerms : cost === 0 ? texts.nothing : formatMoney(cost)}
          </Fact>
          {reason !== null && <Fact term={texts.reason}>{reason}</Fact>}
        </FactList>
        {state === 'reported' && isBeforeReferral(deal) && (
          <FormAlert status="warning">{texts.early(formatDay(deal.referredOn ?? on))}</FormAlert>
        )}
        {isTwice && <FormAlert status="warning">{texts.twice}</FormAlert>}
        {mayDecide && state === 'reported' && isTheirs && (
          <Text textStyle="sm" color="fg.muted">
            {texts.others}
          </Text>
        )}
        {kinds.length > 0 && (
          <Flex gap="2" wrap="wrap">
            {kinds.map((kind) => (
              <Button
                key={kind}
                {...(kind !== 'confirm' && { variant: 'surface', colorPalette: 'gray' })}
                aria-label={texts.actionOn(texts.actions[kind], who)}
                onClick={() => onDecide(kind)}
              >
                {texts.actions[kind]}
              </Button>
            ))}
          </Flex>
        )}
      </Stack>
    </Card>
  );
}

function decisionsOf(
  { state }: Deal,
  mayDecide: boolean,
  isTheirs: boolean,
  isAuthor: boolean,
): DealDecision['kind'][] {
  if (!mayDecide) return state === 'reported' && isAuthor ? ['withdraw'] : [];
  if (state === 'confirmed') return ['cancel'];
  if (state !== 'reported') return [];
  return isTheirs ? ['refuse'] : ['confirm', 'refuse'];
}
