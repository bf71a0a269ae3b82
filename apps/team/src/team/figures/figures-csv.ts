import { CSV_TYPE, toCsv } from '@wbd/domain/csv';
import { FIGURES, MONEY, noFigures, noMoney, type TeamFiguresOutput } from '@wbd/domain/teams';
import { formatMonth, type Month } from '@wbd/domain/time';
import type { TextFile } from '@wbd/ui/save-file';
import type { HeldTeam } from '../held-team.ts';
import { figuresTexts as texts } from './texts.de.ts';

const SOFT_HYPHEN = '\u00AD';
const NO_FIGURES = FIGURES.map(() => texts.none);
const NO_MONEY = MONEY.map(() => texts.none);
/** `1234,50`, as a spreadsheet reads numbers */
const euros = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, useGrouping: false });

/** Figures by member and month as a table for a spreadsheet, with a line for each member who shares none. */
export function figuresCsv(
  { members }: Pick<HeldTeam, 'members'>,
  shared: TeamFiguresOutput['members'],
  period: readonly Month[],
): TextFile {
  const rows = members.flatMap(({ uid, name, joinedAt }) => {
    const own = shared.find((one) => one.uid === uid);
    if (!own || own.countedAt === null) {
      const { unshared, uncounted } = texts.members;
      return [[name, own ? uncounted : unshared, ...NO_FIGURES, ...NO_MONEY]];
    }
    return period
      .filter(({ to }) => to.getTime() > joinedAt)
      .map(({ id, from }) => {
        const figures = own.months[id] ?? noFigures();
        const money = own.money && (own.money[id] ?? noMoney());
        return [
          name,
          formatMonth(from),
          ...FIGURES.map((figure) => `${figures[figure]}`),
          ...(money ? MONEY.map((figure) => euros.format(money[figure] / 100)) : NO_MONEY),
        ];
      });
  });
  const columns = [
    ...FIGURES.map((figure) => texts.figures[figure].replaceAll(SOFT_HYPHEN, '')),
    ...MONEY.map((figure) => texts.money.inEuros(texts.money.columns[figure])),
  ];
  return {
    filename: texts.members.exportName(period[0]?.id ?? '', period.at(-1)?.id ?? ''),
    content: toCsv([texts.members.member, texts.months.month, ...columns], rows),
    type: CSV_TYPE,
  };
}
