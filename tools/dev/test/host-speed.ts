/** How long `work` takes on the machine for which the tests' time limits were chosen: two cores of a cloud server. */
const REFERENCE_MS = 80;
const VARIABLE = 'WBD_SLOWNESS';
const MOST = 10;
const SAMPLES = 5;

/**
 * How many times slower this machine is than the one for which time limits were chosen: between 1 and 10. `npm test` measures
 * it once and hands it to its runners in WBD_SLOWNESS; a runner that is started alone measures by itself.
 * Time limits of tests are multiplied by it, so that a slow or busy machine fails no test that would pass.
 */
export const slowness: number = stated() ?? measured();

/** A time limit of tests in milliseconds, for this machine. @param ms what the reference machine needs at most */
export function patient(ms: number): number {
  return Math.round(ms * slowness);
}

function stated(): number | null {
  const value = Number(process.env[VARIABLE]);
  return value >= 1 && value <= MOST ? value : null;
}

function measured(): number {
  const samples = Array.from({ length: SAMPLES }, timeOfWork).toSorted((a, b) => a - b);
  const median = samples[Math.floor(SAMPLES / 2)] ?? REFERENCE_MS;
  const factor = Math.min(MOST, Math.max(1, median / REFERENCE_MS));
  process.env[VARIABLE] = factor.toFixed(2);
  return factor;
}

/** Allocation, sorting and text, which is what builds and pages spend their time on. */
function timeOfWork(): number {
  const begun = performance.now();
  let state = 1;
  const numbers = Array.from({ length: 60_000 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  });
  JSON.parse(JSON.stringify(numbers.toSorted((a, b) => a - b).map((value) => ({ value }))));
  return performance.now() - begun;
}
