import { jobSchema, type Job } from '@wbd/domain/customers';
import { readSort, SORT_PARAM, sortKey, withParam } from '@wbd/ui/address';
import type { Sort } from '@wbd/ui/table';

export const SORT_IDS = [
  'name',
  'email',
  'phone',
  'age',
  'job',
  'tags',
  'lastContact',
  'registered',
] as const;
export type SortId = (typeof SORT_IDS)[number];

/** What of the customers is shown, and in which order. */
export interface CustomerView {
  name: string;
  /** null shows every job */
  job: Job | null;
  /** as it was typed */
  age: string;
  /** null shows customers with any tags and with none */
  tag: string | null;
  /** shows archived customers in place of the others */
  archived: boolean;
  /** shows only customers whose erasure is announced */
  leaving: boolean;
  sort: Sort<SortId>;
}

export const DEFAULT_VIEW: CustomerView = {
  name: '',
  job: null,
  age: '',
  tag: null,
  archived: false,
  leaving: false,
  sort: { id: 'name', descending: false },
};

const PARAMS = {
  name: 'name',
  job: 'beruf',
  age: 'alter',
  tag: 'schlagwort',
  archived: 'archiv',
  leaving: 'loeschung',
} as const;

const SHOWN = '1';

/** Reads the view from the address; what makes no sense there counts as not said. */
export function readView(params: URLSearchParams): CustomerView {
  const job = jobSchema.safeParse(params.get(PARAMS.job));
  return {
    name: params.get(PARAMS.name) ?? DEFAULT_VIEW.name,
    job: job.success ? job.data : DEFAULT_VIEW.job,
    age: params.get(PARAMS.age) ?? DEFAULT_VIEW.age,
    tag: params.get(PARAMS.tag) ?? DEFAULT_VIEW.tag,
    archived: params.get(PARAMS.archived) === SHOWN,
    leaving: params.get(PARAMS.leaving) === SHOWN,
    sort: readSort(params.get(SORT_PARAM) ?? '', SORT_IDS, DEFAULT_VIEW.sort),
  };
}

/** The address of a view: keeps other parameters and omits defaults. */
export function writeView(view: CustomerView, params: URLSearchParams): URLSearchParams {
  const sort = sortKey(view.sort);
  const entries = [
    [PARAMS.name, view.name.trim()],
    [PARAMS.job, view.job ?? ''],
    [PARAMS.age, view.age.trim()],
    [PARAMS.tag, view.tag ?? ''],
    [PARAMS.archived, view.archived ? SHOWN : ''],
    [PARAMS.leaving, view.leaving ? SHOWN : ''],
    [SORT_PARAM, sort === sortKey(DEFAULT_VIEW.sort) ? '' : sort],
  ] as const;
  return entries.reduce((next, [param, value]) => withParam(next, param, value), params);
}

export function isFiltered(view: CustomerView): boolean {
  return view.name.trim() !== '' || activeFilters(view) > 0 || view.leaving;
}

/** How many of the filters by job, age and tag leave customers out. */
export function activeFilters({ job, age, tag }: CustomerView): number {
  return [job !== null, age.trim() !== '', tag !== null].filter(Boolean).length;
}
