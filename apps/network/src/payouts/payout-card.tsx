import { payoutFileMutation, statementsOfPayoutQuery } from '@wbd/data/payouts';
import {
  allowsStep,
  approvalBy,
  isOpenObjection,
  keepsStatements,
  mayApprove,
  type Payout,
} from '@wbd/domain/commission';
import { formatMoney } from '@wbd/domain/plans';
import { formatDate, formatDay } from '@wbd/domain/time';
import { useMutation, useQuery } from '@wbd/query';
import { Badge, Button, Flex, Heading, Stack, Text } from '@wbd/ui';
import { Card, Fact, FactList } from '@wbd/ui/page';
import { SaveFileButton } from '@wbd/ui/save-file';
import { useState } from 'react';
import { AdvisorName } from '../shared/advisor-name.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { StepDialog, type PayoutStep } from './step-dialog.tsx';
import { Statements } from './statements.tsx';
import { payoutsTexts as texts } from './texts.de.ts';

const COLORS = {
  drafted: 'yellow',
  approved: 'blue',
  exported: 'blue',
  settled: 'green',
  discarded: 'gray',
  refused: 'red',
} as const satisfies Record<Payout['state'], string>;

/** One payout with what it pays, who drafted and approved it, and its next step. */
export function PayoutCard({ payout, viewer }: { payout: Payout; viewer: string }) {
  const { id, payer, state, controlSum, statements, author, approver, draftedAt, file } = payout;
  const [step, setStep] = useState<PayoutStep | { kind: 'approve' } | null>(null);
  const isAtBank = state === 'exported';
  const ends = useQuery({
    ...statementsOfPayoutQuery(payer, id),
    enabled: keepsStatements(payout),
  }).data;
  // another file would pay once more what came back
  const hasEnded = ends?.some((one) => one.state !== 'issued') ?? false;
  const hasFile = allowsStep(state, 'export') && !hasEnded;
  const day = formatDate(draftedAt);
  const isOwn = author === viewer;
  const actions = stepsOf(payout, viewer, hasEnded);
  const objected = new Set(ends?.filter(isOpenObjection).map((one) => one.id));
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
          {file && <Fact term={texts.executeOn}>{formatDay(file.executeOn)}</Fact>}
          {file && (
            <Fact term={texts.hash}>
              <Text as="span" fontFamily="mono" textStyle="xs">
                {file.sha256}
              </Text>
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
              {...(isWayBack(kind) && { variant: 'surface', colorPalette: 'gray' })}
              aria-label={texts.actionOn(texts.actions[kind], day)}
              onClick={() => setStep({ kind })}
            >
              {texts.actions[kind]}
            </Button>
          ))}
        </Flex>
      </Stack>
      {step?.kind === 'approve' && (
        <ApproveDialog
          payout={payout}
          approval={approvalBy(payout, viewer, objected)}
          onClose={() => setStep(null)}
        />
      )}
      {step && step.kind !== 'approve' && (
        <StepDialog payout={payout} step={step} onClose={() => setStep(null)} />
      )}
    </Card>
  );
}

type Action = 'approve' | 'discard' | 'settle' | 'refuse';

const isWayBack = (action: Action) => action === 'discard' || action === 'refuse';

/** @param hasEnded whether the bank has already returned or paid a statement */
function stepsOf(payout: Payout, viewer: string, hasEnded: boolean): Action[] {
  return (['approve', 'discard', 'settle', 'refuse'] as const).filter((step) => {
    if (step === 'approve') return mayApprove(payout, viewer);
    return allowsStep(payout.state, step) && !(step === 'refuse' && hasEnded);
  });
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
