/** Asks the person for their password on the current page. @returns whether they have proven who they are */
export type AskForProof = () => Promise<boolean>;

let ask: AskForProof | null = null;
let asking: Promise<boolean> | null = null;

/**
 * Registers how calls ask for a fresh proof; the shell shows a dialog.
 * @returns a function that unregisters it
 */
export function provideProof(how: AskForProof): () => void {
  ask = how;
  return () => {
    if (ask === how) ask = null;
  };
}

/** Asks once for concurrent calls that need a proof. False where nobody can be asked, as in a test. */
export function proveAgain(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}
