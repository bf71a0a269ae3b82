import { fileUrl } from '@wbd/data/files';
import { noticeTexts, type NoticeContent, type NoticeDetails } from '@wbd/domain/notices';
import { Link as RouterLink } from '@wbd/router';
import { Box, Link, Skeleton, Stack, Text } from '@wbd/ui';
import { Card, Fact, FactList } from '@wbd/ui/page';
import { lazy, Suspense } from 'react';
import { accountPath } from '../shared/paths.ts';
import { noticesTexts } from './texts.de.ts';

const VideoPlayer = lazy(async () => ({
  default: (await import('@wbd/ui/player')).VideoPlayer,
}));

const texts = noticesTexts.page;

export interface ContentCardProps {
  notice: NoticeDetails['notice'];
  content: NoticeContent | null;
}

/** What was reported, as it is now; also what only its owner still sees. */
export function ContentCard({ notice, content }: ContentCardProps) {
  const { number, kind, owner } = notice;
  const address = content?.address ?? notice.address;
  const src = videoOf(content);
  return (
    <Card title={texts.content}>
      <Stack gap="4">
        <FactList>
          <Fact term={noticesTexts.columns.number}>{number}</Fact>
          <Fact term={texts.kind}>{noticeTexts.kinds[kind]}</Fact>
          {content && <Fact term={texts.subject}>{content.title}</Fact>}
          {owner !== null && (
            <Fact term={texts.owner}>
              <Link asChild>
                <RouterLink to={accountPath(owner)}>{content?.ownerName ?? owner}</RouterLink>
              </Link>
            </Fact>
          )}
          {content && content.text !== '' && (
            <Fact term={texts.text}>
              <Text as="span" whiteSpace="pre-line">
                {content.text}
              </Text>
            </Fact>
          )}
          {address !== '' && (
            <Fact term={texts.address}>
              <Link href={address} target="_blank" display="inline">
                {address}
              </Link>
            </Fact>
          )}
        </FactList>
        {content === null && <Text>{texts.contentGone}</Text>}
        {content && src !== null && (
          <Box maxW="36rem">
            <Suspense fallback={<Skeleton aspectRatio="16 / 9" />}>
              <VideoPlayer src={src} label={texts.video(content.title)} />
            </Suspense>
          </Box>
        )}
      </Stack>
    </Card>
  );
}

function videoOf(content: NoticeContent | null): string | null {
  if (!content) return null;
  return content.video === null ? content.signedVideo : fileUrl(content.video);
}
