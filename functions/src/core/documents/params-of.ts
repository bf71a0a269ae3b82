/** The values at the pattern's placeholders; null if the path does not match. */
export function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const [names, values] = [pattern.split('/'), path.split('/')];
  if (names.length !== values.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? '';
    if (name.startsWith('{')) params[name.slice(1, -1)] = value;
    else if (name !== value) return null;
  }
  return params;
}
