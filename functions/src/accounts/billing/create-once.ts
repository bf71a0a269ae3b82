import { createHash, randomUUID } from 'node:crypto';

/**
 * Creates at Stripe what two requests at once are to create once: the same words make the same idempotency key. Stripe
 * repeats its first answer to a key for a day or longer, a failure of its own too; a failure of the past is not the
 * answer to a new request, which is then made under a key of its own.
 */
export async function createOnce<Created>(
  words: readonly string[],
  create: (options: { idempotencyKey: string }) => Promise<Created>,
): Promise<Created> {
  const idempotencyKey = createHash('sha256').update(JSON.stringify(words)).digest('hex');
  try {
    return await create({ idempotencyKey });
  } catch (error) {
    if (!isRepeated(error)) throw error;
    return create({ idempotencyKey: randomUUID() });
  }
}

/** Whether Stripe said so before and only says it again. */
function isRepeated(error: unknown): boolean {
  if (!(error instanceof Error) || !('headers' in error)) return false;
  const { headers } = error;
  return (
    typeof headers === 'object' &&
    headers !== null &&
    'idempotent-replayed' in headers &&
    headers['idempotent-replayed'] === 'true'
  );
}
