import { fileUrl } from '@wbd/data/files';
import type { Advisor, ExpertVideo, PublicPage } from '@wbd/domain';
import { useDocumentTitle } from '@wbd/router';
import { Text } from '@wbd/ui';
import { CalendarDays, Clapperboard, UserRound } from 'lucide-react';
import { expertAppointmentPath, paths } from '../shared/paths.ts';
import { backTo, WatchActions } from '../shared/watch-actions.tsx';
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
        <WatchActions
          primary={{
            to: expertAppointmentPath(page.uid, owner.id, id),
            icon: CalendarDays,
            label: texts.appointment(owner.firstName),
          }}
          ways={[
            ...(showsTrailer
              ? [{ to: paths.video(page.code, id), icon: Clapperboard, label: texts.fullVideo }]
              : []),
            {
              to: paths.advisor(owner.code),
              icon: UserRound,
              label: texts.about(owner.firstName),
            },
          ]}
          share={{
            label: texts.share,
            code: page.code,
            kind: 'video',
            id,
            title: name,
            text: texts.shareText(name),
          }}
        />
      }
    >
      <Text whiteSpace="pre-line">{description}</Text>
    </WatchLayout>
  );
}
