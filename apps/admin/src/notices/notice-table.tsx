import { noticeTexts, type Notice } from '@wbd/domain/notices';
import { formatDateTime } from '@wbd/domain/time';
import { Link as RouterLink } from '@wbd/router';
import { Box, Flex, Link, Stack, Text, useBreakpointMobile } from '@wbd/ui';
import { DataTable, VirtualCards, type Column } from '@wbd/ui/table';
import { noticePath } from '../shared/paths.ts';
import { NoticeBadges } from './notice-badges.tsx';
import { noticesTexts as texts, titleOf } from './texts.de.ts';

const CARD_HEIGHT_PX = 132;

const idOf = ({ id }: Notice) => id;
const waitingOf = ({ waiting }: Notice) => (waiting === 0 ? '' : texts.waiting(waiting));
const subjectOf = (notice: Notice) => (
  <Stack gap="0">
    <Link asChild>
      <RouterLink to={noticePath(notice.id)}>{titleOf(notice)}</RouterLink>
    </Link>
    <Text textStyle="sm" color="fg.muted">
      {noticeTexts.kinds[notice.kind]}
    </Text>
  </Stack>
);

const columns: readonly Column<Notice>[] = [
  { id: 'subject', header: texts.columns.subject, cell: subjectOf, width: '40%' },
  { id: 'state', header: texts.columns.state, cell: (notice) => <NoticeBadges {...notice} /> },
  { id: 'waiting', header: texts.columns.waiting, cell: waitingOf },
  { id: 'number', header: texts.columns.number, cell: ({ number }) => number },
  {
    id: 'changed',
    header: texts.columns.changed,
    cell: ({ changedAt }) => formatDateTime(changedAt),
    width: '14rem',
  },
];

/** What was reported; on phones as cards. */
export function NoticeTable({ notices }: { notices: readonly Notice[] }) {
  const mobile = useBreakpointMobile();
  if (!mobile) {
    return (
      <DataTable
        label={texts.list}
        columns={columns}
        rows={notices}
        idOf={idOf}
        nameOf={titleOf}
        minW="56rem"
      />
    );
  }
  return (
    <VirtualCards label={texts.list} rows={notices} idOf={idOf} estimatedHeight={CARD_HEIGHT_PX}>
      {(notice) => (
        <Box bg="bg.panel" borderWidth="1px" borderRadius="xl" p="4">
          <NoticeBadges {...notice} />
          <Box mt="2" overflowWrap="anywhere">
            {subjectOf(notice)}
          </Box>
          <Flex justify="space-between" gap="3" wrap="wrap" textStyle="sm" color="fg.muted" mt="1">
            <span>{waitingOf(notice)}</span>
            <span>{formatDateTime(notice.changedAt)}</span>
          </Flex>
        </Box>
      )}
    </VirtualCards>
  );
}
