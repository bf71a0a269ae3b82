import { provideProof } from '@wbd/auth';
import { lazy, Suspense, useEffect, useState } from 'react';

const ProofDialog = lazy(async () => ({
  default: (await import('./proof-dialog.tsx')).ProofDialog,
}));

/** Shows the dialog when a call asks for a fresh proof, anywhere in the portal. */
export function ProofAsker() {
  const [end, setEnd] = useState<((isProven: boolean) => void) | null>(null);
  useEffect(
    () =>
      provideProof(
        () =>
          new Promise((resolve) => {
            setEnd(() => (isProven: boolean) => {
              setEnd(null);
              resolve(isProven);
            });
          }),
      ),
    [],
  );
  if (!end) return null;
  return (
    <Suspense>
      <ProofDialog onEnd={end} />
    </Suspense>
  );
}
