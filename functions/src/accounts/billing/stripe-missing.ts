/**
 * Whether Stripe does not know the requested object. Decided by the error's code, so that the library need not be
 * loaded.
 */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'resource_missing';
}
