/**
 * Collects what arrives while a round is under way, so that the next round does all of it at once: many publications at
 * the same time become a few writes of the same document.
 */
export class Rounds<Item> {
  readonly #run: (items: readonly Item[]) => Promise<void>;
  #last: Promise<unknown> = Promise.resolve();
  #next: { items: Item[]; done: Promise<void> } | null = null;

  constructor(run: (items: readonly Item[]) => Promise<void>) {
    this.#run = run;
  }

  /** @returns when a round that began after this call is over; rejects with that round */
  add(added: readonly Item[]): Promise<void> {
    this.#next ??= this.#plan();
    this.#next.items.push(...added);
    return this.#next.done;
  }

  #plan() {
    const items: Item[] = [];
    const start = () => {
      this.#next = null;
      return this.#run(items);
    };
    const done = this.#last.then(start, start);
    this.#last = done;
    return { items, done };
  }
}
