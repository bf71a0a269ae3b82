import { pictureOf } from '@wbd/data/files';
import { libraryVideoPath } from '@wbd/domain/notices';
import type { PageKnowledge } from '@wbd/domain/pages';
import { Heading, SimpleGrid, Stack, Text } from '@wbd/ui';
import { useFileUrls } from '../../../shared/file-urls.ts';
import { ReportLink } from '../../../shared/report-link.tsx';
import { SignedVideo } from '../../../shared/signed-video.tsx';
import { Section } from '../../section.tsx';
import { advisorPageTexts } from '../../texts.de.ts';

const texts = advisorPageTexts.knowledge;
const SIZES = '(min-width: 64em) 24rem, (min-width: 48em) 46vw, 92vw';

/** What the advisor shares from the library with everyone; it plays in its place. */
export default function KnowledgeSection({ videos }: { videos: readonly PageKnowledge[] }) {
  const fileUrl = useFileUrls();
  return (
    <Section title={texts.title} text={texts.text}>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, lg: 3 }} gap="6">
        {videos.map(({ id, title, description, thumb, thumbWidths }) => (
          <Stack as="li" key={id} gap="2">
            <SignedVideo
              video={{ kind: 'knowledge', id }}
              label={title}
              poster={thumb === null ? null : pictureOf(thumb, thumbWidths, fileUrl)}
              sizes={SIZES}
            />
            <Heading as="h3" size="md" overflowWrap="anywhere">
              {title}
            </Heading>
            {description !== '' && (
              <Text color="fg.muted" lineClamp={3} overflowWrap="anywhere">
                {description}
              </Text>
            )}
            <ReportLink reported={libraryVideoPath(id)} alignSelf="flex-start" />
          </Stack>
        ))}
      </SimpleGrid>
    </Section>
  );
}
