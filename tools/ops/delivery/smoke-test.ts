export interface SmokePorts {
  /** throws unless staging holds the commit */
  expectDelivered: () => Promise<void>;
  /** whether all journeys passed in the browser */
  journeys: () => boolean;
  /** throws unless an export of the database succeeds */
  forceExport: () => Promise<void>;
  record: (state: 'success' | 'failure') => Promise<void>;
}

/**
 * Tests what staging holds and records the result for its commit. A test that another delivery overtook counts for
 * nothing.
 * @returns whether it passed
 * @throws what keeps it from having a result
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
