import { accountQuery } from '@wbd/data/accounts';
import { inMinimumTerm, isLive, type SubscriptionFacts } from '@wbd/domain/plans';
import { formatDate } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Button, Text } from '@wbd/ui';
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
  const subscription = account.data?.billing?.subscription ?? null;
  const running = subscription && isLive(subscription.status) ? subscription : null;
  const boundUntil = termOf(running);
  return (
    <Card title={texts.title} text={texts.text}>
      {boundUntil ? (
        <Text>{texts.bound(formatDate(boundUntil))}</Text>
      ) : (
        <Button
          variant="surface"
          colorPalette="red"
          onClick={() => {
            setAsking(true);
          }}
        >
          {texts.button}
        </Button>
      )}
      {asking && (
        <CloseAccountDialog
          code={code}
          running={running}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </Card>
  );
}

/** @returns the end of a minimum term that still runs */
function termOf(running: SubscriptionFacts | null): Date | null {
  return running && inMinimumTerm(running, new Date()) ? running.minimumTermEnd : null;
}
