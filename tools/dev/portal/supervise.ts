/** A program of the portal. */
export interface Part {
  /** resolves with a sentence when the program ended without having been asked to */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

export interface Supervised<Running extends Part> {
  /** the one that runs now */
  current(): Running;
  /** resolves with a sentence once it is given up */
  readonly failed: Promise<string>;
  stop(): Promise<void>;
}

/** A part that ends more often than this within the span has a reason that another start does not mend. */
const MOST_RESTARTS = 3;
const SPAN_MS = 60_000;

/** Starts a part, and starts it again whenever it ends by itself. */
export async function supervise<Running extends Part>(
  start: () => Promise<Running>,
  say: (line: string) => void,
  now: () => number = Date.now,
): Promise<Supervised<Running>> {
  let running = await start();
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const restarts: number[] = [];

  const watch = async (): Promise<string> => {
    for (;;) {
      const how = await running.ended;
      if (isStopping()) return how;
      const recent = restarts.filter((time) => now() - time < SPAN_MS);
      if (recent.length >= MOST_RESTARTS) return `${how}. It does not stay up.`;
      restarts.splice(0, Infinity, ...recent, now());
      say(`${how}. Starting it again …`);
      try {
        running = await start();
        if (isStopping()) await running.stop();
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    }
  };

  return {
    current: () => running,
    failed: watch(),
    async stop() {
      stopping.abort();
      await running.stop();
    },
  };
}
