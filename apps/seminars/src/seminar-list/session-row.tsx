import { isOfferedTo, sessionState, type Session } from '@wbd/domain/seminars';
import { Link } from '@wbd/router';
import { Badge, Box, Button, Flex, Text, VisuallyHidden } from '@wbd/ui';
import { UserPlus, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { OwnerName } from './owner-name.tsx';
import { listTexts as texts } from './texts.de.ts';

export interface SessionRowProps {
  /** of the seminar */
  title: string;
  /** the rows around it belong to other seminars */
  showsTitle?: boolean;
  session: Session;
  isOwn: boolean;
}

/** One date: when, where, how full, and what can be done with it. */
export function SessionRow({ title, showsTitle = false, session, isOwn }: SessionRowProps) {
  const { id, location, registrationCount, maxParticipants } = session;
  const waiting = session.waitingCount + session.heldSeats;
  const when = sharedTexts.when(session);
  const now = new Date();
  const canInvite = isOfferedTo('host', session, now);
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
        {showsTitle && (
          <Text overflowWrap="anywhere">
            {title}
            {!isOwn && <OwnerName uid={session.advisor} />}
          </Text>
        )}
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {location}
        </Text>
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {sessionState(session, now) === 'called-off' ? (
            <Badge colorPalette="red">{texts.calledOff}</Badge>
          ) : (
            <>
              {texts.taken(registrationCount, maxParticipants)}
              {waiting > 0 && ` · ${texts.waiting(waiting)}`}
            </>
          )}
        </Text>
      </Box>
      <Flex gap="2" w={{ base: 'full', sm: 'auto' }}>
        {isOwn && (
          <RowLink to={paths.participants(id)} of={texts.viewOf(title, when)}>
            <Users aria-hidden />
            {texts.participants}
          </RowLink>
        )}
        {canInvite && (
          <RowLink to={paths.invite(id)} of={texts.ofSession(title, when)}>
            <UserPlus aria-hidden />
            {texts.invite}
          </RowLink>
        )}
      </Flex>
    </Flex>
  );
}

interface RowLinkProps {
  to: string;
  /** which session it is about, for a screen reader */
  of: string;
  children: ReactNode;
}

function RowLink({ to, of, children }: RowLinkProps) {
  return (
    <Button
      asChild
      variant="surface"
      colorPalette="gray"
      // as wide as its words need
      flex={{ base: 'auto', sm: 'none' }}
      px={{ base: '2', sm: '4' }}
    >
      <Link to={to}>
        {children}
        <VisuallyHidden>{of}</VisuallyHidden>
      </Link>
    </Button>
  );
}
