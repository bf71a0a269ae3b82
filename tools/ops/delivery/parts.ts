/** What is delivered on its own. */
export interface Parts {
  functions: boolean;
  shell: boolean;
  modules: string[];
}

/** Delivered together with the functions, which count on them. */
const RULES = ['firestore.rules', 'firestore.indexes.json', 'storage.rules'];
const HOSTING = 'firebase.json';

/**
 * The parts that a change reaches.
 * @param change.affected projects that Nx finds affected
 * @param change.files files that differ, from the workspace's root
 * @param modules names of all modules
 */
export function changedParts(
  change: { affected: readonly string[]; files: readonly string[] },
  modules: readonly string[],
): Parts {
  const { affected, files } = change;
  return {
    functions: affected.includes('functions') || RULES.some((file) => files.includes(file)),
    shell: affected.includes('shell') || files.includes(HOSTING),
    modules: modules.filter((name) => affected.includes(name)),
  };
}
