/** Nightly runs try more inputs, with a new seed; runs for a change use a fixed sample (.github/workflows/nightly.yml). */
const isNight = process.env['WBD_TRIES'] === 'all';

const SEED_OF_CHANGES = 20_260_301;

/** Number of generated inputs for a change and for the nightly run. */
export const tries = (ofChange: number, everyNight: number): number =>
  isNight ? everyNight : ofChange;

/**
 * Seed of generated inputs: fixed for changes, so that none fails by chance, and new every night.
 * WBD_FUZZ_SEED reproduces a failure.
 */
export const fuzzSeed: number = Number(
  process.env['WBD_FUZZ_SEED'] ?? (isNight ? Date.now() % 2 ** 31 : SEED_OF_CHANGES),
);
