import { roleMay, sumOfMoney, type TeamFiguresOutput } from '@wbd/domain/teams';
import { formatMonth, type Month } from '@wbd/domain/time';
import { Grid } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import type { HeldTeam } from '../held-team.ts';
import { memberMoneyRows, moneyIn, monthMoneyRows } from './figure-rows.ts';
import { MoneyTable } from './figures-table.tsx';
import { shownMonths } from './periods.ts';
import { figuresTexts } from './texts.de.ts';

const texts = figuresTexts.money;

export interface MoneyCardProps {
  /** of the advisor who looks at it */
  uid: string;
  team: HeldTeam;
  figures: TeamFiguresOutput;
  period: readonly Month[];
  now: Date;
}

/** Revenue and commission as far as the role shows them: by member, by month, and of the teams below. */
export function MoneyCard({ uid, team, figures, period, now }: MoneyCardProps) {
  const { members, below } = figures;
  const seesMembers = roleMay(team.role, 'figures');
  const people = team.members.flatMap(({ uid: id, joinedAt }) => {
    const own = members.find((one) => one.uid === id);
    return own?.money && own.countedAt !== null ? [{ ...own, joinedAt }] : [];
  });
  if (!seesMembers && people.length === 0) return null;
  const rows = memberMoneyRows(uid, team, members, period);
  return (
    <Card title={texts.title} text={texts.text}>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: '1fr 1fr' }} gap="8" alignItems="start">
        {seesMembers && (
          <MoneyTable
            label={texts.byMember}
            of={figuresTexts.members.member}
            rows={rows}
            sum={sumOfMoney(rows.flatMap(({ money }) => money ?? []))}
          />
        )}
        {people.length > 0 && (
          <MoneyTable
            label={texts.byMonth}
            of={figuresTexts.months.month}
            rows={monthMoneyRows(people, shownMonths(now), formatMonth)}
          />
        )}
        {roleMay(team.role, 'figuresBelow') && team.below.length > 0 && (
          <MoneyTable
            label={texts.below}
            of={figuresTexts.below.team}
            rows={team.below.map(({ id, name }) => {
              const months = below.find((one) => one.team === id)?.money ?? null;
              const note = months === null ? texts.tooFew : null;
              return { id, label: name, note, money: months && moneyIn(months, period) };
            })}
          />
        )}
      </Grid>
    </Card>
  );
}
