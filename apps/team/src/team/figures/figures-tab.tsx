import { teamFiguresQuery } from '@wbd/data/teams';
import { roleMay } from '@wbd/domain/teams';
import { useQuery } from '@wbd/query';
import { Box, Stack } from '@wbd/ui';
import { useAddressParam } from '@wbd/ui/address';
import { FailureAlert } from '@wbd/ui/feedback';
import { Field, NativeSelect } from '@wbd/ui/form';
import { SkeletonRows } from '@wbd/ui/page';
import { useState } from 'react';
import type { HeldTeam } from '../held-team.ts';
import { BelowCard } from './below-card.tsx';
import { MembersCard } from './members-card.tsx';
import { MoneyCard } from './money-card.tsx';
import { MonthsCard } from './months-card.tsx';
import { DEFAULT_PERIOD, monthsOf, periodFrom, PERIODS } from './periods.ts';
import { ShareCard } from './share-card.tsx';
import { figuresTexts as texts } from './texts.de.ts';

export interface FiguresTabProps {
  /** of the advisor who looks at it */
  uid: string;
  team: HeldTeam;
}

/** Figures of the team as far as the role shows them, and the choice whether the team sees one's own. */
export function FiguresTab({ uid, team }: FiguresTabProps) {
  const { data, error, isFetching, refetch } = useQuery(teamFiguresQuery(uid));
  const [chosen, setChosen] = useAddressParam('zeitraum');
  const [now] = useState(() => new Date());
  const period = periodFrom(chosen);
  if (!data) {
    return error && !isFetching ? (
      <FailureAlert error={error} title={texts.loadFailed} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={4} />
    );
  }
  const share = <ShareCard team={team.id} shares={data.shares} sharesMoney={data.sharesMoney} />;
  const money = (
    <MoneyCard uid={uid} team={team} figures={data} period={monthsOf(period, now)} now={now} />
  );
  const months = <MonthsCard team={team} shared={data.members} now={now} />;
  if (!roleMay(team.role, 'figures')) {
    return (
      <Stack gap="4">
        {share}
        {months}
        {money}
      </Stack>
    );
  }
  return (
    <Stack gap="4">
      <Box maxW="xs">
        <Field label={texts.period.label}>
          <NativeSelect
            value={period}
            onChange={({ target }) => {
              setChosen(target.value === DEFAULT_PERIOD ? '' : target.value);
            }}
          >
            {PERIODS.map((one) => (
              <option key={one} value={one}>
                {texts.period.options[one]}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </Box>
      <MembersCard uid={uid} team={team} shared={data.members} period={monthsOf(period, now)} />
      {roleMay(team.role, 'figuresBelow') && team.below.length > 0 && (
        <BelowCard team={team} sums={data.below} period={monthsOf(period, now)} />
      )}
      {months}
      {money}
      {share}
    </Stack>
  );
}
