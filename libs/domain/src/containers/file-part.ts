/** Reads the bytes from `start` to before `end` of a file; both lie within it. */
export type ReadPart = (start: number, end: number) => Promise<Uint8Array>;

/** Some bytes of a file. Numbers outside of them read as 0, so that a truncated header needs no checks of its own. */
export class FilePart {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.bytes.length;
  }

  part(start: number, end: number): FilePart {
    return new FilePart(this.bytes.subarray(start, end));
  }

  text(at: number, length: number): string {
    return String.fromCharCode(...this.bytes.subarray(at, at + length));
  }

  u8(at: number): number {
    return this.bytes[at] ?? 0;
  }

  u16(at: number, isLittle: boolean): number {
    return at + 2 <= this.length ? this.#view.getUint16(at, isLittle) : 0;
  }

  u24(at: number): number {
    return this.u16(at, false) * 256 + this.u8(at + 2);
  }

  u32(at: number, isLittle: boolean): number {
    return at + 4 <= this.length ? this.#view.getUint32(at, isLittle) : 0;
  }

  i32(at: number, isLittle: boolean): number {
    return at + 4 <= this.length ? this.#view.getInt32(at, isLittle) : 0;
  }

  /** Little-endian; exact, because films have fewer than 2^53 samples. */
  i64(at: number): number {
    return this.i32(at + 4, true) * 2 ** 32 + this.u32(at, true);
  }
}
