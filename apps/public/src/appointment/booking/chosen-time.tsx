import type { BookableType } from '@wbd/domain/appointments';
import { Button, Flex, Heading, Stack, Text } from '@wbd/ui';
import { useEffect, useRef } from 'react';
import { dayAndTime } from '../../shared/times/time-words.ts';
import { bookingTexts } from './texts.de.ts';
import { aboutType } from './type-list.tsx';

const texts = bookingTexts.chosen;

interface ChosenTimeProps {
  type: BookableType;
  start: Date;
  firstName: string;
  onOtherTime: () => void;
}

/** Summary of the appointment to book. */
export function ChosenTime({ type, start, firstName, onOtherTime }: ChosenTimeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const time = start.getTime();
  useEffect(() => {
    // the pressed button has unmounted and lost the focus
    heading.current?.focus({ preventScroll: true });
  }, [time]);
  return (
    <Stack bg="bg.muted" borderRadius="lg" p="5" gap="1">
      <Text color="fg.muted" textStyle="sm">
        {texts.title}
      </Text>
      <Heading ref={heading} as="h2" size="lg" tabIndex={-1} outline="none">
        {dayAndTime(start)}
      </Heading>
      <Flex gap="3" justify="space-between" align="center" wrap="wrap">
        <Text overflowWrap="anywhere">
          {type.title}
          <Text as="span" display="block" color="fg.muted" textStyle="sm">
            {aboutType(type, firstName)}
          </Text>
        </Text>
        <Button variant="outline" size="sm" minH="11" onClick={onOtherTime}>
          {texts.otherTime}
        </Button>
      </Flex>
    </Stack>
  );
}
