/** Asks the person for their password in place. @returns whether they have proven who they are */
export type AskForProof = () => Promise<boolean>;

let ask: AskForProof | null = null;
let asking: Promise<boolean> | null = null;

/**
 * Says how calls ask for a fresh proof; the shell does so with a dialog.
 * @returns a function that ends it
 */
export function provideProof(how: AskForProof): () => void {
  ask = how;
  return () => {
    if (ask === how) ask = null;
  };
}

/** Asks once for calls that need a proof at the same time. False where no one can ask, as in a test. */
export function proveAgain(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}
