import { Box, SimpleGrid } from '@wbd/ui';
import { Field, NativeSelect } from '@wbd/ui/form';
import type { Choice, Wanted } from './date-rows.ts';
import { datesTexts as texts } from './texts.de.ts';

const NAMES = ['place', 'seminar', 'host'] as const;

export interface DateFiltersProps {
  choices: Readonly<Record<keyof Wanted, readonly Choice[]>>;
  wanted: Wanted;
  change: Readonly<Record<keyof Wanted, (value: string) => void>>;
}

/** What the dates are narrowed down by; a filter with a single choice is left out. */
export function DateFilters({ choices, wanted, change }: DateFiltersProps) {
  const shown = NAMES.filter((name) => choices[name].length > 1 || wanted[name] !== '');
  if (shown.length === 0) return null;
  return (
    <Box role="search" aria-label={texts.filters}>
      <SimpleGrid columns={{ base: 1, sm: shown.length }} gap="3">
        {shown.map((name) => (
          <Field key={name} label={texts.fields[name]}>
            <NativeSelect
              value={choices[name].some(({ value }) => value === wanted[name]) ? wanted[name] : ''}
              onChange={({ target }) => {
                change[name](target.value);
              }}
            >
              <option value="">{texts.all[name]}</option>
              {choices[name].map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          </Field>
        ))}
      </SimpleGrid>
    </Box>
  );
}
