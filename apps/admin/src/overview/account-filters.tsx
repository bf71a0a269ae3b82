import { Box, Grid } from '@wbd/ui';
import { Field, NativeSelect, SearchInput } from '@wbd/ui/form';
import { parsePlanFilter, PLAN_FILTERS, type PlanFilter } from './plan-filter.ts';
import { overviewTexts as texts } from './texts.de.ts';

export interface AccountFiltersProps {
  email: string;
  onEmailChange: (email: string) => void;
  plan: PlanFilter;
  onPlanChange: (plan: PlanFilter) => void;
}

/** Which advisors the table shows. */
export function AccountFilters({ email, onEmailChange, plan, onPlanChange }: AccountFiltersProps) {
  return (
    <Box as="search" aria-label={texts.filters}>
      <Grid templateColumns={{ base: '1fr', md: '2fr 1fr' }} gap="4" alignItems="start">
        <Field label={texts.search.label} hint={texts.search.hint}>
          <SearchInput value={email} maxLength={254} onValueChange={onEmailChange} />
        </Field>
        <Field label={texts.plan.label}>
          <NativeSelect
            value={plan}
            onChange={(event) => {
              onPlanChange(parsePlanFilter(event.target.value));
            }}
          >
            {PLAN_FILTERS.map((filter) => (
              <option key={filter} value={filter}>
                {texts.plan.options[filter]}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </Grid>
    </Box>
  );
}
