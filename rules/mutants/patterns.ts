import { mutate, ParserFlavorJVM } from 'weapon-regex';

/**
 * Left out: a lazy quantifier and a group that is not captured match the same texts, a class with its negation is every
 * character, which is another mutant, and `{1,1}` and `{0,0}` repeat the removal of a quantifier.
 */
const LEFT_OUT = /reluctant|non-capturing|with its negation|to `[^`]*(\{1,1\}|\{0,0\})`/;

/** A pattern with each of its parts changed in turn. */
export function patternMutants(pattern: string): string[] {
  const changed = mutate(pattern, null, { mutationLevels: [1, 2, 3], flavor: ParserFlavorJVM })
    .filter(({ description }) => !LEFT_OUT.test(description))
    .map((mutant) => mutant.pattern);
  return [...changed, ...withoutBranches(pattern), ...withOtherCharacters(pattern)];
}

/** Each branch of an innermost group left out. */
function withoutBranches(pattern: string): string[] {
  return [...pattern.matchAll(/\(([^()]*\|[^()]*)\)/g)].flatMap(
    ({ 0: group, 1: inner = '', index }) =>
      inner.split('|').map((_, left, branches) => {
        const rest = branches.filter((_branch, other) => other !== left).join('|');
        return `${pattern.slice(0, index)}(${rest})${pattern.slice(index + group.length)}`;
      }),
  );
}

/** Each character that is written as a number exchanged for its neighbours: ranges one wider and one narrower. */
function withOtherCharacters(pattern: string): string[] {
  return [...pattern.matchAll(/\\x\{([\da-f]+)\}/g)].flatMap(
    ({ 0: written, 1: code = '', index }) =>
      [-1, 1]
        .map((step) => parseInt(code, 16) + step)
        .filter((point) => point >= 0)
        .map(
          (point) =>
            `${pattern.slice(0, index)}\\x{${point.toString(16)}}${pattern.slice(index + written.length)}`,
        ),
  );
}
