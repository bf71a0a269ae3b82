import { useOwnAdvisor } from '@wbd/auth';
import { isContentShownTo, type ExpertVideo } from '@wbd/domain/content';
import { formatDate } from '@wbd/domain/time';
import { Link } from '@wbd/router';
import { Badge, Button, Flex, Text } from '@wbd/ui';
import { Pencil } from 'lucide-react';
import { paths } from '../shared/paths.ts';
import { CardFrame } from './card-frame.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { NarrowBadge } from './narrow-badge.tsx';
import { ShownOnPage } from './shown-on-page.tsx';
import { listTexts as texts } from './texts.de.ts';

export function ExpertVideoCard({ video }: { video: ExpertVideo }) {
  const owner = useOwnAdvisor();
  const { id, description, trailer, bookinglink, createdAt, hidden, audience } = video;
  return (
    <CardFrame video={video}>
      <Flex gap="1.5" wrap="wrap">
        <Badge colorPalette="gray">
          {texts.link[bookinglink === null ? 'general' : 'specific']}
        </Badge>
        {trailer !== null && <Badge colorPalette="gray">{texts.trailer}</Badge>}
      </Flex>
      {owner && <NarrowBadge audience={audience} uid={owner.id} />}
      <Text mt="auto" textStyle="sm" color="fg.muted">
        {texts.since(formatDate(createdAt))}
      </Text>
      {hidden && owner && <HiddenNote uid={owner.id} id={id} />}
      {isContentShownTo('visitor', video) && owner && <ShownOnPage video={video} owner={owner} />}
      <Button asChild variant="outline">
        <Link to={paths.edit(id)} aria-label={texts.editVideo(description)}>
          <Pencil aria-hidden />
          {texts.edit}
        </Link>
      </Button>
    </CardFrame>
  );
}
