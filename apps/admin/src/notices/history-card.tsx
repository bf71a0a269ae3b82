import { forgetReporterMutation } from '@wbd/data/notices';
import { noticeTexts, type ToldEntry } from '@wbd/domain/notices';
import { formatDateTime } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Box, Button, Stack, Text, toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { Card } from '@wbd/ui/page';
import { useState } from 'react';
import { noticesTexts } from './texts.de.ts';

const texts = noticesTexts.entry;

/** What happened to a notice, the latest first. */
export function HistoryCard({
  noticeId,
  entries,
}: {
  noticeId: string;
  entries: readonly ToldEntry[];
}) {
  return (
    <Card title={noticesTexts.page.history}>
      <Stack as="ol" gap="4" listStyleType="none">
        {entries.map((entry) => (
          <Box as="li" key={entry.id} borderStartWidth="3px" borderColor="border" ps="4">
            <Text textStyle="sm" color="fg.muted">
              {formatDateTime(new Date(entry.at))}
            </Text>
            <Entry noticeId={noticeId} entry={entry} />
          </Box>
        ))}
      </Stack>
    </Card>
  );
}

function Entry({ noticeId, entry }: { noticeId: string; entry: ToldEntry }) {
  switch (entry.what) {
    case 'report':
      return <Report noticeId={noticeId} report={entry} />;
    case 'complaint':
      return (
        <>
          <Text fontWeight="semibold">{texts.complaint}</Text>
          <Typed text={entry.text} />
        </>
      );
    case 'decision':
      return (
        <>
          <Text fontWeight="semibold">{texts.decision[entry.outcome]}</Text>
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {[...(entry.isOnComplaint ? [texts.onComplaint] : []), texts.by(entry.adminEmail)].join(
              ' ',
            )}
          </Text>
          <Typed text={`${noticeTexts.basis[entry.basis]}: ${entry.ground}`} />
          <Typed text={entry.facts} />
        </>
      );
  }
}

type ReportEntry = Extract<ToldEntry, { what: 'report' }>;

function Report({ noticeId, report }: { noticeId: string; report: ReportEntry }) {
  const [asking, setAsking] = useState(false);
  const forget = useMutation(forgetReporterMutation());
  const person = [report.name, report.email].filter((part) => part !== null).join(', ');

  async function erase(): Promise<void> {
    try {
      await forget.mutateAsync({ noticeId, reportId: report.id });
      toast({ type: 'success', title: texts.forgotten });
      setAsking(false);
    } catch (error) {
      toastFailure(error, { title: texts.forgetFailed });
    }
  }

  return (
    <>
      <Text fontWeight="semibold">{texts.report(noticeTexts.reasons[report.reason])}</Text>
      <Typed text={report.text} />
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {person === '' ? texts.anonymous : person}
      </Text>
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {texts.seenAt(report.address)}
      </Text>
      {person !== '' && (
        <Button
          variant="ghost"
          size="sm"
          ms="-3"
          onClick={() => {
            setAsking(true);
          }}
        >
          {texts.forget}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={texts.forgetTitle}
        confirmLabel={texts.forget}
        busy={forget.isPending}
        onConfirm={() => void erase()}
        onCancel={() => {
          setAsking(false);
        }}
      >
        {texts.forgetText}
      </ConfirmDialog>
    </>
  );
}

function Typed({ text }: { text: string }) {
  return (
    <Text whiteSpace="pre-line" overflowWrap="anywhere">
      {text}
    </Text>
  );
}
