import { Box, Grid } from '@wbd/ui';
import { Field, NativeSelect } from '@wbd/ui/form';
import { AdvisorSearchField } from '../shared/advisor-search-field.tsx';
import type { AdvisorSearch } from '../shared/use-advisor-search.ts';
import { parsePlanFilter, PLAN_FILTERS, type PlanFilter } from './plan-filter.ts';
import { overviewTexts as texts } from './texts.de.ts';

export interface AccountFiltersProps {
  search: AdvisorSearch;
  plan: PlanFilter;
  onPlanChange: (plan: PlanFilter) => void;
}

/** Which advisors the table shows. */
export function AccountFilters({ search, plan, onPlanChange }: AccountFiltersProps) {
  return (
    <Box as="search" aria-label={texts.filters}>
      <Grid templateColumns={{ base: '1fr', md: '2fr 1fr' }} gap="4" alignItems="start">
        <AdvisorSearchField {...search} hint={texts.searchHint} />
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
