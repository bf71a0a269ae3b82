import { stopMoneyChangeMutation } from '@wbd/data/money-changes';
import { moneyChangeTexts } from '@wbd/domain/money-changes';
import { formatDateTime } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Link as RouterLink, useDocumentTitle } from '@wbd/router';
import { Button, PageMessage, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { ShieldCheck } from 'lucide-react';
import { AccountCard, AccountIntro } from '../shared/account-card.tsx';
import { paths } from '../shared/paths.ts';
import { LinkState } from './link-states.tsx';
import { stopChangeTexts as texts } from './texts.de.ts';
import { useStopLink } from './use-account-link.ts';

/**
 * `/auth/stop-change#{secret}`, the link in the mail about a change to money. It requires a click, because mail scanners
 * open links, too.
 */
export function StopChangePage() {
  useDocumentTitle(texts.title);
  const { link, endsLink } = useStopLink();
  const stop = useMutation(stopMoneyChangeMutation());

  if (stop.isSuccess) {
    return (
      <AccountCard>
        <Stopped outcome={stop.data.isStopped ? 'stopped' : 'ended'} />
      </AccountCard>
    );
  }
  if (link.status !== 'valid') {
    return (
      <AccountCard>
        <LinkState purpose="stop-change" link={link} />
      </AccountCard>
    );
  }
  const { kind, before, after, at, isStoppable, secret } = link;
  const effect = isStoppable ? 'waiting' : 'done';
  return (
    <AccountCard>
      <AccountIntro
        title={texts.title}
        text={texts.intro(moneyChangeTexts[kind], formatDateTime(new Date(at)))}
      />
      {isStoppable && before !== null && after !== null && (
        <Text>{texts.account(before, after)}</Text>
      )}
      <Text>{texts.effects[effect]}</Text>
      {stop.isError && <FailureAlert error={stop.error} title={texts.failed} />}
      <Button
        size="lg"
        colorPalette="red"
        loading={stop.isPending}
        loadingText={texts.busy}
        onClick={() => {
          stop.mutate({ token: secret }, { onError: endsLink });
        }}
      >
        {texts.submit[effect]}
      </Button>
    </AccountCard>
  );
}

function Stopped({ outcome }: { outcome: 'stopped' | 'ended' }) {
  return (
    <PageMessage
      level={1}
      icon={<ShieldCheck size={26} />}
      title={texts.done.title[outcome]}
      text={`${texts.done.text[outcome]} ${texts.done.next}`}
    >
      <Button asChild variant="outline">
        <RouterLink to={paths.forgotPassword}>{texts.done.again}</RouterLink>
      </Button>
    </PageMessage>
  );
}
