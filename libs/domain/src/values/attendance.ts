/** How many came of those who were registered. */
export interface AttendanceStatistics {
  total: number;
  attended: number;
  /** whole percent, 0 when nobody was registered */
  rate: number;
}

/** Counts who came; whoever nobody recorded counts as absent. */
export function attendanceStatistics(
  registrations: readonly { attended: boolean | null }[],
): AttendanceStatistics {
  const total = registrations.length;
  const attended = registrations.filter((registration) => registration.attended === true).length;
  return { total, attended, rate: total === 0 ? 0 : Math.round((100 * attended) / total) };
}
