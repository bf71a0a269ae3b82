import { Box } from '@wbd/ui';
import { SecondFactorNotice } from '@wbd/ui/page';
import { useAdministers } from './use-administers.ts';
import { useSecondFactor } from './use-second-factor.ts';

/** Explains what an administrator must set up before the server accepts their decisions. */
export function AdministratorNotice({ uid }: { uid: string }) {
  const administers = useAdministers(uid);
  const hasFactor = useSecondFactor();
  if (!administers || hasFactor) return null;
  return (
    <Box mb="6">
      <SecondFactorNotice />
    </Box>
  );
}
