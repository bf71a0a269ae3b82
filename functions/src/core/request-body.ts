/** More characters, keys and values than any input has that the schemas let through. */
const LARGEST = 128 * 1024;
const DEEPEST = 8;
/** The protocol's mark of a 64-bit number, which none of our inputs has; the platform fails at one it does not know. */
const NUMBER_MARK = '@type';

/**
 * Whether a body can be an input at all: not too large, not nested too deeply, and only texts that can be stored (half of
 * a surrogate pair cannot). The walk keeps its own stack, because a recursive one ends the process at a deep body.
 */
export function isReadable(body: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  let size = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    size += typeof value === 'string' ? 1 + value.length : 1;
    if (size > LARGEST || depth > DEEPEST) return false;
    if (typeof value === 'string' && !value.isWellFormed()) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      size += Array.isArray(value) ? 0 : key.length;
      if (size + waiting.length > LARGEST) return false;
      if (key === NUMBER_MARK || !key.isWellFormed()) return false;
      waiting.push({ value: inner, depth: depth + 1 });
    }
  }
  return true;
}
