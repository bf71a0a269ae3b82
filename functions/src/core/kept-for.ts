interface KeptForOptions {
  /** how long an answer is used again */
  freshMs: number;
  /** how many answers are kept; the oldest goes first */
  most: number;
  now?: () => number;
}

/** Shares one request of an instance among concurrent and later callers. A failure is not kept. */
export function keptFor<Answer>(
  { freshMs, most, now = Date.now }: KeptForOptions,
  ask: (key: string) => Promise<Answer>,
): (key: string) => Promise<Answer> {
  const kept = new Map<string, { answer: Promise<Answer>; at: number }>();
  return (key) => {
    const known = kept.get(key);
    if (known && now() - known.at < freshMs) return known.answer;
    const entry = { answer: ask(key), at: now() };
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    entry.answer.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry.answer;
  };
}
