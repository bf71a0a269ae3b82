/** Whether Stripe does not know the object that was asked for. Told by its code, so that nobody has to load the library. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'resource_missing';
}
