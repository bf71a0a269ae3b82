export interface SmokePorts {
  /** throws unless staging runs the commit */
  expectDelivered: () => Promise<void>;
  /** whether all journeys passed in the browser */
  journeys: () => boolean;
  /** throws unless an export of the database succeeds */
  forceExport: () => Promise<void>;
  record: (state: 'success' | 'failure') => Promise<void>;
}

/**
 * Tests staging and records the result for its commit. Records nothing if another delivery started
 * during the test.
 * @returns whether it passed
 * @throws if there is no result to record
 */
export async function smokeTest(ports: SmokePorts): Promise<boolean> {
  await ports.expectDelivered();
  const passed = ports.journeys() && (await isExported(ports));
  await ports.expectDelivered();
  await ports.record(passed ? 'success' : 'failure');
  return passed;
}

async function isExported({ forceExport }: SmokePorts): Promise<boolean> {
  try {
    await forceExport();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
