import { timesQuery } from '@wbd/data/appointments';
import { berlinDay, dayAfter, formatWeekday } from '@wbd/domain/time';
import { useInfiniteQuery } from '@wbd/query';
import { Button, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { FormAlert } from '@wbd/ui/form';
import { useEffect, useId, useRef, useState } from 'react';
import { timesTexts as texts } from './texts.de.ts';
import { TimeButtons } from './time-buttons.tsx';
import { byDay, type DayOfTimes } from './times.ts';

const SOON_DAYS = 14;

interface TimePickerProps {
  typeId: string;
  onChoose: (time: Date) => void;
}

/** The free times of the next two weeks, grouped by day, with a button that loads later days. */
export function TimePicker({ typeId, onChoose }: TimePickerProps) {
  const [today] = useState(() => berlinDay(new Date()));
  const query = useInfiniteQuery(timesQuery(typeId, today));
  /** the first day loaded last; its heading gets the focus, because it precedes the button */
  const [arrived, setArrived] = useState<string | null>(null);

  if (!query.data) {
    return query.isError ? (
      <FailureAlert
        error={query.error}
        title={texts.failed}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    ) : (
      <Stack gap="4" aria-busy>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <Skeleton h="6" maxW="52" />
        <Skeleton h="11" />
        <Skeleton h="6" maxW="52" />
        <Skeleton h="11" />
      </Stack>
    );
  }
  const days = byDay(query.data.pages.flatMap(({ times }) => times));
  const [first] = days;
  if (!first) {
    return (
      <FormAlert status="info" title={texts.none.title}>
        <Text>{texts.none.text}</Text>
      </FormAlert>
    );
  }

  async function showLater(): Promise<void> {
    const shown = days.length;
    const { data } = await query.fetchNextPage();
    setArrived(byDay(data?.pages.flatMap(({ times }) => times) ?? [])[shown]?.day ?? null);
  }

  return (
    <Stack gap="6">
      <Stack gap="1">
        {first.day >= dayAfter(today, SOON_DAYS) && (
          <Text fontWeight="medium">{texts.soonest(nameOf(first))}</Text>
        )}
        <Text color="fg.muted" textStyle="sm">
          {texts.zone}
        </Text>
      </Stack>
      {days.map((day) => (
        <Day key={day.day} day={day} takesFocus={day.day === arrived} onChoose={onChoose} />
      ))}
      {query.isFetchNextPageError && <FailureAlert error={query.error} title={texts.failed} />}
      {query.hasNextPage ? (
        <Button
          variant="ghost"
          alignSelf="flex-start"
          loading={query.isFetchingNextPage}
          loadingText={texts.later}
          onClick={() => void showLater()}
        >
          {texts.later}
        </Button>
      ) : (
        <Text role="status" color="fg.muted">
          {texts.noLater}
        </Text>
      )}
    </Stack>
  );
}

interface DayProps {
  day: DayOfTimes;
  takesFocus: boolean;
  onChoose: (time: Date) => void;
}

function Day({ day, takesFocus, onChoose }: DayProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Stack role="group" aria-labelledby={id} gap="2">
      <Heading ref={heading} id={id} as="h3" size="md" tabIndex={-1} outline="none">
        {nameOf(day)}
      </Heading>
      <TimeButtons times={day.times} onChoose={onChoose} />
    </Stack>
  );
}

const nameOf = ({ times: [first] }: DayOfTimes) => (first ? formatWeekday(first) : '');
