import type { TeamFiguresOutput } from '@wbd/domain/teams';
import { formatDateTime, type Month } from '@wbd/domain/time';
import { Button, Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { saveFile } from '@wbd/ui/save-file';
import { Download } from 'lucide-react';
import type { HeldTeam } from '../held-team.ts';
import { memberRows, oldestCount, sumOfRows } from './figure-rows.ts';
import { figuresCsv } from './figures-csv.ts';
import { FiguresTable } from './figures-table.tsx';
import { figuresTexts } from './texts.de.ts';

const texts = figuresTexts.members;

export interface MembersCardProps {
  /** of the advisor who looks at it */
  uid: string;
  team: HeldTeam;
  shared: TeamFiguresOutput['members'];
  period: readonly Month[];
}

/** The figures of each member in a period, and their sum. */
export function MembersCard({ uid, team, shared, period }: MembersCardProps) {
  const rows = memberRows(uid, team, shared, period);
  const asOf = oldestCount(shared);
  const sharing = rows.filter(({ note }) => note !== texts.unshared).length;
  return (
    <Card
      title={texts.title}
      text={texts.sharing(sharing, rows.length)}
      actions={
        sharing > 0 && (
          <Button
            variant="surface"
            colorPalette="gray"
            size="sm"
            onClick={() => {
              saveFile(figuresCsv(team, shared, period));
            }}
          >
            <Download aria-hidden />
            {texts.export}
          </Button>
        )
      }
    >
      <Stack gap="3">
        <FiguresTable label={texts.title} of={texts.member} rows={rows} sum={sumOfRows(rows)} />
        {asOf && (
          <Text textStyle="sm" color="fg.muted">
            {figuresTexts.asOf(formatDateTime(asOf))}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
