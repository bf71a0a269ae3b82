import { Box, Flex, Stack, Text } from '@wbd/ui';
import { Folder, Play } from 'lucide-react';
import { pictureTexts } from './texts.de.ts';

const texts = pictureTexts.manager;

/** A library with folders and videos. */
export function ManagerScene() {
  return (
    <Stack gap={{ base: '2', md: '4' }}>
      <Flex gap="2" wrap="wrap">
        {texts.folders.map((name, index) => (
          <Flex
            key={name}
            align="center"
            gap="1.5"
            px="2.5"
            py="1"
            borderRadius="full"
            textStyle="xs"
            bg={index === 0 ? 'brand.solid' : 'bg.muted'}
            color={index === 0 ? 'brand.contrast' : 'fg'}
          >
            <Folder size={12} />
            {name}
          </Flex>
        ))}
      </Flex>
      <Flex gap="3">
        {texts.videos.map((title) => (
          <Stack key={title} flex="1" gap="1" minW="0">
            <Flex
              align="center"
              justify="center"
              h={{ base: '14', md: '24' }}
              borderRadius="lg"
              color="white"
              bg="linear-gradient(200deg, {colors.ink.700}, {colors.ink.950})"
            >
              <Play size={18} fill="currentColor" />
            </Flex>
            <Text textStyle="xs">{title}</Text>
            <Box h="1" w="60%" borderRadius="full" bg="bg.muted" />
          </Stack>
        ))}
      </Flex>
    </Stack>
  );
}
