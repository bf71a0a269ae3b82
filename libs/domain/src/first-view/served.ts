/** A value that decides which elements a section has. */
export type Decisive = string | number | boolean;

/**
 * Records how pages use their data while a module's build renders them with placeholders. Ignores values that it does not
 * know.
 */
export interface Recorder {
  /** @returns undefined unless an argument is a placeholder */
  call: <Result>(name: string, args: readonly unknown[], example: Result) => Result | undefined;
  cases: <Value extends Decisive, Shown>(
    value: Value,
    options: readonly Value[],
    show: (value: Value) => Shown,
  ) => Shown | undefined;
  each: <Item, Shown>(
    list: readonly Item[],
    show: (item: Item, position: number) => Shown,
  ) => Shown | undefined;
  section: <Shown>(name: string, shown: Shown) => Shown;
}

let recorder: Recorder | null = null;

/** @param next null: pages are rendered with data */
export function recordWith(next: Recorder | null): void {
  recorder = next;
}

/**
 * A function whose results appear in the HTML of pages. When a page is rendered with placeholders, the template records
 * that the server has to call it.
 * @param name by which the server finds it in `OPERATIONS`
 * @param example a result from which the build creates placeholders; a list has one item
 */
export function served<Args extends readonly unknown[], Result>(
  name: string,
  compute: (...args: Args) => Result,
  example: NoInfer<Result>,
): (...args: Args) => Result {
  return (...args) => recorder?.call<Result>(name, args, example) ?? compute(...args);
}

/**
 * Renders depending on a value of the data, with one branch of the template for each option.
 * @param show renders one of the options; conditions on it are ordinary ones
 */
export function cases<Value extends Decisive, Shown>(
  value: Value,
  options: readonly Value[],
  show: (value: Value) => Shown,
): Shown {
  return recorder?.cases(value, options, show) ?? show(value);
}

const EITHER = [true, false] as const;

/** Same for a condition. */
export const branch = <Shown>(holds: boolean, show: (holds: boolean) => Shown): Shown =>
  cases(holds, EITHER, show);

/**
 * Renders each item of a list, with one repeated part of the template.
 * @param show gets the 1-based position of the item
 */
export function each<Item, Shown>(
  list: readonly Item[],
  show: (item: Item, position: number) => Shown,
): Shown | Shown[] {
  return recorder?.each(list, show) ?? list.map((item, index) => show(item, index + 1));
}

/**
 * A section of pages. All of them share its template.
 * @param name unique in the module
 */
export const section = <Shown>(name: string, shown: Shown): Shown =>
  recorder ? recorder.section(name, shown) : shown;
