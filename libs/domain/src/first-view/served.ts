/** A value that decides which elements a section has. */
export type Decisive = string | number | boolean;

/**
 * Takes notes while a module's build renders its pages with placeholders instead of data. Values that it does not know are
 * left alone.
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
 * A function whose results are shown by pages in the HTML. Where a page is rendered with placeholders, the template notes
 * that the server has to call it.
 * @param name by which the server finds it in `OPERATIONS`
 * @param example a result, from which the build learns which placeholders to make; a list has one item
 */
export function served<Args extends readonly unknown[], Result>(
  name: string,
  compute: (...args: Args) => Result,
  example: NoInfer<Result>,
): (...args: Args) => Result {
  return (...args) => recorder?.call<Result>(name, args, example) ?? compute(...args);
}

/**
 * What a page shows depending on a value of its data: one branch of the template for each option.
 * @param show renders with one of the options; conditions on it are ordinary ones
 */
export function cases<Value extends Decisive, Shown>(
  value: Value,
  options: readonly Value[],
  show: (value: Value) => Shown,
): Shown {
  return recorder?.cases(value, options, show) ?? show(value);
}

const EITHER = [true, false] as const;

/** The same for a condition. */
export const branch = <Shown>(holds: boolean, show: (holds: boolean) => Shown): Shown =>
  cases(holds, EITHER, show);

/**
 * What a page shows of each item of a list: one part of the template, repeated.
 * @param show gets the item's place, counted from 1
 */
export function each<Item, Shown>(
  list: readonly Item[],
  show: (item: Item, position: number) => Shown,
): Shown | Shown[] {
  return recorder?.each(list, show) ?? list.map((item, index) => show(item, index + 1));
}

/**
 * A section of pages: its template is made once, for all of them.
 * @param name unique in the module
 */
export const section = <Shown>(name: string, shown: Shown): Shown =>
  recorder ? recorder.section(name, shown) : shown;
