import { signOut, useViewer } from '@wbd/auth';
import { accountQuery } from '@wbd/data/accounts';
import { useQuery } from '@wbd/query';
import { Link } from '@wbd/router';
import { Button, ErrorState, Text } from '@wbd/ui';
import { IMPRINT_PATH } from '../areas/own-areas.ts';
import { guardTexts } from './texts.de.ts';

const texts = guardTexts.blocked;

/** Tells an advisor whose session was open when an admin blocked them why nothing works, and where to turn. */
export function Blocked() {
  const uid = useViewer().user?.uid ?? '';
  const { data: account } = useQuery({ ...accountQuery(uid), enabled: uid !== '', staleTime: 0 });
  return (
    <ErrorState level={1} title={texts.title} text={texts.text}>
      {account?.block && <Text whiteSpace="pre-line">{texts.because(account.block.reason)}</Text>}
      <Button asChild>
        <Link to={IMPRINT_PATH}>{texts.imprint}</Link>
      </Button>
      <Button variant="surface" colorPalette="gray" onClick={() => void signOut()}>
        {texts.signOut}
      </Button>
    </ErrorState>
  );
}
