import { answerTerminationMutation, terminationByLinkQuery } from '@wbd/data/terminations';
import type { AnswerTerminationOutput } from '@wbd/domain/terminations';
import { AppError } from '@wbd/domain/errors';
import { signedTokenSchema } from '@wbd/domain/fields';
import { formatDate, formatDateTime } from '@wbd/domain/time';
import { useMutation, useQuery } from '@wbd/query';
import { Link as RouterLink, useDocumentTitle, useLocation } from '@wbd/router';
import { Box, Button, Container, ErrorState, LoadingState, PageMessage, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { FileCheck2, FileQuestionMark, FileX2, Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageFrame } from '../shared/page-frame.tsx';
import { paths } from '../shared/paths.ts';
import { DeclaredFacts, factsForOwner } from './declared-facts.tsx';
import { confirmTexts as texts, SHOWN_AS } from './texts.de.ts';

/**
 * `/kuendigen/bestaetigen#{token}`, from a mail to the account's own address. It takes a click: programs that look into mails
 * open links, too.
 */
export function ConfirmTerminationPage() {
  useDocumentTitle(texts.documentTitle);
  const token = useLocation().hash.slice(1);
  return (
    <PageFrame hideSignIn>
      <Box bg="bg.subtle" flex="1">
        <Container maxW="2xl" py={{ base: '6', md: '14' }}>
          {signedTokenSchema.safeParse(token).success ? <ByLink token={token} /> : <Dead />}
        </Container>
      </Box>
    </PageFrame>
  );
}

function Dead() {
  return (
    <PageMessage
      level={1}
      icon={<Unlink size={26} />}
      title={texts.dead.title}
      text={texts.dead.text}
    >
      <Home />
    </PageMessage>
  );
}

function Home() {
  return (
    <Button asChild variant="outline">
      <RouterLink to={paths.root}>{texts.home}</RouterLink>
    </Button>
  );
}

function ByLink({ token }: { token: string }) {
  const { data, error, refetch, isFetching } = useQuery(terminationByLinkQuery(token));
  const answer = useMutation(answerTerminationMutation());
  if (isDead(error) || isDead(answer.error)) return <Dead />;
  const termination = answer.data ?? data;
  if (termination === undefined) {
    return error ? (
      <ErrorState
        level={1}
        title={texts.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <LoadingState />
    );
  }
  if (SHOWN_AS[termination.state] !== 'asking') return <Decided termination={termination} />;

  const button = (wish: 'confirm' | 'refuse') => ({
    loading: answer.isPending && answer.variables.answer === wish,
    disabled: answer.isPending,
    loadingText: texts.busy,
    onClick: () => answer.mutate({ token, answer: wish }),
  });
  return (
    <PageMessage
      level={1}
      icon={<FileQuestionMark size={26} />}
      title={texts.asking.title}
      text={texts.asking.text(formatDateTime(new Date(termination.receivedAt)))}
    >
      <DeclaredFacts facts={factsForOwner(termination)} />
      <Effect termination={termination} />
      {answer.isError && <FailureAlert error={answer.error} title={texts.failed} />}
      <Button {...button('confirm')}>{texts.asking.confirm}</Button>
      <Button variant="outline" {...button('refuse')}>
        {texts.asking.refuse}
      </Button>
    </PageMessage>
  );
}

const isDead = (error: unknown) => error instanceof AppError && error.code === 'link/invalid';

/** What a confirmation brings about. */
function Effect({ termination }: { termination: AnswerTerminationOutput }) {
  const { plan, endsAt, kind } = termination;
  return (
    <>
      <Text color="fg.muted" maxW="md">
        {plan !== null && endsAt !== null
          ? texts.asking.ends(plan, formatDate(new Date(endsAt)))
          : texts.asking.basic}
      </Text>
      {kind === 'extraordinary' && plan !== null && (
        <Text color="fg.muted" maxW="md">
          {texts.asking.extraordinary}
        </Text>
      )}
    </>
  );
}

function Decided({ termination }: { termination: AnswerTerminationOutput }): ReactNode {
  const { state, endsAt } = termination;
  const { confirmed, refused, dismissed } = texts.decided;
  if (state === 'refused' || state === 'dismissed') {
    const words = state === 'refused' ? refused : dismissed;
    return (
      <PageMessage level={1} icon={<FileX2 size={26} />} title={words.title} text={words.text}>
        {state === 'dismissed' && (
          <Button asChild>
            <RouterLink to={paths.termination}>{texts.again}</RouterLink>
          </Button>
        )}
        <Home />
      </PageMessage>
    );
  }
  return (
    <PageMessage
      level={1}
      icon={<FileCheck2 size={26} />}
      title={confirmed.title}
      text={endsAt === null ? confirmed.basic : confirmed.ends(formatDate(new Date(endsAt)))}
    >
      <Button asChild>
        <RouterLink to={paths.profile}>{texts.toProfile}</RouterLink>
      </Button>
      <Home />
    </PageMessage>
  );
}
