/** Runs `task` for every item, only so many at a time, and returns the results in the order of the items. */
export async function atMost<Item, Result>(
  count: number,
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Promise<Result>[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) {
      const result = task(item);
      results[index] = result;
      await result;
    }
  };
  await Promise.all(Array.from({ length: count }, work));
  return Promise.all(results);
}
