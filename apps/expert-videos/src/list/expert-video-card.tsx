import { useOwnAdvisor } from '@wbd/auth';
import { rowPicture } from '@wbd/data/files';
import { isPublic } from '@wbd/domain/audiences';
import type { ExpertVideo } from '@wbd/domain/content';
import { formatDate } from '@wbd/domain/time';
import { Link } from '@wbd/router';
import { Badge, Button, Flex, Stack, Text } from '@wbd/ui';
import { ContentImage } from '@wbd/ui/image';
import { Clapperboard, Pencil } from 'lucide-react';
import { COVER_RATIO } from '../shared/cover-ratio.ts';
import { paths } from '../shared/paths.ts';
import { HiddenNote } from './hidden-note.tsx';
import { NarrowBadge } from './narrow-badge.tsx';
import { ShownOnPage } from './shown-on-page.tsx';
import { listTexts as texts } from './texts.de.ts';

export function ExpertVideoCard({ video }: { video: ExpertVideo }) {
  const owner = useOwnAdvisor();
  const { id, description, thumb, pictureWidths, trailer, bookinglink, createdAt, hidden } = video;
  const { audience } = video;
  return (
    <Stack
      as="li"
      gap="0"
      overflow="hidden"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="xl"
      boxShadow="xs"
    >
      <ContentImage
        {...rowPicture(thumb, pictureWidths)}
        sizes="(min-width: 90em) 21rem, (min-width: 64em) 23vw, (min-width: 48em) 31vw, 46vw"
        alt=""
        fallback={<Clapperboard size={32} />}
        css={{ aspectRatio: String(COVER_RATIO) }}
      />
      <Stack flex="1" gap="3" p={{ base: '3', md: '4' }}>
        <Text fontWeight="medium" lineClamp="3" overflowWrap="anywhere">
          {description}
        </Text>
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
        {!hidden && isPublic(video) && owner && <ShownOnPage video={video} owner={owner} />}
        <Button asChild variant="outline">
          <Link to={paths.edit(id)} aria-label={texts.editVideo(description)}>
            <Pencil aria-hidden />
            {texts.edit}
          </Link>
        </Button>
      </Stack>
    </Stack>
  );
}
