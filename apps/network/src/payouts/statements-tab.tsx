import { openObjectionsQuery, statementsOfMonthQuery } from '@wbd/data/payouts';
import type { Statement } from '@wbd/domain/commission';
import { formatMonth, lastMonths } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Box, ErrorState, Stack, Text } from '@wbd/ui';
import { useAddressParam } from '@wbd/ui/address';
import { Field, NativeSelect } from '@wbd/ui/form';
import { Card, SkeletonRows } from '@wbd/ui/page';
import { useState } from 'react';
import { IssuedStatement } from './issued-statement.tsx';
import { statementsTexts as texts } from './texts.de.ts';

const SHOWN_MONTHS = 36;

/** Objections that wait for an answer, and every statement of a month with its documents. */
export function StatementsTab({ org, viewer }: { org: string; viewer: string }) {
  const objections = useQuery(openObjectionsQuery(org)).data ?? [];
  const [months] = useState(() => lastMonths(SHOWN_MONTHS, new Date()).toReversed());
  const [wanted, choose] = useAddressParam('monat');
  // the present month is not closed yet
  const month = months.find(({ id }) => id === wanted)?.id ?? months[1]?.id ?? '';
  return (
    <Stack gap="6">
      {objections.length > 0 && (
        <Card title={texts.objections(objections.length)} text={texts.objectionsText}>
          <List label={texts.objectionList} statements={objections} answeredBy={viewer} />
        </Card>
      )}
      <Card title={texts.title}>
        <Stack gap="4">
          <Box maxW="xs">
            <Field label={texts.month}>
              <NativeSelect value={month} onChange={(event) => choose(event.target.value)}>
                {months.map(({ id, from }) => (
                  <option key={id} value={id}>
                    {formatMonth(from)}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          </Box>
          <OfMonth org={org} month={month} />
        </Stack>
      </Card>
    </Stack>
  );
}

function OfMonth({ org, month }: { org: string; month: string }) {
  const { data, error, isFetching, refetch } = useQuery(statementsOfMonthQuery(org, month));
  if (data?.length === 0) return <Text color="fg.muted">{texts.none}</Text>;
  if (data) return <List label={texts.list} statements={data} answeredBy={null} />;
  if (!error || isFetching) return <SkeletonRows />;
  return <ErrorState title={texts.failed} onRetry={() => void refetch()} />;
}

function List({
  label,
  statements,
  answeredBy,
}: {
  label: string;
  statements: readonly Statement[];
  answeredBy: string | null;
}) {
  return (
    <Stack as="ul" aria-label={label} listStyleType="none" gap="6">
      {statements.map((statement) => (
        <IssuedStatement key={statement.id} statement={statement} answeredBy={answeredBy} />
      ))}
    </Stack>
  );
}
