import { timesQuery } from '@wbd/data/appointments';
import { berlinDay, dayAfter } from '@wbd/domain/time';
import { useInfiniteQuery } from '@wbd/query';
import { Stack, Text } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { timesTexts } from './texts.de.ts';
import { TimeButtons } from './time-buttons.tsx';
import { dayAndTime } from './time-words.ts';
import { nearest } from './times.ts';

const texts = timesTexts.taken;

/** The two loaded weeks begin this many days before the taken time. */
const DAYS_BEFORE = 6;
const MOST_OFFERED = 4;

interface TakenTimeProps {
  typeId: string;
  /** the time that another person booked in the meantime */
  wish: Date;
  disabled?: boolean;
  onChoose: (time: Date) => void;
  /** a link to all times */
  children?: ReactNode;
}

/** Tells the person that a time is taken, and offers the nearest free times. */
export function TakenTime({ typeId, wish, disabled = false, onChoose, children }: TakenTimeProps) {
  const box = useRef<HTMLDivElement>(null);
  const [today] = useState(() => berlinDay(new Date()));
  const before = dayAfter(berlinDay(wish), -DAYS_BEFORE);
  const { data, isError, isFetching } = useInfiniteQuery(
    timesQuery(typeId, before > today ? before : today),
  );
  useEffect(() => {
    box.current?.focus();
  }, [wish]);

  // times loaded before the conflict are stale
  const current = isFetching ? undefined : data;
  const read = current?.pages.flatMap((page) => page.times) ?? [];
  const others = read.filter((time) => time !== wish.toISOString());
  const times = nearest(others, wish, MOST_OFFERED);
  return (
    <FormAlert ref={box} status="warning" title={texts.title}>
      <Stack gap="3">
        {!current && !isError && <Text>{texts.loading}</Text>}
        {current && <Text>{times.length === 0 ? texts.none : texts.nearest}</Text>}
        {times.length > 0 && (
          <TimeButtons times={times} disabled={disabled} onChoose={onChoose}>
            {dayAndTime}
          </TimeButtons>
        )}
        {children}
      </Stack>
    </FormAlert>
  );
}
