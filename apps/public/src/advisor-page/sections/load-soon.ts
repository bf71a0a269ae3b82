/**
 * Loads a section while React takes over what is above it; one that does not arrive is explained in its place. In a task of its
 * own: the module's script is a long one already.
 */
export function soon<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  setTimeout(() => void Promise.allSettled([load()]));
  return load;
}
