import { Link as RouterLink } from '@wbd/router';
import { Box, Container, Flex, Heading, SimpleGrid, Stack, Text } from '@wbd/ui';
import { ArrowRight } from 'lucide-react';
import { ButtonOnDark, GhostButtonOnDark } from '../../../shared/buttons-on-dark.tsx';
import { paths } from '../../../shared/paths.ts';
import { Section } from '../../section.tsx';
import { advisorPageTexts } from '../../texts.de.ts';

const { aboutUs, partner } = advisorPageTexts;

/** What WBD is, for visitors and for those who would like to be partners. */
export default function AboutUs() {
  return (
    <>
      <Section title={aboutUs.title} text={aboutUs.text} tinted>
        <SimpleGrid as="ol" columns={{ base: 1, md: 3 }} gap={{ base: '8', md: '10' }}>
          {aboutUs.steps.map(({ title, text }, index) => (
            <Flex as="li" key={title} gap="4" listStyleType="none">
              <Text
                aria-hidden
                textStyle="4xl"
                fontWeight="bold"
                color="brand.fg"
                lineHeight="1"
                w="6"
                flexShrink="0"
              >
                {index + 1}
              </Text>
              <Stack gap="1.5">
                <Heading as="h3" size="lg">
                  {title}
                </Heading>
                <Text color="fg.muted">{text}</Text>
              </Stack>
            </Flex>
          ))}
        </SimpleGrid>
      </Section>
      <Box
        as="section"
        color="white"
        bg="linear-gradient(155deg, {colors.ink.800}, {colors.ink.950} 70%)"
      >
        <Container py={{ base: '14', md: '20' }}>
          <Flex
            direction={{ base: 'column', lg: 'row' }}
            align={{ lg: 'center' }}
            justify="space-between"
            gap="8"
          >
            <Stack gap="3" maxW="2xl">
              <Heading as="h2" size="3xl" color="inherit">
                {partner.title}
              </Heading>
              <Text color="rgba(255, 255, 255, 0.85)">{partner.text}</Text>
            </Stack>
            <Flex gap="3" wrap="wrap" direction={{ base: 'column', sm: 'row' }}>
              <ButtonOnDark asChild>
                <RouterLink to={paths.partner}>
                  {partner.become}
                  <ArrowRight aria-hidden />
                </RouterLink>
              </ButtonOnDark>
              <GhostButtonOnDark asChild>
                <RouterLink to={paths.signIn}>{partner.signIn}</RouterLink>
              </GhostButtonOnDark>
            </Flex>
          </Flex>
        </Container>
      </Box>
    </>
  );
}
