import { fileUrl } from '@wbd/data/files';
import type { Advisor, ExpertVideo, PublicPage } from '@wbd/domain';
import { useDocumentTitle } from '@wbd/router';
import { Flex, Text } from '@wbd/ui';
import { CalendarDays, Clapperboard, UserRound } from 'lucide-react';
import { expertAppointmentPath, paths } from '../shared/paths.ts';
import { backTo, WatchLink, WatchShare } from '../shared/watch-actions.tsx';
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
  const { id, description, video, trailer } = expert;
  const name = `${owner.firstName} ${owner.lastName}`;
  useDocumentTitle(name);

  const showsTrailer = teaser && trailer !== null;
  return (
    <WatchLayout
      back={backTo(page, texts)}
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
          <WatchLink
            primary
            to={expertAppointmentPath(page.uid, owner.id, id)}
            icon={CalendarDays}
            label={texts.appointment(owner.firstName)}
          />
          <Flex gap="3" wrap="wrap" direction={{ base: 'column', sm: 'row' }}>
            {showsTrailer && (
              <WatchLink
                to={paths.video(page.code, id)}
                icon={Clapperboard}
                label={texts.fullVideo}
              />
            )}
            <WatchLink
              to={paths.advisor(owner.code)}
              icon={UserRound}
              label={texts.about(owner.firstName)}
            />
            <WatchShare
              label={texts.share}
              shared={{
                code: page.code,
                kind: 'video',
                id,
                title: name,
                text: texts.shareText(name),
              }}
            />
          </Flex>
        </>
      }
    >
      <Text whiteSpace="pre-line">{description}</Text>
    </WatchLayout>
  );
}
