import type { Cell } from './cells.ts';
import { changedPaths, type Fields } from './request.ts';
import type { RulesProject } from './rules-project.ts';

const AT_ONCE = 8;

/**
 * Makes the request of every cell and returns those that were decided otherwise than declared. A document that a cell
 * changed is restored before the next cell asks about it, so that every cell finds the same documents.
 */
export async function runCells(
  project: RulesProject,
  cells: readonly Cell[],
  documents: ReadonlyMap<string, Fields>,
): Promise<Cell[]> {
  const mismatches: Cell[] = [];
  const ask = async (cell: Cell) => {
    const allowed = await project.decide(cell.request, cell.role);
    if (allowed !== cell.allowed) mismatches.push(cell);
    const changed = changedPaths(cell.request);
    if (allowed && changed.length > 0) await project.restore(changed, documents);
  };
  // cells that are expected to change nothing come first, so that no cell finds a change of another one
  for (const part of [cells.filter((cell) => !isChange(cell)), cells.filter(isChange)]) {
    await inLanes(lanesOf(part), ask);
  }
  return mismatches;
}

const isChange = ({ allowed, request }: Cell) => allowed && changedPaths(request).length > 0;

/** Cells that change the same document run in sequence, all others in parallel. */
function lanesOf(cells: readonly Cell[]): Cell[][] {
  const lanes = new Map<string, Cell[]>();
  cells.forEach((cell, number) => {
    const lane = (isChange(cell) ? changedPaths(cell.request)[0] : undefined) ?? String(number);
    lanes.set(lane, [...(lanes.get(lane) ?? []), cell]);
  });
  return [...lanes.values()].sort((one, other) => other.length - one.length);
}

async function inLanes(
  lanes: readonly Cell[][],
  ask: (cell: Cell) => Promise<void>,
): Promise<void> {
  const waiting = lanes.values();
  const worker = async () => {
    for (const lane of waiting) {
      for (const cell of lane) await ask(cell);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
