/** A copy with those fields that `keeps` accepts. */
export function onlyFields<Value extends object>(
  value: Value,
  keeps: (field: Extract<keyof Value, string>) => boolean,
): Partial<Value> {
  const kept: Partial<Value> = { ...value };
  for (const field in value) if (!keeps(field)) Reflect.deleteProperty(kept, field);
  return kept;
}
