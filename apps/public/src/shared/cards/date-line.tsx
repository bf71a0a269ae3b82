import { branch } from '@wbd/domain/first-view';
import type { SeminarDate } from '@wbd/domain/seminars';
import { dateTimeOf } from '@wbd/domain/time';
import { Badge, Flex, Stack, Text } from '@wbd/ui';
import { CalendarDays } from 'lucide-react';
import { cardTexts as texts } from './texts.de.ts';

export interface DateLineProps {
  date: SeminarDate;
  online: boolean;
}

/** When and where a session is, and whether it has seats left. */
export function DateLine({ date: { time, location, seats }, online }: DateLineProps) {
  return (
    <Flex gap="2" textStyle="sm" align="flex-start">
      <Flex as="span" h="1lh" align="center" color="colorPalette.fg" flexShrink="0" aria-hidden>
        <CalendarDays size={16} />
      </Flex>
      <Stack as="span" minW="0" gap="0.5">
        <Text as="span" fontWeight="medium" fontVariantNumeric="tabular-nums">
          {dateTimeOf(time)}
        </Text>
        <Flex as="span" gap="1" columnGap="2" wrap="wrap" align="center">
          <Text as="span" color="fg.muted" overflowWrap="anywhere">
            {branch(online, (isOnline) => (isOnline ? texts.online : location))}
          </Text>
          {seats !== 'many' && (
            <Badge colorPalette={seats === 'none' ? 'gray' : 'accent'} whiteSpace="normal">
              {texts.seats[seats]}
            </Badge>
          )}
        </Flex>
      </Stack>
    </Flex>
  );
}
