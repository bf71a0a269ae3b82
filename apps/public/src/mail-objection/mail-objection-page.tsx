import { objectToMailsMutation, type ObjectionRequest } from '@wbd/data/mail-objections';
import {
  NOTIFICATION_KINDS,
  notificationKindTexts,
  type NotificationKind,
} from '@wbd/domain/notifications';
import { useMutation } from '@wbd/query';
import { Link as RouterLink, useDocumentTitle, useSearchParams } from '@wbd/router';
import { Box, Button, Container, PageMessage, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { MailCheck, MailX, Unlink, UserX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { PageFrame } from '../shared/page-frame.tsx';
import { paths } from '../shared/paths.ts';
import { objectionTexts as texts } from './texts.de.ts';

/**
 * `/action/abbestellen?t=`, from a mail. It takes a click: programs that look into mails open links, too, and would object for
 * the person. With `n=` it is about news to an advisor, which it names; the token decides what is turned off.
 */
export function MailObjectionPage() {
  useDocumentTitle(texts.documentTitle);
  const [search] = useSearchParams();
  return (
    <PageFrame hideSignIn>
      <Box bg="bg.subtle" flex="1">
        <Container maxW="2xl" py={{ base: '6', md: '14' }}>
          <Objection token={search.get('t') ?? ''} kinds={kindsIn(search.get('n'))} />
        </Container>
      </Box>
    </PageFrame>
  );
}

type State = 'asking' | 'stopped' | 'removed' | 'allowed' | 'dead';

const ICONS: Readonly<Record<State, ReactNode>> = {
  asking: <MailX size={26} />,
  stopped: <MailX size={26} />,
  removed: <UserX size={26} />,
  allowed: <MailCheck size={26} />,
  dead: <Unlink size={26} />,
};
const STATE_AFTER = { stop: 'stopped', remove: 'removed', allow: 'allowed' } as const;

function newsWords(kinds: readonly NotificationKind[]) {
  const about = new Intl.ListFormat('de').format(
    kinds.map((kind) => notificationKindTexts[kind].about),
  );
  const { asking, stopped, allowed } = texts.news;
  return {
    asking: { title: asking.title, text: asking.text(about) },
    stopped: { title: stopped.title, text: stopped.text(about) },
    allowed: { title: allowed.title, text: allowed.text(about) },
  };
}

function kindsIn(typed: string | null): NotificationKind[] {
  const named = new Set((typed ?? '').split(','));
  return NOTIFICATION_KINDS.filter((kind) => named.has(kind));
}

function Objection({ token, kinds }: { token: string; kinds: readonly NotificationKind[] }) {
  const [state, setState] = useState<State>(token === '' ? 'dead' : 'asking');
  const request = useMutation(objectToMailsMutation());
  const send = (wish: ObjectionRequest['wish']) =>
    request.mutate(
      { token, wish },
      { onSuccess: (answer) => setState(answer ? STATE_AFTER[wish] : 'dead') },
    );
  const isStopped = state === 'stopped' || state === 'removed';
  const canRemove = state === 'stopped' && request.data?.isAddressInSeat === true;
  const busy = (wish: ObjectionRequest['wish']) => ({
    loading: request.isPending && request.variables.wish === wish,
    disabled: request.isPending,
    loadingText: texts.busy,
  });
  const isAboutNews = kinds.length > 0 && state !== 'dead' && state !== 'removed';
  const words = isAboutNews ? newsWords(kinds)[state] : texts[state];
  return (
    <PageMessage level={1} icon={ICONS[state]} title={words.title} text={words.text}>
      {request.isError && (
        <FailureAlert
          error={request.error}
          title={texts.failed}
          texts={{ 'rate/limited': texts.tooOften }}
        />
      )}
      {state === 'asking' && (
        <Button {...busy('stop')} onClick={() => send('stop')}>
          {isAboutNews ? texts.news.submit : texts.submit}
        </Button>
      )}
      {state === 'asking' && (
        <>
          <Text color="fg.muted">{isAboutNews ? texts.news.again : texts.again}</Text>
          <Button variant="outline" {...busy('allow')} onClick={() => send('allow')}>
            {texts.allow}
          </Button>
        </>
      )}
      {canRemove && (
        <>
          <Text color="fg.muted">{texts.stopped.registration}</Text>
          <Button {...busy('remove')} onClick={() => send('remove')}>
            {texts.remove}
          </Button>
        </>
      )}
      {isStopped && (
        <Button variant="outline" {...busy('allow')} onClick={() => send('allow')}>
          {texts.undo}
        </Button>
      )}
      {isAboutNews && (
        <Button asChild variant="outline">
          <RouterLink to="/intern/profile?tab=benachrichtigungen">{texts.news.settings}</RouterLink>
        </Button>
      )}
      <Button asChild variant="outline">
        <RouterLink to={paths.root}>{texts.home}</RouterLink>
      </Button>
    </PageMessage>
  );
}
