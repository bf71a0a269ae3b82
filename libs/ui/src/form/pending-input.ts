/** What the fields of a form are still reading, such as a file that was chosen a moment ago. */
export class PendingInput {
  readonly #reading = new Set<Promise<boolean>>();
  #waiting: symbol | null = null;

  /** Remembers a reading until it ends. It resolves to whether the field has taken the input. */
  add(reading: Promise<boolean>): void {
    this.#reading.add(reading);
    const remove = () => this.#reading.delete(reading);
    reading.then(remove, remove);
  }

  /**
   * Waits for all readings. False when a field refused its input, when another submission waits already, and when the
   * form was left meanwhile: then there is nothing to submit.
   */
  async taken(): Promise<boolean> {
    if (this.#waiting !== null) return false;
    const own = Symbol('submission');
    this.#waiting = own;
    try {
      const taken = await Promise.all(this.#reading);
      return this.#waiting === own && !taken.includes(false);
    } finally {
      if (this.#waiting === own) this.#waiting = null;
    }
  }

  /** The form is left: a submission that waits does not go on. */
  leave(): void {
    this.#waiting = null;
  }
}
