/** 1990-12-24 as people write it: 24.12.1990 */
export function formatDay(isoDay: string): string {
  return isoDay.split('-').toReversed().join('.');
}
