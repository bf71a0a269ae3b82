import { Link as RouterLink, useDocumentTitle } from '@wbd/router';
import { startAuth } from '@wbd/auth';
import { Box, chakra, Container, Flex, Heading, Link, LoadingState, Stack, Text } from '@wbd/ui';
import { ArrowRight, Coins, IdCard, Video } from 'lucide-react';
import { useEffect } from 'react';
import { ButtonOnDark } from '../shared/buttons-on-dark.tsx';
import { PageFrame } from '../shared/page-frame.tsx';
import { COMMISSION_NOTE } from '../shared/commission-note.de.ts';
import { paths } from '../shared/paths.ts';
import { SignInForm } from './sign-in-form.tsx';
import { signInTexts as texts } from './texts.de.ts';
import { useArrival } from './use-arrival.ts';

/** `/auth`: the door for partners. */
export function SignInPage() {
  useDocumentTitle(texts.documentTitle);
  const leaving = useArrival();

  useEffect(() => {
    // a person who is signed in already is sent on at once
    void startAuth().catch(() => undefined);
  }, []);

  return (
    <PageFrame hideSignIn>
      <Flex flex="1" direction={{ base: 'column', md: 'row' }}>
        {/* from the edge of the page's content, where the wordmark is above it */}
        <Box
          flex={{ base: '1', md: '0 0 50%' }}
          py={{ base: '10', md: '20' }}
          ps={{ md: 'max(0px, calc(50% - 40rem))' }}
        >
          <Container maxW="lg" mx={{ base: 'auto', md: '0' }}>
            {leaving ? (
              <LoadingState text={texts.checking} />
            ) : (
              <Stack gap="8">
                <Stack gap="2">
                  <Heading as="h1" size="3xl">
                    {texts.title}
                  </Heading>
                  <Text color="fg.muted">{texts.intro}</Text>
                </Stack>
                <SignInForm />
                <Text textStyle="sm" color="fg.muted">
                  {texts.customer.text}{' '}
                  <Link asChild>
                    <RouterLink to={paths.ownDates}>{texts.customer.link}</RouterLink>
                  </Link>
                </Text>
              </Stack>
            )}
          </Container>
        </Box>
        <Pitch />
      </Flex>
      <Banner />
    </PageFrame>
  );
}

const icons = [IdCard, Coins, Video] as const;

function Pitch() {
  return (
    <Flex
      as="aside"
      aria-label={texts.pitch.eyebrow}
      hideBelow="md"
      flex="1"
      align="center"
      color="white"
      bg="linear-gradient(155deg, {colors.ink.800}, {colors.ink.950} 70%)"
      px={{ md: '10', lg: '16' }}
      py="16"
    >
      <Stack gap="8" maxW="md">
        <Stack gap="3">
          <Text color="brass.300" fontWeight="semibold" textStyle="sm">
            {texts.pitch.eyebrow}
          </Text>
          <Heading as="h2" size="3xl" color="inherit">
            {texts.pitch.title}
          </Heading>
        </Stack>
        <Stack as="ul" gap="5" listStyleType="none">
          {texts.pitch.items.map(({ title, text }, index) => {
            const Icon = icons[index] ?? IdCard;
            return (
              <Flex as="li" key={title} gap="4">
                <Box color="brass.300" pt="0.5" aria-hidden>
                  <Icon size={22} />
                </Box>
                <Box>
                  <Text fontWeight="semibold">{title}</Text>
                  <Text color="rgba(255, 255, 255, 0.82)" textStyle="sm">
                    {text}
                  </Text>
                </Box>
              </Flex>
            );
          })}
        </Stack>
        <Text color="rgba(255, 255, 255, 0.82)" textStyle="xs">
          {COMMISSION_NOTE}
        </Text>
        <ButtonOnDark asChild alignSelf="flex-start">
          <RouterLink to={paths.advisorSignup}>{texts.pitch.more}</RouterLink>
        </ButtonOnDark>
      </Stack>
    </Flex>
  );
}

const BannerLink = chakra(RouterLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    px: '5',
    py: '4',
    bg: 'ink.900',
    color: 'white',
  },
});

/** The pitch's place on phones. */
function Banner() {
  return (
    <Box hideFrom="md">
      <BannerLink to={paths.partner}>
        <Text as="span" fontWeight="semibold">
          {texts.banner}
        </Text>
        <Flex as="span" align="center" gap="2" textStyle="sm">
          {texts.bannerMore}
          <ArrowRight aria-hidden size={18} />
        </Flex>
      </BannerLink>
    </Box>
  );
}
