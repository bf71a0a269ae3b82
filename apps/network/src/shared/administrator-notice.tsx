import { useAuth } from '@wbd/auth';
import { Box } from '@wbd/ui';
import { SecondFactorNotice } from '@wbd/ui/page';
import { useAdministers } from './use-administers.ts';

/** Says what an administrator needs before the server accepts what they decide. */
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
