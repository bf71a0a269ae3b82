import { jobSchema, type Job } from '@wbd/domain';
import type { Sort } from '@wbd/ui/table';

export const SORT_IDS = [
  'name',
  'email',
  'phone',
  'age',
  'job',
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
  sort: Sort<SortId>;
}

export const DEFAULT_VIEW: CustomerView = {
  name: '',
  job: null,
  age: '',
  sort: { id: 'name', descending: false },
};

const PARAMS = { name: 'name', job: 'beruf', age: 'alter', sort: 'sortierung' } as const;
const DESCENDING_MARK = '-';

/** Reads the view from the address; what makes no sense there counts as not said. */
export function readView(params: URLSearchParams): CustomerView {
  const job = jobSchema.safeParse(params.get(PARAMS.job));
  return {
    name: params.get(PARAMS.name) ?? DEFAULT_VIEW.name,
    job: job.success ? job.data : DEFAULT_VIEW.job,
    age: params.get(PARAMS.age) ?? DEFAULT_VIEW.age,
    sort: readSort(params.get(PARAMS.sort) ?? ''),
  };
}

/** The address for a view: other parameters stay, what is at its default is left out. */
export function writeView(view: CustomerView, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  const entries = [
    [PARAMS.name, view.name.trim()],
    [PARAMS.job, view.job ?? ''],
    [PARAMS.age, view.age.trim()],
    [PARAMS.sort, sortKey(view.sort) === sortKey(DEFAULT_VIEW.sort) ? '' : sortKey(view.sort)],
  ] as const;
  for (const [param, value] of entries) {
    if (value === '') next.delete(param);
    else next.set(param, value);
  }
  return next;
}

/** An order as one word, `lastContact` or, turned around, `-lastContact`. */
export function sortKey({ id, descending }: Sort<SortId>): string {
  return `${descending ? DESCENDING_MARK : ''}${id}`;
}

/** The order behind a key; an unknown one is the default. */
export function readSort(key: string): Sort<SortId> {
  const descending = key.startsWith(DESCENDING_MARK);
  const bare = descending ? key.slice(DESCENDING_MARK.length) : key;
  const id = SORT_IDS.find((known) => known === bare);
  return id ? { id, descending } : DEFAULT_VIEW.sort;
}

export function isFiltered(view: CustomerView): boolean {
  return view.name.trim() !== '' || view.job !== null || view.age.trim() !== '';
}
