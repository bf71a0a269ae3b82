import { attendanceStatistics } from '@wbd/domain/seminars';
import { Box, SimpleGrid, Text } from '@wbd/ui';
import { participantsTexts as texts } from './texts.de.ts';

/** How many of those who registered came. */
export function AttendanceStatistics({
  participants,
}: {
  participants: readonly { attended: boolean | null }[];
}) {
  const { total, attended, rate } = attendanceStatistics(participants);
  const open = participants.filter((participant) => participant.attended === null).length;
  const figures = [
    [texts.total, String(total)],
    [texts.attended, String(attended)],
    [texts.rate, texts.percent(rate)],
  ] as const;
  return (
    <Box as="section" aria-label={texts.statistics}>
      <SimpleGrid as="dl" columns={3} gap={{ base: '2', md: '4' }}>
        {figures.map(([label, value]) => (
          <Box
            key={label}
            display="flex"
            flexDirection="column-reverse"
            justifyContent="flex-end"
            px={{ base: '2', md: '5' }}
            py={{ base: '3', md: '5' }}
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="xl"
          >
            <Text as="dt" textStyle={{ base: 'xs', md: 'sm' }} color="fg.muted">
              {label}
            </Text>
            <Text
              as="dd"
              textStyle={{ base: 'xl', md: '3xl' }}
              fontWeight="bold"
              fontVariantNumeric="tabular-nums"
            >
              {value}
            </Text>
          </Box>
        ))}
      </SimpleGrid>
      <Text mt="2" textStyle="sm" color="fg.muted">
        {texts.open(open)}
      </Text>
    </Box>
  );
}
