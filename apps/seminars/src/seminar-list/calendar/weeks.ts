const DAY_MS = 24 * 3_600_000;
const DAYS = 7;

/**
 * The weeks of a month, each from Monday to Sunday, with days of the months before and after.
 * @param month yyyy-MM
 * @returns days as yyyy-MM-dd
 */
export function weeksOf(month: string): string[][] {
  const first = Date.parse(`${month}-01T12:00:00Z`);
  const monday = first - ((new Date(first).getUTCDay() + 6) % DAYS) * DAY_MS;
  const weeks: string[][] = [];
  for (let week = monday; ; week += DAYS * DAY_MS) {
    const days = Array.from({ length: DAYS }, (_, index) =>
      new Date(week + index * DAY_MS).toISOString().slice(0, 10),
    );
    if (!days.some((day) => day.startsWith(month))) return weeks;
    weeks.push(days);
  }
}

/** The month so many months after another one (yyyy-MM). */
export function monthAfter(month: string, months: number): string {
  const date = new Date(`${month}-01T12:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}
