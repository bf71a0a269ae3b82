/** Others may add documents meanwhile; one that is found repeatedly is not removed by the task. */
const FRUITLESS_ROUNDS = 3;

/**
 * Reads some items and works on them, until none are found. The work has to take them out of what is read.
 * @returns how many were worked on
 * @throws Error when the work leaves them where they are, for which it would never end
 */
export async function untilNone<Item>(
  read: () => Promise<readonly Item[]>,
  keyOf: (item: Item) => string,
  work: (items: readonly Item[]) => Promise<unknown>,
): Promise<number> {
  let done = 0;
  let before = new Set<string>();
  let fruitless = 0;
  for (;;) {
    const items = await read();
    if (items.length === 0) return done;
    const keys = items.map(keyOf);
    fruitless = keys.every((key) => before.has(key)) ? fruitless + 1 : 0;
    if (fruitless === FRUITLESS_ROUNDS) throw new Error(`Still there: ${keys.join(', ')}`);
    before = new Set(keys);
    await work(items);
    done += items.length;
  }
}
