import { JOBS, jobSchema } from '@wbd/domain/customers';
import { Box, Button, Grid } from '@wbd/ui';
import { readSort, sortKey } from '@wbd/ui/address';
import { Field, Input, NativeSelect, SearchInput } from '@wbd/ui/form';
import { activeFilters, DEFAULT_VIEW, SORT_IDS, type CustomerView } from './customer-view.ts';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { crmTexts } from './texts.de.ts';

const ALL_JOBS = '';
const ANY_TAG = '';

export interface FilterBarProps {
  view: CustomerView;
  /** every tag that customers have */
  tags: readonly string[];
  ageUnderstood: boolean;
  onChange: (changes: Partial<CustomerView>) => void;
}

/**
 * Name, job, age and tag. On phones job, age and tag open with a button, because customers are what the screen is for, and the
 * order is a select, because a list of cards has no columns.
 */
export function FilterBar({ view, tags, ageUnderstood, onChange }: FilterBarProps) {
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened || !ageUnderstood;
  const inDrawer = { base: isOpen ? 'block' : 'none', md: 'block' };
  return (
    <Box as="search" aria-label={crmTexts.filters}>
      <Grid
        templateColumns={{
          base: '1fr 1fr',
          md: tags.length > 0 ? '2fr 1fr 1fr 1fr' : '2fr 1fr 1fr',
        }}
        gap="4"
        alignItems="start"
      >
        <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <Field label={crmTexts.filterName}>
            <SearchInput
              value={view.name}
              placeholder={crmTexts.filterNamePlaceholder}
              onValueChange={(name) => {
                onChange({ name });
              }}
            />
          </Field>
        </Box>
        <Button
          hideFrom="md"
          variant="outline"
          colorPalette="gray"
          alignSelf="end"
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpened(!isOpen);
          }}
        >
          <SlidersHorizontal aria-hidden />
          {crmTexts.moreFilters(activeFilters(view))}
        </Button>
        <Box hideFrom="md">
          <SortSelect view={view} onChange={onChange} />
        </Box>
        <Box display={inDrawer}>
          <Field label={crmTexts.filterJob}>
            <NativeSelect
              value={view.job ?? ALL_JOBS}
              onChange={(event) => {
                const job = jobSchema.safeParse(event.target.value);
                onChange({ job: job.success ? job.data : null });
              }}
            >
              <option value={ALL_JOBS}>{crmTexts.allJobs}</option>
              {JOBS.map((job) => (
                <option key={job}>{job}</option>
              ))}
            </NativeSelect>
          </Field>
        </Box>
        <Box display={inDrawer}>
          <Field
            label={crmTexts.filterAge}
            hint={ageUnderstood ? crmTexts.ageHint : undefined}
            error={ageUnderstood ? undefined : crmTexts.ageInvalid}
          >
            <Input
              value={view.age}
              placeholder={crmTexts.filterAgePlaceholder}
              autoComplete="off"
              onChange={(event) => {
                onChange({ age: event.target.value });
              }}
            />
          </Field>
        </Box>
        {tags.length > 0 && (
          <Box display={inDrawer}>
            <Field label={crmTexts.filterTag}>
              <NativeSelect
                value={view.tag ?? ANY_TAG}
                onChange={({ target: { value } }) => {
                  onChange({ tag: value === ANY_TAG ? null : value });
                }}
              >
                <option value={ANY_TAG}>{crmTexts.anyTag}</option>
                {tags.map((tag) => (
                  <option key={tag}>{tag}</option>
                ))}
              </NativeSelect>
            </Field>
          </Box>
        )}
      </Grid>
    </Box>
  );
}

function SortSelect({ view, onChange }: Pick<FilterBarProps, 'view' | 'onChange'>) {
  return (
    <Field label={crmTexts.sortBy}>
      <NativeSelect
        value={sortKey(view.sort)}
        onChange={(event) => {
          onChange({ sort: readSort(event.target.value, SORT_IDS, DEFAULT_VIEW.sort) });
        }}
      >
        {SORT_IDS.flatMap((id) =>
          [false, true].map((descending) => (
            <option key={sortKey({ id, descending })} value={sortKey({ id, descending })}>
              {`${crmTexts.columns[id]}, ${descending ? crmTexts.descending : crmTexts.ascending}`}
            </option>
          )),
        )}
      </NativeSelect>
    </Field>
  );
}
