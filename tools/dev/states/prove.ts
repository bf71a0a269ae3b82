import { cellsOf, proofOf, proofsOf, type SubjectName } from './subjects.ts';

/** Runs a surface's own code for a state and returns its answer; null where the state does not apply to this kind. */
type Probe<State extends string> = (state: State) => boolean | null | Promise<boolean | null>;

/** Probes, by question and by kind of the subject. */
export type Probes<State extends string> = Readonly<
  Record<string, Readonly<Record<string, Probe<State>>>>
>;

/** A surface that mistakes one state for another: a negative control. */
export interface Blindness<State extends string> {
  surface: string;
  from: State;
  to: State;
}

interface Proven {
  cells: number;
  notApplicable: number;
  /** cells whose surface does not answer as the state's meaning requires */
  wrong: string[];
  /** questions without a probe, and probes without a question */
  unmatched: string[];
}

/** Runs all probes of a subject for all states; with `blind`, only for the state that the surface mistakes. */
export async function prove<State extends string>(
  name: SubjectName,
  where: 'memory' | 'emulators',
  { states, probes }: { states: readonly State[]; probes: Probes<State> },
  blind?: Blindness<State>,
): Promise<Proven> {
  const wanted = proofsOf(name, where);
  const known = Object.keys(probes);
  const unmatched = [
    ...wanted.filter((proof) => !known.includes(proof)),
    ...known.filter((proof) => !wanted.includes(proof)),
  ];
  const proven: Proven = { cells: 0, notApplicable: 0, wrong: [], unmatched };
  for (const cell of cellsOf(name)) {
    const { surface, expected } = cell;
    const state = states.find((one) => one === cell.state);
    if (state === undefined) throw new Error(`${name} are never ${cell.state}`);
    if (blind && blind.from !== state) continue;
    const isBlind = blind?.surface === surface;
    for (const [kind, probe] of Object.entries(probes[proofOf(cell)] ?? {})) {
      const answer = await probe(isBlind ? blind.to : state);
      if (answer === null) {
        proven.notApplicable += 1;
        continue;
      }
      proven.cells += 1;
      if (answer !== expected) proven.wrong.push(`${proofOf(cell)} (${kind}) ${state}`);
    }
  }
  return proven;
}
