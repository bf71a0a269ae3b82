import { payoutFileMutation, statementsOfPayoutQuery } from '@wbd/data/payouts';
import { allowsStep, type Payout } from '@wbd/domain/commission';
import { formatMoney } from '@wbd/domain/plans';
import { formatDate } from '@wbd/domain/time';
import { useMutation, useQuery } from '@wbd/query';
import { Badge, Button, Flex, Heading, Stack, Text } from '@wbd/ui';
import { Card, Fact, FactList } from '@wbd/ui/page';
import { SaveFileButton } from '@wbd/ui/save-file';
import { useState } from 'react';
import { AdvisorName } from '../shared/advisor-name.tsx';
import { StepDialog, type PayoutStep } from './step-dialog.tsx';
import { Statements } from './statements.tsx';
import { payoutsTexts as texts } from './texts.de.ts';

const COLORS = {
  drafted: 'yellow',
  approved: 'blue',
  exported: 'blue',
  settled: 'green',
  discarded: 'gray',
} as const satisfies Record<Payout['state'], string>;

/** One payout with what it pays, who drafted and approved it, and its next step. */
export function PayoutCard({ payout, viewer }: { payout: Payout; viewer: string }) {
  const { id, payer, state, controlSum, statements, author, approver, draftedAt } = payout;
  const [step, setStep] = useState<PayoutStep | null>(null);
  const isAtBank = state === 'exported';
  const ends = useQuery({
    ...statementsOfPayoutQuery(payer, id),
    enabled: state !== 'discarded',
  }).data;
  // another file would pay once more what came back
  const hasFile =
    allowsStep(state, 'export') && !(ends?.some((one) => one.state !== 'issued') ?? false);
  const day = formatDate(draftedAt);
  const isOwn = author === viewer;
  const actions = stepsOf(state, isOwn);
  return (
    <Card>
      <Stack gap="4">
        <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
          <Stack gap="1" minW="0">
            <Heading as="h2" size="md">
              {texts.head(day, statements.length)}
            </Heading>
            <Badge alignSelf="flex-start" colorPalette={COLORS[state]}>
              {texts.state[state]}
            </Badge>
          </Stack>
          <Text fontWeight="bold" textStyle="xl" fontVariantNumeric="tabular-nums">
            {formatMoney(controlSum)}
          </Text>
        </Flex>
        <FactList>
          <Fact term={texts.author}>
            <AdvisorName uid={author} otherwise={texts.gone} />
          </Fact>
          {approver !== null && (
            <Fact term={texts.approver}>
              <AdvisorName uid={approver} otherwise={texts.gone} />
            </Fact>
          )}
        </FactList>
        {state === 'drafted' && isOwn && (
          <Text textStyle="sm" color="fg.muted">
            {texts.others}
          </Text>
        )}
        {isAtBank && (
          <Text textStyle="sm" color="fg.muted">
            {texts.exportedText}
          </Text>
        )}
        <Statements
          statements={statements}
          ends={ends}
          onReturn={isAtBank ? (statement) => setStep({ kind: 'return', ...statement }) : undefined}
        />
        <Flex gap="2" wrap="wrap">
          {hasFile && <FileButton id={id} day={day} />}
          {actions.map((kind) => (
            <Button
              key={kind}
              {...(kind === 'discard' && { variant: 'surface', colorPalette: 'gray' })}
              aria-label={texts.actionOn(texts.actions[kind], day)}
              onClick={() => setStep({ kind })}
            >
              {texts.actions[kind]}
            </Button>
          ))}
        </Flex>
      </Stack>
      {step && <StepDialog payout={payout} step={step} onClose={() => setStep(null)} />}
    </Card>
  );
}

function stepsOf(state: Payout['state'], isOwn: boolean): ('approve' | 'discard' | 'settle')[] {
  const steps = (['approve', 'discard', 'settle'] as const).filter((step) =>
    allowsStep(state, step),
  );
  return isOwn ? steps.filter((step) => step !== 'approve') : steps;
}

function FileButton({ id, day }: { id: string; day: string }) {
  const file = useMutation(payoutFileMutation());
  return (
    <SaveFileButton
      aria-label={texts.actionOn(texts.file, day)}
      load={() => file.mutateAsync({ payoutId: id })}
      failed={texts.fileFailed}
    >
      {texts.file}
    </SaveFileButton>
  );
}
