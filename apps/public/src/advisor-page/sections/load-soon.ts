/**
 * Starts loading a section while React hydrates the content above. A section that fails to load is replaced by an
 * explanation. Runs in a task of its own, because evaluating the module's script already takes long.
 */
export function soon<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  setTimeout(() => void Promise.allSettled([load()]));
  return load;
}
