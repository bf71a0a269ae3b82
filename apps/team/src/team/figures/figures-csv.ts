import { CSV_TYPE, toCsv } from '@wbd/domain/csv';
import { FIGURES, noFigures, type TeamFiguresOutput } from '@wbd/domain/teams';
import { formatMonth, type Month } from '@wbd/domain/time';
import type { TextFile } from '@wbd/ui/save-file';
import type { HeldTeam } from '../held-team.ts';
import { figuresTexts as texts } from './texts.de.ts';

const SOFT_HYPHEN = '\u00AD';

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
      return [[name, own ? uncounted : unshared, ...FIGURES.map(() => texts.none)]];
    }
    return period
      .filter(({ to }) => to.getTime() > joinedAt)
      .map(({ id, from }) => {
        const figures = own.months[id] ?? noFigures();
        return [name, formatMonth(from), ...FIGURES.map((figure) => `${figures[figure]}`)];
      });
  });
  const columns = FIGURES.map((figure) => texts.figures[figure].replaceAll(SOFT_HYPHEN, ''));
  return {
    filename: texts.members.exportName(period[0]?.id ?? '', period.at(-1)?.id ?? ''),
    content: toCsv([texts.members.member, texts.months.month, ...columns], rows),
    type: CSV_TYPE,
  };
}
