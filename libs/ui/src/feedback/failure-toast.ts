import { toast } from '../toast/toast-store.ts';
import { uiTexts } from '../texts.de.ts';
import { failureNumber, failureWords, type FailureTexts } from './failure-words.ts';

export interface Failure {
  /** what did not work, as the specification words it */
  title?: string;
  /** one text for every cause; without it the words of the error's code */
  text?: string;
  /** words for some codes that are better here than the default ones, and than `text` */
  texts?: FailureTexts;
  /** the text for errors with codes of their own; undefined falls back to the other texts */
  wordsOf?: (error: unknown) => string | undefined;
}

/** An error in one of several steps of a submission, each of which fails in words of its own. */
export class FailedStep extends Error {
  override readonly name = 'FailedStep';
  readonly failure: Failure;

  constructor(cause: unknown, failure: Failure) {
    super(failure.title, { cause });
    this.failure = failure;
  }
}

/** The text of a failure, without its title. */
export function wordsOfFailure(error: unknown, { text, texts, wordsOf }: Failure): string {
  return wordsOf?.(error) ?? failureWords(error, texts, text);
}

/** Shows a failure as a toast. Work aborted by leaving the page is not a failure. */
export function toastFailure(error: unknown, failure: Failure = {}): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  const { title } = failure;
  const description = wordsOfFailure(error, failure);
  const number = failureNumber(error);
  toast({
    type: 'error',
    ...(title === undefined ? { title: description } : { title, description }),
    ...(number !== null && { detail: uiTexts.failureNumber(number) }),
  });
}
