import { AppError } from '@wbd/domain';

/**
 * Runs a write that may be the second attempt at the same one. A first attempt whose answer got lost makes the rules
 * refuse the second: what was to be created is there, what was to be deleted is not.
 * @param done whether what the write is to bring about holds already
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
