import { AppError } from '@wbd/domain/errors';

/** The code with which work was refused, `done` when it was not, and any other error as text. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
