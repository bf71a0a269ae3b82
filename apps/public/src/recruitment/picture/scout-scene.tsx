import { Box, Flex, Stack, Text } from '@wbd/ui';
import { Bar } from './bar.tsx';
import { pictureTexts } from './texts.de.ts';

const texts = pictureTexts.scout;

/** A message with one's own link, and how far people got. */
export function ScoutScene() {
  return (
    <Flex gap="4" h="full" align="start">
      <Box
        flex="1"
        p="3"
        borderRadius="xl"
        borderBottomStartRadius="sm"
        bg="bg.success"
        textStyle="xs"
      >
        <Text>{texts.message}</Text>
        <Text color="brand.fg" fontWeight="semibold" mt="2">
          {texts.link}
        </Text>
      </Box>
      <Stack flex="1" gap={{ base: '2', md: '3' }}>
        {texts.steps.map(({ label, count, share }) => (
          <Stack key={label} gap="1">
            <Flex justify="space-between" textStyle="xs">
              <Text>{label}</Text>
              <Text fontWeight="semibold">{count}</Text>
            </Flex>
            <Bar share={share} />
          </Stack>
        ))}
      </Stack>
    </Flex>
  );
}
