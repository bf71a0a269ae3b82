import { objectToMailsMutation } from '@wbd/data/mail-objections';
import { useMutation } from '@wbd/query';
import { Link as RouterLink, useDocumentTitle, useSearchParams } from '@wbd/router';
import { Box, Button, Container, PageMessage } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { MailCheck, MailX, Unlink } from 'lucide-react';
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

type State = 'asking' | 'kept' | 'allowed' | 'dead';

const ICONS: Readonly<Record<State, ReactNode>> = {
  asking: <MailX size={26} />,
  kept: <MailX size={26} />,
  allowed: <MailCheck size={26} />,
  dead: <Unlink size={26} />,
};

function Objection({ token }: { token: string }) {
  const [state, setState] = useState<State>(token === '' ? 'dead' : 'asking');
  const request = useMutation(objectToMailsMutation());
  const send = (allow: boolean) =>
    request.mutate(
      { token, allow },
      { onSuccess: (isOurs) => setState(isOurs ? (allow ? 'allowed' : 'kept') : 'dead') },
    );
  const answers = state === 'asking' || state === 'kept';
  return (
    <PageMessage level={1} icon={ICONS[state]} title={texts[state].title} text={texts[state].text}>
      {request.isError && <FailureAlert error={request.error} title={texts.failed} />}
      {answers && (
        <Button
          variant={state === 'kept' ? 'outline' : 'solid'}
          loading={request.isPending}
          loadingText={texts.busy}
          onClick={() => send(state === 'kept')}
        >
          {state === 'kept' ? texts.undo : texts.submit}
        </Button>
      )}
      <Button asChild variant="outline">
        <RouterLink to={paths.root}>{texts.home}</RouterLink>
      </Button>
    </PageMessage>
  );
}
