/**
 * The day that comes so many days later.
 * @param day yyyy-MM-dd
 * @param days negative for an earlier day
 */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
