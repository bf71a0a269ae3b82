/** How many came of those who were registered. */
export interface AttendanceStatistics {
  total: number;
  attended: number;
  /** whole percent, 0 without registrations */
  rate: number;
}

/** Counts who came; a participant without a record counts as absent. */
export function attendanceStatistics(
  registrations: readonly { attended: boolean | null }[],
): AttendanceStatistics {
  const total = registrations.length;
  const attended = registrations.filter((registration) => registration.attended === true).length;
  return { total, attended, rate: total === 0 ? 0 : Math.round((100 * attended) / total) };
}
