import { MARKS } from './recorder.tsx';

/** A part of a rendered page. */
export type Piece =
  | string
  | { kind: 'case'; index: number; options: string[]; of: Map<string, Piece[]> }
  | { kind: 'each'; index: number; body: Piece[] }
  | { kind: 'section'; name: string; body: Piece[] };

const MARK = new RegExp(`<(/?)(${Object.values(MARKS).join('|')})([^>]*)>`, 'g');
const ATTRIBUTE = /data-(\w+)="([^"]*)"/g;

/** Parses rendered HTML at the marks that the recorder left. */
export function readMarks(html: string): Piece[] {
  const whole: Piece[] = [];
  const open = [whole];
  let end = 0;
  for (const { 0: found, 1: slash, 2: name, 3: rest = '', index } of html.matchAll(MARK)) {
    const here = open.at(-1);
    if (!here) throw new Error('A mark is closed that was not opened');
    here.push(html.slice(end, index));
    end = index + found.length;
    if (slash === '/') {
      open.pop();
      continue;
    }
    const body: Piece[] = [];
    open.push(body);
    const attributes = new Map(
      Array.from(rest.matchAll(ATTRIBUTE), ([, key, value]) => [key, value ?? ''] as const),
    );
    const read = (key: string) => attributes.get(key) ?? '';
    if (name === MARKS.case) {
      const options = read('options').split('|');
      const of = new Map([[read('option'), body]]);
      here.push({ kind: 'case', index: Number(read('n')), options, of });
    } else if (name === MARKS.each) {
      here.push({ kind: 'each', index: Number(read('n')), body });
    } else {
      here.push({ kind: 'section', name: read('name'), body });
    }
  }
  whole.push(html.slice(end));
  return whole;
}

/**
 * Merges two renderings of the same page: adds the options that only one of them shows to the other.
 * @throws Error when anything else differs
 */
export function merged(some: readonly Piece[], others: readonly Piece[]): Piece[] {
  if (some.length !== others.length) throw differs(some, others);
  return some.map((piece, index) => {
    const other = others[index];
    if (typeof piece === 'string' || other === undefined || typeof other === 'string') {
      if (piece !== other) throw differs(piece, other);
      return piece;
    }
    if (piece.kind === 'case' && other.kind === 'case' && piece.index === other.index) {
      const of = new Map(piece.of);
      for (const [option, shown] of other.of) {
        const known = of.get(option);
        of.set(option, known ? merged(known, shown) : shown);
      }
      return { ...piece, of };
    }
    if (piece.kind === 'each' && other.kind === 'each' && piece.index === other.index) {
      return { ...piece, body: merged(piece.body, other.body) };
    }
    if (piece.kind === 'section' && other.kind === 'section' && piece.name === other.name) {
      return { ...piece, body: merged(piece.body, other.body) };
    }
    throw differs(piece, other);
  });
}

const differs = (one: unknown, other: unknown) =>
  new Error(
    `The page differs outside of a case:\n${JSON.stringify(one)}\n${JSON.stringify(other)}`,
  );

/** The option that is shown, by the index of its condition. */
export type Choice = ReadonlyMap<number, string>;

/**
 * Options that no rendering has shown yet, each with the choices that lead to it. Omits options that contradict these
 * choices.
 */
export function missingChoices(pieces: readonly Piece[], given: Choice = new Map()): Choice[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return [];
    if (piece.kind !== 'case') return missingChoices(piece.body, given);
    const { index, options, of } = piece;
    return options
      .filter((option) => (given.get(index) ?? option) === option)
      .flatMap((option) => {
        const choice = new Map([...given, [index, option] as const]);
        const shown = of.get(option);
        return shown ? missingChoices(shown, choice) : [choice];
      });
  });
}
