import { useAuth } from '@wbd/auth';
import { useLocation } from '@wbd/router';
import { Box, Container, Flex, IconButton, Stack, Text } from '@wbd/ui';
import { followUploads, pageUploads, ProgressBar, useUploads } from '@wbd/ui/uploads';
import { ChevronDown, ChevronUp, CircleAlert, CircleCheck, CloudUpload } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { summaryOf, type Summary } from './summary.ts';
import { uploadsTexts as texts } from './texts.de.ts';
import { UploadList } from './upload-list.tsx';
import { stateWords } from './upload-words.ts';
import { useUploadToasts } from './use-upload-toasts.ts';

// they end with the login, also on a page without this bar
useAuth.subscribe(({ status }) => {
  if (status === 'signed-out') void pageUploads.load('');
});

/** Below the header while uploads go on without their form: how far they are, and the list of all. */
export function UploadsBar({ uid }: { uid: string }) {
  const all = useUploads((uploads) => uploads);
  const uploads = all.filter(({ isInBackground }) => isInBackground);
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const listId = useId();
  useEffect(() => followUploads(uid), [uid]);
  useUploadToasts();

  const summary = summaryOf(uploads);
  if (!summary) return null;
  // the list closes when the person goes to another page
  const isOpen = openAt === key;
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  // the open list says the rest
  const only = summary.kind === 'running' && !isOpen ? summary.only : null;
  return (
    <Box as="section" aria-label={texts.label} borderTopWidth="1px" borderColor="border">
      <Container maxW="8xl">
        <Flex align="center" gap="3" minH="12">
          <SummaryIcon kind={summary.kind} />
          <Stack gap="0" flex="1" minW="0">
            <Text textStyle="sm" fontWeight="medium" truncate>
              {only?.about?.title ?? titleOf(summary)}
            </Text>
            {only && (
              <Text textStyle="xs" color="fg.muted" truncate>
                {stateWords(only)}
              </Text>
            )}
          </Stack>
          {summary.kind === 'running' && (
            <Text aria-hidden textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              {texts.percent(summary.percent)}
            </Text>
          )}
          <IconButton
            variant="ghost"
            colorPalette="gray"
            aria-label={isOpen ? texts.hide : texts.show}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpenAt(isOpen ? null : key)}
          >
            <Chevron aria-hidden />
          </IconButton>
        </Flex>
        {summary.kind === 'running' && !isOpen && (
          <Box pb="2">
            <ProgressBar
              label={only?.about ? texts.progress(only.about.title) : texts.overall}
              percent={summary.percent}
            />
          </Box>
        )}
        <Box id={listId} hidden={!isOpen} maxH="60vh" overflowY="auto" pb="3">
          {isOpen && <UploadList uploads={uploads} />}
        </Box>
      </Container>
    </Box>
  );
}

function SummaryIcon({ kind }: Pick<Summary, 'kind'>) {
  const look = {
    running: { Icon: CloudUpload, color: 'colorPalette.fg' },
    elsewhere: { Icon: CloudUpload, color: 'fg.muted' },
    failed: { Icon: CircleAlert, color: 'fg.error' },
    done: { Icon: CircleCheck, color: 'green.fg' },
  } as const;
  const { Icon, color } = look[kind];
  return (
    <Box color={color} flexShrink="0">
      <Icon aria-hidden size={20} />
    </Box>
  );
}

function titleOf({ kind, count }: Summary): string {
  switch (kind) {
    case 'running':
      return texts.running(count);
    case 'failed':
      return texts.failed(count);
    case 'elsewhere':
      return texts.elsewhere(count);
    case 'done':
      return texts.allDone(count);
  }
}
