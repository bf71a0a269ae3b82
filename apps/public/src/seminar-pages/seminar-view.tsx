import { fileUrl } from '@wbd/data/files';
import { DEFAULT_ADVISOR_CODE, type Advisor, type PublicPage, type Seminar } from '@wbd/domain';
import { useDocumentTitle } from '@wbd/router';
import { Badge, Flex, Text } from '@wbd/ui';
import { Clapperboard, Ticket, UserRound } from 'lucide-react';
import { paths } from '../shared/paths.ts';
import { backTo, WatchActions } from '../shared/watch-actions.tsx';
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
  const { id, title, description, online, duration, trailer, video, thumb } = seminar;
  useDocumentTitle(title);

  const showsTrailer = teaser && trailer !== null;
  const file = showsTrailer ? trailer : (video ?? trailer);
  const isDefault = page.code === DEFAULT_ADVISOR_CODE;
  return (
    <WatchLayout
      back={backTo(page, texts)}
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
        <WatchActions
          primary={{ to: paths.register(page.uid, id), icon: Ticket, label: texts.register }}
          ways={[
            ...(showsTrailer && video !== null
              ? [{ to: paths.seminar(page.code, id), icon: Clapperboard, label: texts.fullVideo }]
              : []),
            {
              to: isDefault ? paths.root : paths.advisor(page.code),
              icon: UserRound,
              label: isDefault ? texts.home : texts.advisorPage(page.firstName),
            },
          ]}
          share={{
            label: texts.share,
            code: page.code,
            kind: 'seminar',
            id,
            title,
            text: texts.shareText(title),
          }}
        />
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
