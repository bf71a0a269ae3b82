import { Button, Grid } from '@wbd/ui';
import type { ReactNode } from 'react';
import { buttonTime, dayAndTime } from './time-words.ts';

interface TimeButtonsProps {
  times: readonly Date[];
  onChoose: (time: Date) => void;
  /** what a button shows; the time alone where its day is above it */
  children?: (time: Date) => ReactNode;
  disabled?: boolean;
}

/** Times to choose from. Their names contain the day for people who move from button to button. */
export function TimeButtons({ times, onChoose, children, disabled = false }: TimeButtonsProps) {
  return (
    <Grid
      gap="2"
      templateColumns={`repeat(auto-fill, minmax(min(100%, ${children ? '18rem' : '6rem'}), 1fr))`}
    >
      {times.map((time) => (
        <Button
          key={time.toISOString()}
          variant="outline"
          minH="11"
          h="auto"
          py="2"
          whiteSpace="normal"
          disabled={disabled}
          aria-label={dayAndTime(time)}
          onClick={() => {
            onChoose(time);
          }}
        >
          {children ? children(time) : buttonTime(time)}
        </Button>
      ))}
    </Grid>
  );
}
