import { accountExportQuery, wholeExportMutation } from '@wbd/data/account-export';
import { AppError } from '@wbd/domain/errors';
import { signedTokenSchema } from '@wbd/domain/fields';
import { berlinDay, formatDate } from '@wbd/domain/time';
import { useMutation, useQuery } from '@wbd/query';
import { Link as RouterLink, useDocumentTitle, useLocation } from '@wbd/router';
import {
  Box,
  Button,
  Container,
  ErrorState,
  LoadingState,
  PageMessage,
  Text,
  toast,
} from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { saveFile } from '@wbd/ui/save-file';
import { Clock, Download, FileX2, Hourglass, Unlink } from 'lucide-react';
import { useState } from 'react';
import { PageFrame } from '../shared/page-frame.tsx';
import { paths } from '../shared/paths.ts';
import { accountExportTexts as texts } from './texts.de.ts';

/** `/action/datenexport#{token}`, linked from the mails about a closed account: its data for 30 days. */
export function AccountExportPage() {
  useDocumentTitle(texts.documentTitle);
  const token = useLocation().hash.slice(1);
  return (
    <PageFrame hideSignIn>
      <Box bg="bg.subtle" flex="1">
        <Container maxW="2xl" py={{ base: '6', md: '14' }}>
          {signedTokenSchema.safeParse(token).success ? (
            <ByLink token={token} />
          ) : (
            <Gone of="dead" />
          )}
        </Container>
      </Box>
    </PageFrame>
  );
}

function Gone({ of }: { of: 'dead' | 'expired' }) {
  const Icon = of === 'dead' ? Unlink : FileX2;
  return (
    <PageMessage level={1} icon={<Icon size={26} />} {...texts[of]}>
      <Button asChild variant="outline">
        <RouterLink to={paths.root}>{texts.home}</RouterLink>
      </Button>
    </PageMessage>
  );
}

const hasCode = (error: unknown, code: string) => error instanceof AppError && error.code === code;

function ByLink({ token }: { token: string }) {
  const { data, error, refetch, isFetching } = useQuery(accountExportQuery(token));
  if (hasCode(error, 'link/invalid')) return <Gone of="dead" />;
  if (hasCode(error, 'link/expired')) return <Gone of="expired" />;
  if (data === undefined) {
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
  if (data.pages === null) {
    return (
      <PageMessage
        level={1}
        icon={<Hourglass size={26} />}
        title={texts.making.title}
        text={texts.making.text}
      >
        <Button loading={isFetching} onClick={() => void refetch()}>
          <Clock aria-hidden />
          {texts.making.again}
        </Button>
      </PageMessage>
    );
  }
  return <Ready token={token} pages={data.pages} until={formatDate(new Date(data.until))} />;
}

function Ready({ token, pages, until }: { token: string; pages: number; until: string }) {
  const [done, setDone] = useState(0);
  const whole = useMutation(wholeExportMutation(setDone));

  async function download(): Promise<void> {
    const day = berlinDay(new Date());
    const data = await whole.mutateAsync({ token, pages });
    saveFile({
      filename: `wbd-daten-${day}.json`,
      content: JSON.stringify({ day, ...data }, null, 2),
      type: 'application/json',
    });
    toast({ type: 'success', title: texts.saved });
  }

  return (
    <PageMessage
      level={1}
      icon={<Download size={26} />}
      title={texts.title}
      text={texts.text(until)}
    >
      <Text color="fg.muted" maxW="md">
        {texts.file}
      </Text>
      {whole.isError && <FailureAlert error={whole.error} title={texts.failed} />}
      <Button
        loading={whole.isPending}
        loadingText={texts.progress(done + 1, pages)}
        onClick={() => {
          // a failure shows above the button
          download().catch(() => undefined);
        }}
      >
        <Download aria-hidden />
        {texts.button}
      </Button>
    </PageMessage>
  );
}
