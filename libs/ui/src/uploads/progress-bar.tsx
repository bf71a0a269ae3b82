import { Progress } from '@chakra-ui/react';
import { progressRecipe } from './progress.recipe.ts';

export interface ProgressBarProps {
  label: string;
  /** 0 to 100 */
  percent: number;
  done?: boolean;
}

/** How far something is. */
export function ProgressBar({ label, percent, done = false }: ProgressBarProps) {
  return (
    <Progress.Root
      recipe={progressRecipe}
      value={percent}
      aria-label={label}
      colorPalette={done ? 'green' : undefined}
    >
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
