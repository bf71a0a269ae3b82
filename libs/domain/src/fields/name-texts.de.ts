import { nameProblem, normalizeName, type NameProblem } from './person-name.ts';

const texts: Record<Exclude<NameProblem['kind'], 'character'>, string> = {
  empty: 'Bitte Namen angeben',
  'too-long': 'Höchstens 100 Zeichen',
  address: 'Bitte nur den Namen angeben, ohne Links und Adressen',
  dot: 'Bitte ohne Links. Nach einem Punkt steht im Namen ein Leerzeichen, z. B. Dr. Max',
  number: 'Bitte nur den Namen angeben, ohne Telefonnummer',
  beginning: 'Ein Name beginnt mit einem Buchstaben',
  end: 'Ein Name endet nicht mit Bindestrich oder Apostroph',
  joints: 'Zu viele Leerzeichen, Bindestriche oder Apostrophe hintereinander',
};

const visible = /^[\p{L}\p{N}\p{P}\p{S}]$/u;

/** What a person reads below a name that cannot be stored. */
export function nameErrorText(typed: string): string {
  const problem = nameProblem(normalizeName(typed));
  if (problem === null) return 'Bitte gib einen anderen Namen an';
  if (problem.kind !== 'character') return texts[problem.kind];
  return visible.test(problem.character)
    ? `Das Zeichen „${problem.character}“ ist in Namen nicht möglich`
    : 'Der Name enthält ein unsichtbares Zeichen. Bitte tippe ihn neu ein';
}
