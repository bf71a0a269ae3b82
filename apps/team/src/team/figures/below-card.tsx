import type { TeamFiguresOutput } from '@wbd/domain/teams';
import { formatDateTime, type Month } from '@wbd/domain/time';
import { Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import type { HeldTeam } from '../held-team.ts';
import { oldestCount, sumIn } from './figure-rows.ts';
import { FiguresTable } from './figures-table.tsx';
import { figuresTexts } from './texts.de.ts';

const texts = figuresTexts.below;

export interface BelowCardProps {
  team: HeldTeam;
  sums: TeamFiguresOutput['below'];
  period: readonly Month[];
}

/** The sums of the teams below, without their members. */
export function BelowCard({ team, sums, period }: BelowCardProps) {
  const asOf = oldestCount(sums);
  const rows = team.below.map(({ id, name }) => {
    const months = sums.find((one) => one.team === id)?.months ?? null;
    return {
      id,
      label: name,
      note: months === null ? texts.tooFew : null,
      figures: months && sumIn(months, period),
    };
  });
  return (
    <Card title={texts.title} text={texts.text}>
      <Stack gap="3">
        <FiguresTable label={texts.title} of={texts.team} rows={rows} />
        {asOf && (
          <Text textStyle="sm" color="fg.muted">
            {figuresTexts.asOf(formatDateTime(asOf))}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
