import { accountQuery } from '@wbd/data/accounts';
import { isLive } from '@wbd/domain/plans';
import { useQuery } from '@wbd/query';
import { Button } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { Card } from '@wbd/ui/page';
import { useState } from 'react';
import { CloseAccountDialog } from './close-account-dialog.tsx';
import { profileTexts } from './texts.de.ts';

const texts = profileTexts.closing;

/** Closes the account: lists the losses and asks for a confirmation. */
export function CloseAccountCard({ uid, code }: { uid: string; code: string }) {
  const account = useQuery(accountQuery(uid));
  const [asking, setAsking] = useState(false);
  if (account.data === undefined) {
    if (!account.isError) return null;
    return (
      <FailureAlert
        error={account.error}
        title={texts.loadFailed}
        retrying={account.isFetching}
        onRetry={() => void account.refetch()}
      />
    );
  }
  const billing = account.data?.billing ?? null;
  const subscription = billing?.subscription ?? null;
  const running = subscription && isLive(subscription.status) ? subscription : null;
  return (
    <Card title={texts.title} text={texts.text}>
      <Button
        variant="surface"
        colorPalette="red"
        onClick={() => {
          setAsking(true);
        }}
      >
        {texts.button}
      </Button>
      {asking && (
        <CloseAccountDialog
          code={code}
          running={running}
          billing={billing}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </Card>
  );
}
