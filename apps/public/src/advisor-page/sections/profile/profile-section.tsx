import { pictureOf } from '@wbd/data/files';
import type { PageProfile, PublicPage } from '@wbd/domain/pages';
import { Box, Container, Flex, Heading, Image, Stack, Text } from '@wbd/ui';
import type { ReactNode } from 'react';
import { useFileUrls } from '../../../shared/file-urls.ts';
import { NothingYet } from './nothing-yet.tsx';
import { advisorPageTexts } from '../../texts.de.ts';

const texts = advisorPageTexts.profile;

interface ProfileSectionProps {
  page: PublicPage;
}

/** Who the advisor is, or what an advisor who shows nothing at all is about to do. */
export default function ProfileSection({ page }: ProfileSectionProps) {
  if (page.profile) return <About page={page} profile={page.profile} />;
  return isEmpty(page) ? <NothingYet firstName={page.firstName} /> : null;
}

function isEmpty({ testimonials, seminars, experts, knowledge }: PublicPage): boolean {
  return testimonials.length + seminars.length + experts.length === 0 && !knowledge;
}

/** Portrait, words, and what the advisor can do. */
function About({ page, profile }: { page: PublicPage; profile: PageProfile }) {
  const fileUrl = useFileUrls();
  const { portrait, portraitWidths, bio, topics, qualifications, languages, place } = profile;
  return (
    <Box as="section" bg="bg.subtle">
      <Container py={{ base: '14', md: '20' }}>
        <Flex
          direction={{ base: 'column', md: 'row' }}
          gap={{ base: '8', md: '14' }}
          align="flex-start"
        >
          {portrait !== null && (
            <Image
              {...pictureOf(portrait, portraitWidths, fileUrl)}
              sizes="(min-width: 48em) 18rem, 60vw"
              alt={texts.portraitOf(`${page.firstName} ${page.lastName}`)}
              loading="lazy"
              w={{ base: '60%', md: '18rem' }}
              flexShrink="0"
              aspectRatio="4 / 5"
              objectFit="cover"
              borderRadius="2xl"
            />
          )}
          <Stack gap="6" minW="0" maxW="prose">
            <Heading as="h2" size="3xl">
              {texts.title(page.firstName)}
            </Heading>
            {bio !== null && (
              <Text textStyle="lg" whiteSpace="pre-line" overflowWrap="anywhere">
                {bio}
              </Text>
            )}
            {topics.length > 0 && (
              <Fact title={texts.topics}>
                <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
                  {topics.map((topic) => (
                    <Text
                      as="li"
                      key={topic}
                      px="3"
                      py="1"
                      borderRadius="full"
                      bg="colorPalette.subtle"
                      color="colorPalette.fg"
                      overflowWrap="anywhere"
                    >
                      {topic}
                    </Text>
                  ))}
                </Flex>
              </Fact>
            )}
            {qualifications.length > 0 && (
              <Fact title={texts.qualifications}>
                <Stack as="ul" gap="1" ps="5" listStyleType="disc">
                  {qualifications.map((one) => (
                    <Text as="li" key={one} overflowWrap="anywhere">
                      {one}
                    </Text>
                  ))}
                </Stack>
              </Fact>
            )}
            {languages !== null && <Fact title={texts.languages}>{languages}</Fact>}
            {place !== null && <Fact title={texts.place}>{place}</Fact>}
          </Stack>
        </Flex>
      </Container>
    </Box>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="2" overflowWrap="anywhere">
      <Heading as="h3" size="md">
        {title}
      </Heading>
      {typeof children === 'string' ? <Text>{children}</Text> : children}
    </Stack>
  );
}
