import { useSearchParams } from '@wbd/router';
import { PAGE_PARAM, withParam } from './with-param.ts';

/**
 * The page of a list that comes in pages, as part of the address. Each page is a step of the browser's history; a search or
 * a filter that changes begins with the first page again.
 * @returns the page's number, from 1 on, and how to go to another
 */
export function useAddressPage(): readonly [number, (page: number) => void] {
  const [params, setParams] = useSearchParams();
  const named = Number(params.get(PAGE_PARAM));
  return [
    Number.isSafeInteger(named) && named > 1 ? named : 1,
    (page) => {
      setParams((present) => withParam(present, PAGE_PARAM, page > 1 ? String(page) : ''), {
        preventScrollReset: true,
      });
    },
  ];
}
