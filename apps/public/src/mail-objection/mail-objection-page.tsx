import { objectToMailsMutation, type ObjectionRequest } from '@wbd/data/mail-objections';
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
 * the person.
 */
export function MailObjectionPage() {
  useDocumentTitle(texts.documentTitle);
  const [search] = useSearchParams();
  return (
    <PageFrame hideSignIn>
      <Box bg="bg.subtle" flex="1">
        <Container maxW="2xl" py={{ base: '6', md: '14' }}>
          <Objection token={search.get('t') ?? ''} />
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

function Objection({ token }: { token: string }) {
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
  return (
    <PageMessage level={1} icon={ICONS[state]} title={texts[state].title} text={texts[state].text}>
      {request.isError && (
        <FailureAlert
          error={request.error}
          title={texts.failed}
          texts={{ 'rate/limited': texts.tooOften }}
        />
      )}
      {state === 'asking' && (
        <Button {...busy('stop')} onClick={() => send('stop')}>
          {texts.submit}
        </Button>
      )}
      {state === 'asking' && (
        <>
          <Text color="fg.muted">{texts.again}</Text>
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
      <Button asChild variant="outline">
        <RouterLink to={paths.root}>{texts.home}</RouterLink>
      </Button>
    </PageMessage>
  );
}
