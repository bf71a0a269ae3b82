import { calledFunction, isCondition } from './calls.ts';
import { lineOf } from './scanner.ts';
import {
  flatten,
  type Allow,
  type Expression,
  type Match,
  type Rules,
  type RulesFunction,
} from './syntax.ts';

/** One change of the rules that at least one cell of the tables has to notice. */
export interface Mutant {
  line: number;
  /** what was there and what is there now */
  change: string;
  /** the whole rules, changed */
  text: string;
  /** where the change is */
  place: Allow | RulesFunction;
  /** the words of the changed expression, to guess which cell notices */
  words: string[];
}

interface Edit {
  at: Expression;
  now: string;
}

const BOUNDARIES: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const SHOWN = 110;

/** Every mutant of every condition, each text once. */
export function mutantsOf(text: string, rules: Rules): Mutant[] {
  const places = [
    ...rules.allows.map((place) => ({ place, parts: place.condition ? [place.condition] : [] })),
    ...rules.functions.map((place) => ({
      place,
      parts: [...place.variables.map(({ value }) => value), place.result],
    })),
  ];
  const seen = new Set<string>([text]);
  return places
    .flatMap(({ place, parts }) =>
      parts
        .flatMap((part) => editsOf(text, rules, part, place.scope))
        .map((edit) => toMutant(text, place, edit)),
    )
    .filter((mutant) => !seen.has(mutant.text) && seen.add(mutant.text));
}

function toMutant(text: string, place: Mutant['place'], { at, now }: Edit): Mutant {
  const before = text.slice(at.start, at.end);
  const short = (code: string) => {
    const line = code.replace(/\s+/g, ' ');
    return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
  };
  return {
    line: lineOf(text, at.start),
    change: `${short(before)} → ${short(now)}`,
    text: text.slice(0, at.start) + now + text.slice(at.end),
    place,
    words: before.match(/\w+/g) ?? [],
  };
}

function editsOf(text: string, rules: Rules, part: Expression, scope: Match | null): Edit[] {
  const conditions = isCondition(rules, part, scope)
    ? [always(part, 'true'), always(part, 'false'), ...conditionEdits(text, part)]
    : [];
  return [...conditions, ...flatten(part).flatMap((one) => valueEdits(text, rules, one, scope))];
}

const always = (at: Expression, now: 'true' | 'false'): Edit => ({ at, now });

/** A condition turned into its opposite; in a chain, each link on its own, and `&&` and `||` for each other. */
function conditionEdits(text: string, at: Expression): Edit[] {
  const source = (one: Expression) => text.slice(one.start, one.end);
  if (at.kind === 'not') return [{ at, now: source(at.operand) }];
  if (at.kind === 'constant') return [];
  if (at.kind === 'binary' && isChain(at.operator)) {
    const { operator } = at;
    const other = operator === '&&' ? '||' : '&&';
    // a link that is always false is what a whole chain of && is then: only its absence is another mutant
    const absent = operator === '&&' ? 'true' : 'false';
    return [at.left, at.right]
      .flatMap((link) => [
        ...(continues(link, operator) ? [] : [always(link, absent)]),
        ...conditionEdits(text, link),
      ])
      .concat({ at, now: `(${source(at.left)} ${other} ${source(at.right)})` });
  }
  const boundary = at.kind === 'binary' ? BOUNDARIES[at.operator] : undefined;
  return [
    { at, now: `!(${source(at)})` },
    ...(at.kind === 'binary' && boundary !== undefined
      ? [{ at, now: `${source(at.left)} ${boundary} ${source(at.right)}` }]
      : []),
  ];
}

const isChain = (operator: string) => operator === '&&' || operator === '||';

const continues = (link: Expression, operator: string) =>
  link.kind === 'binary' && link.operator === operator;

/** Limits one higher and one lower, lists with one entry less, other words for other functions. */
function valueEdits(text: string, rules: Rules, at: Expression, scope: Match | null): Edit[] {
  if (at.kind === 'number') {
    return [at.value + 1, at.value - 1].map((value) => ({ at, now: String(value) }));
  }
  if (at.kind === 'list') {
    return at.items.map((_, index) => {
      const rest = at.items.filter((_item, other) => other !== index);
      return { at, now: `[${rest.map((item) => text.slice(item.start, item.end)).join(', ')}]` };
    });
  }
  if (at.kind === 'call' && calledFunction(rules, at, scope)) {
    return at.arguments
      .filter((argument) => argument.kind === 'text')
      .map((argument) => ({ at: argument, now: "'something/else'" }));
  }
  return [];
}
