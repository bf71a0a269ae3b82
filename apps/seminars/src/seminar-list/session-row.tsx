import type { Session } from '@wbd/domain';
import { Link } from '@wbd/router';
import { Box, Button, Flex, Text, VisuallyHidden } from '@wbd/ui';
import { UserPlus, Users } from 'lucide-react';
import { paths } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { listTexts as texts } from './texts.de.ts';

export interface SessionRowProps {
  /** of the seminar */
  title: string;
  session: Session;
  canInvite: boolean;
  isOwn: boolean;
}

/** One date: when, where, how full, and what can be done with it. */
export function SessionRow({ title, session, canInvite, isOwn }: SessionRowProps) {
  const { id, location, registrationCount, maxParticipants } = session;
  const when = sharedTexts.when(session);
  return (
    <Flex
      as="li"
      gap="3"
      align="center"
      justify="space-between"
      wrap="wrap"
      py="3"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Box minW="14rem" flex="1">
        <Text fontWeight="medium">{when}</Text>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {location}
        </Text>
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {texts.taken(registrationCount, maxParticipants)}
        </Text>
      </Box>
      <Flex gap="2" w={{ base: 'full', sm: 'auto' }}>
        {isOwn && (
          <Button
            asChild
            variant="surface"
            colorPalette="gray"
            flex={{ base: '1', sm: 'none' }}
            px={{ base: '2', sm: '4' }}
          >
            <Link to={paths.participants(id)}>
              <Users aria-hidden />
              {texts.participants}
              <VisuallyHidden>{texts.viewOf(title, when)}</VisuallyHidden>
            </Link>
          </Button>
        )}
        {canInvite && (
          <Button
            asChild
            variant="surface"
            colorPalette="gray"
            flex={{ base: '1', sm: 'none' }}
            px={{ base: '2', sm: '4' }}
          >
            <Link to={paths.invite(id)}>
              <UserPlus aria-hidden />
              {texts.invite}
              <VisuallyHidden>{texts.ofSession(title, when)}</VisuallyHidden>
            </Link>
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
