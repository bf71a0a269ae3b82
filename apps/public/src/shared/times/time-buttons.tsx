import { Button, Grid } from '@wbd/ui';
import type { ReactNode } from 'react';
import { buttonTime, dayAndTime } from './time-words.ts';

interface TimeButtonsProps {
  times: readonly Date[];
  onChoose: (time: Date) => void;
  /** the button's label; defaults to the time without its day */
  children?: (time: Date) => ReactNode;
  disabled?: boolean;
}

/** Buttons for the times. Their accessible names include the day, because people may tab past the heading. */
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
