import { fileUrl } from '@wbd/data/files';
import { DEFAULT_ADVISOR_CODE, type Advisor, type PublicPage, type Seminar } from '@wbd/domain';
import { Link as RouterLink, useDocumentTitle } from '@wbd/router';
import { Badge, Button, Flex, Text } from '@wbd/ui';
import { Clapperboard, Share2, Ticket, UserRound } from 'lucide-react';
import { paths } from '../shared/paths.ts';
import { useShare } from '../shared/use-share.ts';
import { WatchLayout } from '../shared/watch-layout.tsx';
import { seminarTexts as texts } from './texts.de.ts';

interface SeminarViewProps {
  seminar: Seminar;
  page: PublicPage;
  owner: Advisor;
  /** teaser: the trailer, with the way to the whole video */
  teaser: boolean;
}

/** A seminar: its video, what it is about, and the way to a seat. */
export function SeminarView({ seminar, page, owner, teaser }: SeminarViewProps) {
  const share = useShare();
  const { id, title, description, online, duration, trailer, video, thumb } = seminar;
  useDocumentTitle(title);

  const showsTrailer = teaser && trailer !== null;
  const file = showsTrailer ? trailer : (video ?? trailer);
  const isDefault = page.code === DEFAULT_ADVISOR_CODE;
  return (
    <WatchLayout
      back={{
        to: isDefault ? paths.root : paths.advisor(page.code),
        label: isDefault ? texts.backHome : texts.back(page.firstName),
      }}
      video={
        file === null
          ? null
          : {
              src: fileUrl(file),
              poster: thumb === null ? null : fileUrl(thumb),
              label: showsTrailer ? texts.trailerLabel(title) : texts.videoLabel(title),
            }
      }
      title={title}
      byline={texts.by(`${owner.firstName} ${owner.lastName}`)}
      actions={
        <>
          <Button asChild size="lg">
            <RouterLink to={paths.register(page.uid, id)}>
              <Ticket aria-hidden />
              {texts.register}
            </RouterLink>
          </Button>
          <Flex gap="3" wrap="wrap" direction={{ base: 'column', sm: 'row' }}>
            {showsTrailer && video !== null && (
              <Button asChild variant="surface">
                <RouterLink to={paths.seminar(page.code, id)}>
                  <Clapperboard aria-hidden />
                  {texts.fullVideo}
                </RouterLink>
              </Button>
            )}
            <Button asChild variant="surface">
              <RouterLink to={isDefault ? paths.root : paths.advisor(page.code)}>
                <UserRound aria-hidden />
                {isDefault ? texts.home : texts.advisorPage(page.firstName)}
              </RouterLink>
            </Button>
            <Button
              variant="surface"
              onClick={() => {
                share({
                  code: page.code,
                  kind: 'seminar',
                  id,
                  title,
                  text: texts.shareText(title),
                });
              }}
            >
              <Share2 aria-hidden />
              {texts.share}
            </Button>
          </Flex>
        </>
      }
    >
      <Flex gap="2" wrap="wrap">
        <Badge>{online ? texts.facts.online : texts.facts.onSite}</Badge>
        <Badge>{texts.facts.minutes(duration)}</Badge>
        <Badge colorPalette="accent">{texts.facts.free}</Badge>
      </Flex>
      <Text whiteSpace="pre-line">{description}</Text>
    </WatchLayout>
  );
}
