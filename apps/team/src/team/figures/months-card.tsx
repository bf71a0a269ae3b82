import type { TeamFiguresOutput } from '@wbd/domain/teams';
import { formatDateTime, formatMonth } from '@wbd/domain/time';
import { Box, Grid, Stack, Text } from '@wbd/ui';
import { useAddressParam } from '@wbd/ui/address';
import { BarChart } from '@wbd/ui/chart';
import { Field, NativeSelect } from '@wbd/ui/form';
import { Card } from '@wbd/ui/page';
import type { HeldTeam } from '../held-team.ts';
import { monthRows, oldestCount } from './figure-rows.ts';
import { FiguresTable } from './figures-table.tsx';
import { shownMonths } from './periods.ts';
import { figuresTexts } from './texts.de.ts';

const texts = figuresTexts.months;
const counts = new Intl.NumberFormat('de-DE');
const series = [
  { id: 'came', label: texts.came, color: 'brand.solid' },
  { id: 'others', label: texts.others, color: 'gray.border' },
];

export interface MonthsCardProps {
  team: HeldTeam;
  shared: TeamFiguresOutput['members'];
  now: Date;
}

/** How the figures develop: of everyone who shares them, or of one member. */
export function MonthsCard({ team, shared, now }: MonthsCardProps) {
  const [wanted, setWanted] = useAddressParam('von');
  const people = team.members.flatMap(({ uid, name, joinedAt }) => {
    const own = shared.find((one) => one.uid === uid);
    return own && own.countedAt !== null ? [{ ...own, name, joinedAt }] : [];
  });
  const chosen = people.find(({ uid }) => uid === wanted);
  const asOf = oldestCount(people);
  if (shared.length === 0) return null;
  if (!asOf) return <Card title={texts.title} text={texts.uncounted} />;
  const rows = monthRows(chosen ? [chosen] : people, shownMonths(now), formatMonth);
  return (
    <Card title={texts.title} text={texts.text}>
      <Stack gap="6">
        {people.length > 1 && (
          <Box maxW="xs">
            <Field label={texts.of}>
              <NativeSelect
                value={chosen?.uid ?? ''}
                onChange={({ target }) => {
                  setWanted(target.value);
                }}
              >
                <option value="">{texts.team}</option>
                {people.map(({ uid, name }) => (
                  <option key={uid} value={uid}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          </Box>
        )}
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: '1fr 1fr' }} gap="8">
          <BarChart
            series={series}
            bars={rows.toReversed().map(({ month, figures }) => ({
              month,
              values: [figures.attendances, figures.registrations - figures.attendances],
            }))}
            format={counts}
          />
          <FiguresTable label={texts.title} of={texts.month} rows={rows} />
        </Grid>
        <Text textStyle="sm" color="fg.muted">
          {figuresTexts.asOf(formatDateTime(asOf))}
        </Text>
      </Stack>
    </Card>
  );
}
