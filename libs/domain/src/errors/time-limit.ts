import { AppError } from './error-codes.ts';

/**
 * Gives up on a request that takes too long. The request itself cannot be stopped: a write may still arrive.
 * @throws AppError `timeout`
 */
export async function withTimeLimit<Result>(
  milliseconds: number,
  request: () => Promise<Result>,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new AppError('timeout'));
    }, milliseconds);
  });
  try {
    return await Promise.race([request(), late]);
  } finally {
    clearTimeout(timer);
  }
}
