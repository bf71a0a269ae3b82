/** Every night tries in full, and with other inputs, what each change tries in part (.github/workflows/nightly.yml). */
const isNight = process.env['WBD_TRIES'] === 'all';

const SEED_OF_CHANGES = 20_260_301;

/** How often something is tried for a change, and every night. */
export const tries = (ofChange: number, everyNight: number): number =>
  isNight ? everyNight : ofChange;

/**
 * What generated inputs begin with: the same for every change, so that none fails by chance, and another each night.
 * WBD_FUZZ_SEED repeats a failure.
 */
export const fuzzSeed: number = Number(
  process.env['WBD_FUZZ_SEED'] ?? (isNight ? Date.now() % 2 ** 31 : SEED_OF_CHANGES),
);
