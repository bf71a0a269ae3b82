import {
  notificationSentence,
  notificationSubject,
  type NotificationGroup,
} from '@wbd/domain/notifications';
import { RETENTION_DAYS } from '@wbd/domain/retention';
import { formatDateTime } from '@wbd/domain/time';
import type { UseQueryResult } from '@wbd/query';
import { Box, Stack, Text, VisuallyHidden } from '@wbd/ui';
import { MenuItem, MenuItemText, MenuSeparator } from '@wbd/ui/menu';
import { CheckCheck, ChevronDown, RefreshCw } from 'lucide-react';
import { notificationTexts as texts } from './texts.de.ts';

interface BellListProps {
  query: Pick<UseQueryResult, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  groups: readonly NotificationGroup[];
  hasUnread: boolean;
  hasOlder: boolean;
  onOlder: () => void;
  onAllRead: () => void;
  onOpen: (group: NotificationGroup) => void;
}

/** What the bell opens: the rows, and what can be done with them. */
export function BellList(props: BellListProps) {
  const { query, groups, hasUnread, hasOlder, onOlder, onAllRead, onOpen } = props;
  const isLoading = query.data === undefined && !query.isError;
  return (
    <Box w={{ base: 'calc(100vw - 3rem)', sm: 'sm' }}>
      {hasUnread && (
        <>
          <MenuItem value="all-read" closeOnSelect={false} onClick={onAllRead}>
            <CheckCheck aria-hidden />
            <MenuItemText>{texts.allRead}</MenuItemText>
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      {isLoading && <Hint text={texts.loading} />}
      {query.isError && <Hint text={texts.failed} />}
      {query.isError && (
        <MenuItem value="retry" closeOnSelect={false} onClick={() => void query.refetch()}>
          <RefreshCw aria-hidden />
          <MenuItemText>{texts.retry}</MenuItemText>
        </MenuItem>
      )}
      {query.data !== undefined && groups.length === 0 && <Hint text={texts.none} />}
      {groups.map((group) => (
        <MenuItem key={group.latest.id} value={group.latest.id} onClick={() => onOpen(group)}>
          <Row group={group} />
        </MenuItem>
      ))}
      {hasOlder && (
        <MenuItem value="older" closeOnSelect={false} onClick={onOlder}>
          <ChevronDown aria-hidden />
          <MenuItemText>{texts.older}</MenuItemText>
        </MenuItem>
      )}
      {groups.length > 0 && <Hint text={texts.kept(RETENTION_DAYS.notifications)} />}
    </Box>
  );
}

function Row({ group: { latest, all } }: { group: NotificationGroup }) {
  const isUnread = all.some(({ read }) => !read);
  const subject = notificationSubject(latest);
  return (
    <MenuItemText display="flex" alignItems="flex-start" gap="3" py="2">
      <Box
        as="span"
        flexShrink="0"
        boxSize="2"
        mt="1.5"
        borderRadius="full"
        bg={isUnread ? 'brand.solid' : 'transparent'}
      />
      <Stack as="span" gap="0" minW="0">
        <Text as="span" fontWeight={isUnread ? 'semibold' : 'normal'} overflowWrap="anywhere">
          {isUnread && <VisuallyHidden>{texts.unread}: </VisuallyHidden>}
          {notificationSentence(latest, all.length - 1)}
        </Text>
        {subject !== '' && (
          <Text as="span" color="fg.muted" overflowWrap="anywhere">
            {subject}
          </Text>
        )}
        <Text as="span" textStyle="xs" color="fg.muted">
          {formatDateTime(latest.createdAt)}
        </Text>
      </Stack>
    </MenuItemText>
  );
}

function Hint({ text }: { text: string }) {
  return (
    <Text px="3" py="2" textStyle="sm" color="fg.muted">
      {text}
    </Text>
  );
}
