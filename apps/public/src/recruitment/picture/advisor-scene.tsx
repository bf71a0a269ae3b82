import { Box, Flex, Stack, Text } from '@wbd/ui';
import { Play } from 'lucide-react';
import { pictureTexts } from './texts.de.ts';

const texts = pictureTexts.advisor;

/** An advisor's page: portrait, claim, the way to an appointment, a video and a voice. */
export function AdvisorScene() {
  return (
    <Flex gap="4" h="full">
      <Stack flex="1" gap="2" align="start">
        <Flex align="center" gap="2">
          <Box
            boxSize="8"
            borderRadius="full"
            bg="linear-gradient(155deg, {colors.accent.solid}, {colors.brand.solid})"
          />
          <Text textStyle="xs" color="fg.muted">
            {texts.name}
          </Text>
        </Flex>
        <Text fontWeight="semibold" textStyle={{ base: 'sm', md: 'lg' }} lineHeight="short">
          {texts.claim}
        </Text>
        <Box
          px="3"
          py="1.5"
          borderRadius="full"
          bg="brand.solid"
          color="brand.contrast"
          textStyle="xs"
          fontWeight="semibold"
        >
          {texts.button}
        </Box>
        <Box mt="1" p="2" borderRadius="lg" bg="bg.subtle" textStyle="xs">
          <Text>{texts.quote}</Text>
          <Text color="fg.muted">{texts.customer}</Text>
        </Box>
      </Stack>
      <Flex
        flex="1"
        alignSelf="stretch"
        align="center"
        justify="center"
        borderRadius="lg"
        bg="linear-gradient(200deg, {colors.ink.700}, {colors.ink.950})"
        color="white"
      >
        <Flex
          boxSize="12"
          align="center"
          justify="center"
          borderRadius="full"
          bg="rgba(255, 255, 255, 0.2)"
        >
          <Play size={22} fill="currentColor" />
        </Flex>
      </Flex>
    </Flex>
  );
}
