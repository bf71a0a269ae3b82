import type { BookableType } from '@wbd/domain/appointments';
import { useSearchParams } from '@wbd/router';
import * as z from 'zod/mini';

const TYPE_PARAM = 'art';
const TIME_PARAM = 'zeit';
const timeSchema = z.iso.datetime();

/**
 * The choices so far. They are kept in the URL, so that they survive a reload, an advisor's sign-in, and the
 * back button.
 */
export function useChoice(types: readonly BookableType[]) {
  const [search, setSearch] = useSearchParams();
  const [only] = types.length === 1 ? types : [];
  const type = types.find(({ id }) => id === search.get(TYPE_PARAM)) ?? only ?? null;
  const time = timeSchema.safeParse(search.get(TIME_PARAM));

  function set(name: string, value: string | null, replace = false): void {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(TIME_PARAM);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace },
    );
  }

  return {
    type,
    start: type && time.success ? new Date(time.data) : null,
    chooseType: (id: string | null) => {
      set(TYPE_PARAM, id);
    },
    chooseTime: (start: Date | null, options: { replace?: boolean } = {}) => {
      set(TIME_PARAM, start && start.toISOString(), options.replace);
    },
  };
}
