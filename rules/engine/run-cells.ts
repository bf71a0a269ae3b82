import type { Cell } from './cells.ts';
import { changedPaths, type Fields } from './request.ts';
import type { RulesProject } from './rules-project.ts';

const AT_ONCE = 8;

/**
 * Asks for every cell and tells which were decided otherwise than declared. A document that a cell changed is brought
 * back before the next cell asks about it, so that every cell meets the same world.
 * @param stopAtFirst whether one mismatch is enough to know
 */
export async function runCells(
  project: RulesProject,
  cells: readonly Cell[],
  documents: ReadonlyMap<string, Fields>,
  { stopAtFirst = false } = {},
): Promise<Cell[]> {
  const mismatches: Cell[] = [];
  const ask = async (cell: Cell) => {
    const allowed = await project.decide(cell.request, cell.role);
    if (allowed !== cell.allowed) mismatches.push(cell);
    const changed = changedPaths(cell.request);
    if (allowed && changed.length > 0) await project.restore(changed, documents);
  };
  // what changes nothing if it goes as declared comes first, so that no cell meets what another one just changed
  for (const part of [cells.filter((cell) => !isChange(cell)), cells.filter(isChange)]) {
    await inLanes(lanesOf(part), ask, () => stopAtFirst && mismatches.length > 0);
  }
  return mismatches;
}

const isChange = ({ allowed, request }: Cell) => allowed && changedPaths(request).length > 0;

/** Cells that change the same document come one after another; everything else goes side by side. */
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
  enough: () => boolean,
): Promise<void> {
  const waiting = lanes.values();
  const worker = async () => {
    for (const lane of waiting) {
      for (const cell of lane) {
        if (enough()) return;
        await ask(cell);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
