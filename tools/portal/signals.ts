const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Resolves with the first signal that asks the portal to stop. A second one is for the impatient: everything is ended
 * by force.
 */
export function untilSignal(endByForce: () => Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (asked) void endByForce().finally(() => process.exit(1));
        asked = true;
        resolve();
      });
    }
  });
}
