import { useAuth } from '@wbd/auth';
import { Box } from '@wbd/ui';
import { SecondFactorNotice } from '@wbd/ui/page';
import { useAdministers } from './use-administers.ts';

/** Explains what an administrator must set up before the server accepts their decisions. */
export function AdministratorNotice({ uid }: { uid: string }) {
  const administers = useAdministers(uid);
  const hasFactor = useAuth(({ user }) => user?.secondFactor ?? false);
  if (!administers || hasFactor) return null;
  return (
    <Box mb="6">
      <SecondFactorNotice />
    </Box>
  );
}
