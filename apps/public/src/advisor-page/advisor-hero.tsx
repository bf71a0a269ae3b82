import { pictureOf } from '@wbd/data/files';
import { any, branch, each, given, has, optional, or } from '@wbd/domain/first-view';
import { parseHeroSubtext, type PublicPage } from '@wbd/domain/pages';
import { Link as RouterLink } from '@wbd/router';
import { Box, chakra, Container, Flex, Heading, Image, lazyExtra, Stack, Text } from '@wbd/ui';
import { CalendarDays } from 'lucide-react';
import { Suspense } from 'react';
import { ButtonOnDark } from '../shared/buttons-on-dark.tsx';
import { useFileUrls } from '../shared/file-urls.ts';
import { paths } from '../shared/paths.ts';
import { IntroVideo } from './intro-video.tsx';
import { HERO_BOOKING_ID } from '../shared/section-ids.ts';
import { advisorPageTexts, bookingLabel } from './texts.de.ts';

const HeroLoop = lazyExtra(() => import('./hero-loop.tsx'));

const texts = advisorPageTexts.hero;

/** The hero of an advisor's own page. The words are there at once, the video comes when it comes. */
export function AdvisorHero({ page }: { page: PublicPage }) {
  const fileUrl = useFileUrls();
  const name = `${page.firstName} ${page.lastName}`;
  return (
    <Box
      as="section"
      position="relative"
      color="white"
      bg="linear-gradient(150deg, {colors.ink.950} 20%, {colors.ink.800} 75%, {colors.ink.700})"
      overflow="hidden"
    >
      {given(page.loop, (loop) => (
        <>
          {given(page.loopThumb, (thumb) => (
            <Image
              {...pictureOf(thumb, page.loopThumbWidths, fileUrl)}
              // wide enough to cover the height; a phone would need twice the screen width, but the shade hides the
              // difference
              sizes="(min-width: 48em) max(100vw, 82rem), 100vw"
              alt=""
              position="absolute"
              inset="0"
              w="full"
              h="full"
              objectFit="cover"
              // the largest picture of the page
              fetchPriority="high"
            />
          ))}
          <Suspense>
            <HeroLoop
              path={loop}
              sizes={page.loopSizes ?? []}
              hasPoster={page.loopThumb !== null}
            />
          </Suspense>
        </>
      ))}
      {/* keeps white text readable over any video */}
      <Box
        position="absolute"
        inset="0"
        pointerEvents="none"
        bg={{
          base: 'linear-gradient(to top, rgba(7,29,36,0.94) 30%, rgba(7,29,36,0.62))',
          md: 'linear-gradient(75deg, rgba(7,29,36,0.94) 25%, rgba(7,29,36,0.58) 65%, rgba(7,29,36,0.5))',
        }}
      />
      <Container position="relative" pointerEvents="none">
        {branch(any(has(page.loop), has(page.intro)), (hasFilm) => (
          <Flex
            direction={{ base: 'column', lg: 'row' }}
            align={{ base: 'stretch', lg: 'center' }}
            justify={{ base: 'flex-end', lg: 'space-between' }}
            gap={{ base: '10', lg: '16' }}
            minH={
              hasFilm
                ? { base: 'min(40rem, 92dvh)', md: 'min(46rem, 92dvh)' }
                : // without a picture behind or beside the text, a full screen would look empty
                  { base: '24rem', md: '28rem' }
            }
            pt="28"
            pb={{ base: '20', md: '24' }}
            css={{ '& > *': { pointerEvents: 'auto' } }}
          >
            <Stack gap="6" flex={{ base: 'none', lg: '1' }} minW="0" maxW="2xl">
              {given(page.logo, (logo) => (
                // a plate, because most logos are made for white paper
                <Box bg="white" borderRadius="lg" px="4" py="2.5" alignSelf="flex-start">
                  <Image
                    {...pictureOf(logo, page.logoWidths, fileUrl)}
                    sizes="10rem"
                    alt={texts.logoOf(name)}
                    h="9"
                    maxW="40"
                    objectFit="contain"
                  />
                </Box>
              ))}
              <Heading as="h1" size="6xl" color="inherit" overflowWrap="anywhere">
                {or(page.heroText, name)}
              </Heading>
              {given(page.heroSubtext, (text) => (
                <Subtext text={text} />
              ))}
              <Flex id={HERO_BOOKING_ID} pt="2">
                <ButtonOnDark asChild size="xl">
                  <RouterLink to={paths.appointment(page.uid, page.uid)}>
                    <CalendarDays aria-hidden />
                    {branch(page.bookable, (bookable) => bookingLabel({ bookable }))}
                  </RouterLink>
                </ButtonOnDark>
              </Flex>
            </Stack>
            {given(page.intro, (intro) =>
              optional(page.introThumb, (thumb) => (
                <IntroVideo
                  path={intro}
                  sizes={page.introSizes ?? []}
                  mode={page.introMode}
                  poster={thumb === null ? null : pictureOf(thumb, page.introThumbWidths, fileUrl)}
                  captions={page.introCaptions === null ? null : fileUrl(page.introCaptions)}
                  firstName={page.firstName}
                  name={name}
                />
              )),
            )}
          </Flex>
        ))}
      </Container>
    </Box>
  );
}

// the font has no italic face, and synthesized italics overlap the following space
const Emphasis = chakra('em', { base: { fontStyle: 'italic', pe: '0.1em' } });

function Subtext({ text }: { text: string }) {
  return (
    <Text textStyle="xl" color="rgba(255, 255, 255, 0.88)" maxW="prose">
      {each(parseHeroSubtext(text), (part, position) =>
        branch(part.italic, (isItalic) =>
          isItalic ? <Emphasis key={position}>{part.text}</Emphasis> : part.text,
        ),
      )}
    </Text>
  );
}
