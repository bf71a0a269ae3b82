/** How many came of those who were registered. */
export interface AttendanceStatistics {
  total: number;
  attended: number;
  /** whole percent, 0 without registrations */
  rate: number;
}

const HOUR_MS = 3_600_000;
/** How long before its beginning people arrive for a session; the rules have the same. */
const ADMISSION_MS = 2 * HOUR_MS;

/** Whether it can be recorded who comes to a session. */
export function hasAdmission({ time }: { time: Date }, now: Date): boolean {
  return now.getTime() >= time.getTime() - ADMISSION_MS;
}

/** Counts who came; a participant without a record counts as absent. */
export function attendanceStatistics(
  registrations: readonly { attended: boolean | null }[],
): AttendanceStatistics {
  const total = registrations.length;
  const attended = registrations.filter((registration) => registration.attended === true).length;
  return { total, attended, rate: total === 0 ? 0 : Math.round((100 * attended) / total) };
}
