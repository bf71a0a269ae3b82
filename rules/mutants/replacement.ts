import { print, type Expression, type Located, type TreePath } from '../engine/ruleset.ts';

const SHOWN = 80;
const AROUND = 16;

/** One change of the rules that at least one declared decision has to notice. */
export interface Mutant {
  line: number;
  /** what was there and what is there now */
  change: string;
  /** what is replaced, and by what */
  path: TreePath;
  value: object;
  /** first character of what is changed */
  offset: number;
  /** the operations of an `allow` are changed */
  ofOperations: boolean;
}

/** An expression with another one in its place. */
export function replaced({ part, path }: Located<Expression>, value: Expression): Mutant {
  const { line, currentOffset } = part.sourcePosition;
  const [before, after] = difference(print(part), print(value));
  return {
    line,
    change: `${before} → ${after}`,
    path,
    value,
    offset: currentOffset,
    ofOperations: false,
  };
}

/** Of long texts only what differs is shown, and a little around it. */
function difference(before: string, after: string): [string, string] {
  if (Math.max(before.length, after.length) <= SHOWN) return [before, after];
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const from = Math.max(0, start - AROUND);
  const shown = (text: string) =>
    `${from > 0 ? '…' : ''}${text.slice(from, text.length - Math.max(0, end - AROUND))}${end > AROUND ? '…' : ''}`;
  return [shown(before), shown(after)];
}

export const bool = ({ sourcePosition }: Expression, boolValue: boolean): Expression => ({
  sourcePosition,
  literal: { boolValue },
});
export const text = ({ sourcePosition }: Expression, stringValue: string): Expression => ({
  sourcePosition,
  literal: { stringValue },
});
export const negated = (part: Expression): Expression => ({
  sourcePosition: part.sourcePosition,
  call: { functionName: { name: '!' }, arguments: [part] },
});
export function withName(part: Expression, name: string): Expression {
  return part.call ? { ...part, call: { ...part.call, functionName: { name } } } : part;
}
