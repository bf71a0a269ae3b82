import {
  markAsReadMutation,
  MOST_NOTIFICATIONS,
  notificationsQuery,
} from '@wbd/data/notifications';
import type { Advisor } from '@wbd/domain/advisors';
import { groupedNotifications, notificationPath } from '@wbd/domain/notifications';
import { useMutation, useQuery } from '@wbd/query';
import { useNavigate } from '@wbd/router';
import { Box, IconButton } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { MenuContent, MenuRoot, MenuTrigger } from '@wbd/ui/menu';
import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { BellList } from './bell-list.tsx';
import { notificationTexts as texts } from './texts.de.ts';

/** How many are read for the bell of every page, and how many more with each wish for older ones. */
const FIRST = 30;
const MORE = 120;
const MOST_COUNTED = 99;

/** The advisor's notifications with the number of unread ones. Loads after the page. */
export function Bell({ advisor }: { advisor: Advisor }) {
  const navigate = useNavigate();
  const [most, setMost] = useState(FIRST);
  const query = useQuery({
    ...notificationsQuery(advisor.id, most),
    placeholderData: (before) => before,
  });
  const mark = useMutation(markAsReadMutation());
  const rows = query.data ?? [];
  const unread = rows.filter(({ read }) => !read).map(({ id }) => id);

  function markAsRead(ids: readonly string[]): void {
    if (ids.length === 0) return;
    mark.mutate(ids, {
      onError: (error) => {
        toastFailure(error, { title: texts.markFailed });
      },
    });
  }

  return (
    <MenuRoot
      onOpenChange={({ open }) => {
        // a person who looks wants what is there now
        if (open) void query.refetch();
      }}
    >
      <MenuTrigger asChild>
        <IconButton
          variant="ghost"
          colorPalette="gray"
          position="relative"
          aria-label={texts.bell(unread.length)}
        >
          <BellIcon aria-hidden />
          {unread.length > 0 && <Count count={unread.length} />}
        </IconButton>
      </MenuTrigger>
      <MenuContent label={texts.title}>
        <BellList
          query={query}
          groups={groupedNotifications(rows)}
          hasUnread={unread.length > 0}
          hasOlder={rows.length === most && most < MOST_NOTIFICATIONS}
          onOlder={() => setMost(Math.min(most + MORE, MOST_NOTIFICATIONS))}
          onAllRead={() => markAsRead(unread)}
          onOpen={({ latest, all }) => {
            markAsRead(all.filter(({ read }) => !read).map(({ id }) => id));
            void navigate(notificationPath(latest, advisor.lv));
          }}
        />
      </MenuContent>
    </MenuRoot>
  );
}

function Count({ count }: { count: number }) {
  return (
    <Box
      as="span"
      aria-hidden
      position="absolute"
      top="1"
      insetEnd="0.5"
      minW="4.5"
      px="1"
      borderRadius="full"
      bg="brand.solid"
      color="brand.contrast"
      textStyle="2xs"
      fontWeight="semibold"
      lineHeight="1.125rem"
      textAlign="center"
    >
      {count > MOST_COUNTED ? texts.many : count}
    </Box>
  );
}
