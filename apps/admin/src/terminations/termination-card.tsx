import { settleTerminationMutation } from '@wbd/data/terminations';
import type { SettleTerminationInput, Termination } from '@wbd/domain/terminations';
import { formatDate, formatDateTime, formatDay } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Badge, Button, chakra, Flex, Link, Stack, Text, toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { Card } from '@wbd/ui/page';
import { useState } from 'react';
import { accountPath } from '../shared/paths.ts';
import { terminationsTexts as texts } from './texts.de.ts';

type Deed = SettleTerminationInput['deed'];

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '12rem minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: { base: '0', md: '1' },
    textStyle: 'sm',
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere', mb: { base: '2', md: '0' } },
  },
});

/** What an admin may do with a declaration in its state. */
function deedsOf({ state, kind, uid }: Termination): Deed[] {
  const endNow: Deed[] = kind === 'extraordinary' && uid !== null ? ['end-now'] : [];
  switch (state) {
    case 'open':
      return uid === null ? ['dismiss'] : ['carry-out', ...endNow, 'dismiss'];
    case 'review':
      return [...endNow, 'carry-out'];
    case 'confirmed':
    case 'done':
    case 'refused':
    case 'dismissed':
      return [];
  }
}

/** A declaration with what an admin can do about it. */
export function TerminationCard({ termination }: { termination: Termination }) {
  const { kind, state, uid } = termination;
  const [asking, setAsking] = useState<Deed | null>(null);
  const settling = useMutation(settleTerminationMutation());
  const deeds = deedsOf(termination);
  const labelOf = (deed: Deed) =>
    deed === 'carry-out' && state === 'review' ? texts.keepTerm : texts.deeds[deed];

  async function settle(deed: Deed): Promise<void> {
    try {
      await settling.mutateAsync({ id: termination.id, deed });
      toast({ type: 'success', title: texts.settled });
    } catch (error) {
      toastFailure(error, { title: texts.failed, texts: { conflict: texts.conflict } });
    }
    setAsking(null);
  }

  return (
    <Card title={texts.kinds[kind]}>
      <Stack gap="4" align="flex-start">
        <Badge colorPalette={deeds.length > 0 ? 'orange' : 'gray'}>{texts.states[state]}</Badge>
        <Facts>
          {factsOf(termination).map(([label, value]) => (
            <Fact key={label} label={label} value={value} />
          ))}
        </Facts>
        {uid === null ? (
          <Text textStyle="sm">{texts.noAccount}</Text>
        ) : (
          <Link asChild alignSelf="flex-start">
            <RouterLink to={accountPath(uid)}>{texts.toAccount}</RouterLink>
          </Link>
        )}
        {deeds.length > 0 && (
          <Flex gap="3" wrap="wrap">
            {deeds.map((deed) => (
              <Button
                key={deed}
                variant="outline"
                onClick={() => {
                  setAsking(deed);
                }}
              >
                {labelOf(deed)}
              </Button>
            ))}
          </Flex>
        )}
      </Stack>
      <ConfirmDialog
        open={asking !== null}
        title={asking ? labelOf(asking) : ''}
        confirmLabel={asking ? labelOf(asking) : ''}
        busy={settling.isPending}
        onConfirm={() => void (asking && settle(asking))}
        onCancel={() => {
          setAsking(null);
        }}
      >
        {asking && texts.questions[asking](termination.name)}
      </ConfirmDialog>
    </Card>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

function factsOf(termination: Termination): [label: string, value: string][] {
  const { facts } = texts;
  const { name, email, code, reason, receivedAt, endsOn, confirmTo, endsAt } = termination;
  const all: [string, string | null][] = [
    [facts.name, name],
    [facts.email, email],
    [facts.code, code],
    [facts.reason, reason],
    [facts.receivedAt, formatDateTime(receivedAt)],
    [facts.endsOn, endsOn === null ? facts.earliest : formatDay(endsOn)],
    [facts.confirmTo, confirmTo],
    [facts.endsAt, endsAt && formatDate(endsAt)],
  ];
  return all.flatMap(([label, value]) => (value === null ? [] : [[label, value]]));
}
