/** Asks the user for their password on the current page. @returns whether they confirmed their identity */
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

/** Asks once for concurrent calls that need a proof. Resolves to false without a handler, as in tests. */
export function proveAgain(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}
