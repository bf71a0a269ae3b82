import { fileUrl, rowPicture } from '@wbd/data/files';
import type { Advisor } from '@wbd/domain/advisors';
import { topicOf, type ExpertVideo } from '@wbd/domain/content';
import { given, optional } from '@wbd/domain/first-view';
import { filmMode, filmSizes } from '@wbd/domain/files';
import type { PublicPage } from '@wbd/domain/pages';
import { useDocumentTitle } from '@wbd/router';
import { Badge, Text } from '@wbd/ui';
import { Clapperboard, UserRound } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { bookingWay } from '../shared/booking-way.ts';
import { expertAppointmentPath, paths } from '../shared/paths.ts';
import { SectionBoundary } from '../shared/section-boundary.tsx';
import { sharedTexts } from '../shared/texts.de.ts';
import { WatchActions, WayOn } from '../shared/watch-actions.tsx';
import { BackLink, WatchLayout, WatchVideo } from '../shared/watch-layout.tsx';
import { expertTexts as texts } from './texts.de.ts';

// below the first screen
const MoreExperts = lazy(async () => ({
  default: (await import('./more-experts.tsx')).MoreExperts,
}));

interface ExpertViewProps {
  expert: ExpertVideo;
  page: PublicPage;
  owner: Advisor;
  /** teaser: the trailer, with the way to the whole video */
  teaser: boolean;
}

/** A specialist's video and the way to a conversation. */
export function ExpertView({ expert, page, owner, teaser }: ExpertViewProps) {
  const { id, description, video, videoCaptions, trailer, trailerCaptions, thumb } = expert;
  const name = `${owner.firstName} ${owner.lastName}`;
  const { topic, text } = topicOf(description);
  useDocumentTitle(topic);

  const withTrailer = (show: (trailer: string | null) => ReactNode) =>
    teaser ? optional(trailer, show) : show(null);
  return (
    <WatchLayout
      back={<BackLink page={page} texts={texts} />}
      video={withTrailer((shownTrailer) => {
        const film = shownTrailer ?? video;
        const captions = shownTrailer === null ? videoCaptions : trailerCaptions;
        return (
          <WatchVideo
            path={film}
            sizes={filmSizes(film, expert.films)}
            mode={filmMode(film, expert.films)}
            captions={captions === null ? null : fileUrl(captions)}
            poster={rowPicture(thumb, expert.pictureWidths)}
            uprightPoster
            label={shownTrailer === null ? texts.videoLabel(name) : texts.trailerLabel(name)}
          />
        );
      })}
      title={topic}
      byline={name}
      more={
        <SectionBoundary fallback={null} text={sharedTexts.sectionFailed}>
          <MoreExperts page={page} id={id} />
        </SectionBoundary>
      }
      actions={
        <WatchActions
          primary={bookingWay({
            owner,
            to: expertAppointmentPath(page.uid, owner.id, id),
            label: texts.appointment(owner.firstName),
          })}
          ways={
            <>
              {withTrailer(
                (shownTrailer) =>
                  shownTrailer !== null && (
                    <WayOn
                      to={paths.video(page.code, id)}
                      icon={Clapperboard}
                      label={texts.fullVideo}
                    />
                  ),
              )}
              <WayOn
                to={paths.advisor(owner.code)}
                icon={UserRound}
                label={texts.about(owner.firstName)}
              />
            </>
          }
          share={{
            label: texts.share,
            code: page.code,
            kind: 'video',
            id,
            title: topic,
            text: texts.shareText(name),
          }}
        />
      }
    >
      <Badge alignSelf="flex-start">{texts.kind}</Badge>
      {given(text, (words) => (
        <Text whiteSpace="pre-line">{words}</Text>
      ))}
    </WatchLayout>
  );
}
