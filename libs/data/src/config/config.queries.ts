import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { readPublicConfig } from './config.repository.ts';

export const configKeys = { all: ['config'] as const };

/** The operator's configuration: hidden and excluded content, forwarded seminars, the founder's link; null without one. */
export const publicConfigQuery = () =>
  queryOptions({
    queryKey: configKeys.all,
    queryFn: readPublicConfig,
    staleTime: FRESHNESS.standard,
  });
