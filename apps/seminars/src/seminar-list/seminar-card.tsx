import { rowPicture } from '@wbd/data/files';
import type { Advisor } from '@wbd/domain/advisors';
import { isContentShownTo } from '@wbd/domain/content';
import type { Seminar, Session } from '@wbd/domain/seminars';
import { Link } from '@wbd/router';
import { Box, Button, Flex, Grid, Heading, Stack, Text, VisuallyHidden } from '@wbd/ui';
import { ContentImage } from '@wbd/ui/image';
import { Card } from '@wbd/ui/page';
import { CalendarDays, Copy, Link2, Pencil } from 'lucide-react';
import { paths } from '../shared/paths.ts';
import { copyInvitationLink } from './invitation-link.ts';
import { HiddenNote } from './hidden-note.tsx';
import { NarrowBadge } from './narrow-badge.tsx';
import { OwnerName } from './owner-name.tsx';
import { SessionList } from './session-list.tsx';
import { ShownOnPage } from './shown-on-page.tsx';
import { listTexts as texts } from './texts.de.ts';

export interface SeminarCardProps {
  seminar: Seminar;
  /** the earliest first */
  sessions: readonly Session[];
  viewer: Advisor;
}

/** A seminar with its dates. Only its owner edits it and sees who comes. */
export function SeminarCard({ seminar, sessions, viewer }: SeminarCardProps) {
  const { id, title, description, duration, online, thumb, pictureWidths, hidden } = seminar;
  const isOwn = seminar.advisor === viewer.id;
  const isShareable = isContentShownTo('visitor', seminar);
  return (
    <Card as="article" aria-label={title}>
      <Grid
        templateColumns={{ base: '6.5rem minmax(0, 1fr)', md: '14rem minmax(0, 1fr)' }}
        columnGap={{ base: '4', md: '6' }}
        rowGap="3"
        alignItems="start"
      >
        <ContentImage
          {...(rowPicture(thumb, pictureWidths) ?? { src: null })}
          sizes="(min-width: 48em) 14rem, 6.5rem"
          alt=""
          fallback={<CalendarDays aria-hidden />}
          aspectRatio="16 / 9"
          borderRadius="lg"
          gridRow={{ base: 'auto', md: '1 / span 2' }}
        />
        <Box minW="0">
          <Heading as="h3" size="lg" overflowWrap="anywhere">
            {title}
          </Heading>
          <Text textStyle="sm" color="fg.muted">
            {[online ? texts.online : texts.onSite, texts.minutes(duration)].join(' · ')}
            {!isOwn && <OwnerName uid={seminar.advisor} />}
          </Text>
          <NarrowBadge audience={seminar.audience} uid={viewer.id} />
        </Box>
        <Stack gap="3" gridColumn={{ base: '1 / -1', md: '2' }}>
          <Flex
            justify="space-between"
            align={{ lg: 'center' }}
            gap="3"
            direction={{ base: 'column', lg: 'row' }}
          >
            <Text textStyle="sm" lineClamp="3" maxW="3xl">
              {description}
            </Text>
            <Flex gap="2" flexShrink="0" align="flex-start" wrap="wrap">
              {isShareable && (
                <Button
                  variant="ghost"
                  px={{ base: '2', md: '4' }}
                  flexGrow={{ base: 1, md: 0 }}
                  onClick={() => void copyInvitationLink(id, viewer)}
                >
                  <Link2 aria-hidden />
                  {texts.link}
                  <VisuallyHidden>{texts.copyOf(title)}</VisuallyHidden>
                </Button>
              )}
              {isOwn && !hidden && (
                <Button
                  asChild
                  variant="ghost"
                  px={{ base: '2', md: '4' }}
                  flexGrow={{ base: 1, md: 0 }}
                >
                  <Link to={paths.copySeminar(id)}>
                    <Copy aria-hidden />
                    {texts.copy}
                    <VisuallyHidden>{title}</VisuallyHidden>
                  </Link>
                </Button>
              )}
              {isOwn && (
                <Button
                  asChild
                  variant="outline"
                  px={{ base: '3', md: '4' }}
                  flexGrow={{ base: 1, md: 0 }}
                >
                  <Link to={paths.editSeminar(id)}>
                    <Pencil aria-hidden />
                    {texts.edit}
                    <VisuallyHidden>{title}</VisuallyHidden>
                  </Link>
                </Button>
              )}
            </Flex>
          </Flex>
          {hidden && <HiddenNote seminar={seminar} isOwn={isOwn} />}
          {isShareable && !seminar.excluded && <ShownOnPage seminar={seminar} viewer={viewer} />}
          <SessionList title={title} sessions={sessions} isOwn={isOwn} />
        </Stack>
      </Grid>
    </Card>
  );
}
