import { AppError } from '@wbd/domain/errors';

/**
 * Runs a write that may be a second attempt. When the answer to the first one was lost, the rules refuse the second:
 * the document exists already, or is gone.
 * @param done whether the effect of the write is there
 */
export async function repeatable(
  write: () => Promise<void>,
  done: () => Promise<boolean>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    const refused = error instanceof AppError && error.code === 'permission/denied';
    if (!refused || !(await done().catch(() => false))) throw error;
  }
}
