const ALLOW = /\ballow\s+([a-z][a-z,\s]*?)\s*(?::\s*if\s+([^;]*))?;/g;
const READS = ['read', 'get', 'list'];

/**
 * The same security rules without any right to write. They cost nothing more to evaluate, and functions, which pass
 * rules by, are not concerned.
 * @param source of firestore.rules or storage.rules; no condition may hold a semicolon
 */
export function readOnlyRules(source: string): string {
  return source.replace(ALLOW, (allowed: string, names: string, condition?: string) => {
    const methods = names.split(',').map((name) => name.trim());
    const reads = methods.filter((method) => READS.includes(method));
    const writes = methods.filter((method) => !READS.includes(method));
    if (writes.length === 0 || condition?.startsWith('false')) return allowed;
    const right = (names: readonly string[], when: string | undefined) =>
      `allow ${names.join(', ')}${when === undefined ? '' : `: if ${when}`};`;
    // the condition stays: the compiler warns of functions that nothing calls
    const never = condition === undefined ? 'false' : `false && (${condition})`;
    return [...(reads.length > 0 ? [right(reads, condition)] : []), right(writes, never)].join(' ');
  });
}
