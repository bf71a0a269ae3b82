const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** npm passes on what it receives: Ctrl-C at the terminal may arrive twice in a moment, though the person pressed it once. */
const SAME_REQUEST_MS = 1_000;
const LOOK_EVERY_MS = 500;

interface Signals {
  on(signal: NodeJS.Signals, listener: () => void): unknown;
}

/**
 * Resolves with the first signal that asks the portal to stop. A later one is for the impatient: everything is ended
 * by force.
 */
export function untilSignal(
  endByForce: () => void,
  { signals = process, now = Date.now }: { signals?: Signals; now?: () => number } = {},
): Promise<void> {
  return new Promise((resolve) => {
    let askedAt: number | null = null;
    for (const signal of SIGNALS) {
      signals.on(signal, () => {
        if (askedAt !== null && now() - askedAt >= SAME_REQUEST_MS) endByForce();
        askedAt ??= now();
        resolve();
      });
    }
  });
}

/**
 * Resolves when a portal that was started through npm has lost its starter: npm hands a SIGTERM to the shell in
 * between, which ends without passing it on. A portal of its own may outlive its shell.
 */
export function untilAbandoned(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  return new Promise((resolve) => {
    if (env['npm_lifecycle_event'] === undefined) return;
    const parent = process.ppid;
    const timer = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(timer);
      resolve();
    }, LOOK_EVERY_MS);
    timer.unref();
  });
}
