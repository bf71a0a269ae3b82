import { fileUrl } from '@wbd/data/files';
import { DEFAULT_ADVISOR_CODE, type Advisor, type ExpertVideo, type PublicPage } from '@wbd/domain';
import { Link as RouterLink, useDocumentTitle } from '@wbd/router';
import { Button, Flex, Text } from '@wbd/ui';
import { CalendarDays, Clapperboard, Share2, UserRound } from 'lucide-react';
import { expertAppointmentPath, paths } from '../shared/paths.ts';
import { useShare } from '../shared/use-share.ts';
import { WatchLayout } from '../shared/watch-layout.tsx';
import { expertTexts as texts } from './texts.de.ts';

interface ExpertViewProps {
  expert: ExpertVideo;
  page: PublicPage;
  owner: Advisor;
  /** teaser: the trailer, with the way to the whole video */
  teaser: boolean;
}

/** A specialist's video and the way to a conversation. */
export function ExpertView({ expert, page, owner, teaser }: ExpertViewProps) {
  const share = useShare();
  const { id, description, video, trailer } = expert;
  const name = `${owner.firstName} ${owner.lastName}`;
  useDocumentTitle(name);

  const showsTrailer = teaser && trailer !== null;
  const isDefault = page.code === DEFAULT_ADVISOR_CODE;
  return (
    <WatchLayout
      back={{
        to: isDefault ? paths.root : paths.advisor(page.code),
        label: isDefault ? texts.backHome : texts.back(page.firstName),
      }}
      video={{
        src: fileUrl(showsTrailer ? trailer : video),
        // the cover is upright and would be cut to a forehead here: the video's own first frame is shown
        poster: null,
        label: showsTrailer ? texts.trailerLabel(name) : texts.videoLabel(name),
      }}
      title={name}
      byline={texts.byline}
      actions={
        <>
          <Button asChild size="lg">
            <RouterLink to={expertAppointmentPath(page.uid, owner.id, id)}>
              <CalendarDays aria-hidden />
              {texts.appointment(owner.firstName)}
            </RouterLink>
          </Button>
          <Flex gap="3" wrap="wrap" direction={{ base: 'column', sm: 'row' }}>
            {showsTrailer && (
              <Button asChild variant="surface">
                <RouterLink to={paths.video(page.code, id)}>
                  <Clapperboard aria-hidden />
                  {texts.fullVideo}
                </RouterLink>
              </Button>
            )}
            <Button asChild variant="surface">
              <RouterLink to={paths.advisor(owner.code)}>
                <UserRound aria-hidden />
                {texts.about(owner.firstName)}
              </RouterLink>
            </Button>
            <Button
              variant="surface"
              onClick={() => {
                share({
                  code: page.code,
                  kind: 'video',
                  id,
                  title: name,
                  text: texts.shareText(name),
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
      <Text whiteSpace="pre-line">{description}</Text>
    </WatchLayout>
  );
}
