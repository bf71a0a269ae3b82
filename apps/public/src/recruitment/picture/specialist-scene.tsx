import { Box, Flex, Stack, Text } from '@wbd/ui';
import { Bar } from './bar.tsx';
import { pictureTexts } from './texts.de.ts';

/** Sessions that fill up. */
export function SpecialistScene() {
  return (
    <Stack gap={{ base: '2', md: '3' }}>
      {pictureTexts.specialist.sessions.map(({ day, date, title, seats, share }) => (
        <Flex key={title} gap="3" align="center" p="2" borderWidth="1px" borderRadius="lg">
          <Box textAlign="center" w="9" flexShrink="0">
            <Text textStyle="xs" color="fg.muted">
              {day}
            </Text>
            <Text fontWeight="semibold">{date}</Text>
          </Box>
          <Stack flex="1" gap="1" minW="0">
            <Flex justify="space-between" gap="2" textStyle="xs">
              <Text fontWeight="semibold">{title}</Text>
              <Text color="fg.muted">{seats}</Text>
            </Flex>
            <Bar share={share} />
          </Stack>
        </Flex>
      ))}
    </Stack>
  );
}
