/** Every night tries in full what each change tries in part (.github/workflows/fuzz.yml). */
const isNight = process.env['WBD_TRIES'] === 'all';

/** How often something is tried for a change, and every night. */
export const tries = (ofChange: number, everyNight: number): number =>
  isNight ? everyNight : ofChange;
