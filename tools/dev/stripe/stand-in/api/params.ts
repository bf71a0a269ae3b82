import * as z from 'zod/mini';
import { invalidRequest, StripeFailure } from '../failure.ts';

/*
 * Requests come form-encoded, so every value is text. A parameter that is not named here is refused, as Stripe does:
 * a typo in a call must not go unnoticed because the stand-in is more patient.
 */

export const text = z.string().check(z.minLength(1), z.maxLength(5000));
/** An empty text unsets. */
export const unsettable = z.pipe(
  z.string(),
  z.transform((value) => (value === '' ? null : value)),
);
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
);
export const integer = z.pipe(z.string().check(z.regex(/^-?\d+$/)), z.transform(Number));
export const metadata = z.optional(z.record(z.string(), z.string().check(z.maxLength(500))));
export const texts = z.array(text);
export const url = z.url();

export const params = z.strictObject;
/** The filters of a list, of which a request names those it wants. */
export const listParams = <Shape extends z.core.$ZodShape>(filters: Shape) =>
  z.partial(z.strictObject({ limit: integer, starting_after: text, ...filters }));

export function parseParams<Schema extends z.ZodMiniType>(
  schema: Schema,
  data: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(data ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path.map(String) ?? [];
  if (issue?.code === 'unrecognized_keys') {
    const name = bracketed([...path, issue.keys[0] ?? '']);
    throw invalidRequest(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
  }
  const name = bracketed(path);
  throw invalidRequest(`Invalid ${name}: ${issue?.message ?? ''}`, name);
}

function bracketed([first = '', ...rest]: string[]): string {
  return first + rest.map((part) => `[${part}]`).join('');
}

/** Without the parameters that were not sent. */
export function given<Value>(
  record: Readonly<Record<string, Value | undefined>>,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

/** Metadata as it is after an update: keys are added, an empty value removes its key. */
export function mergeMetadata(
  before: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ''),
  );
}

export function unauthorised(): StripeFailure {
  return new StripeFailure(401, {
    type: 'invalid_request_error',
    message: 'You did not provide an API key, or not one of a test account.',
  });
}
