/** Cloud Storage takes parts of whole multiples of this. */
const GRANULE = 256 * 1024;
const LARGEST = 16 * 1024 * 1024;
/** A part shall be on its way about this long: short enough to lose little, long enough not to wait for answers. */
const QUICK_MS = 1_500;

/** How much is sent at once: more while the line is fast, less after it broke. */
export class PartSize {
  #bytes = GRANULE;

  get bytes(): number {
    return this.#bytes;
  }

  arrived(milliseconds: number): void {
    if (milliseconds < QUICK_MS) this.#bytes = Math.min(this.#bytes * 2, LARGEST);
  }

  broke(): void {
    this.#bytes = Math.max(this.#bytes / 2, GRANULE);
  }
}
