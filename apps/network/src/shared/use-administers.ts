import { accountQuery } from '@wbd/data/accounts';
import { useQuery } from '@wbd/query';

/** Whether an advisor administers their organisation; false until that is known. */
export function useAdministers(uid: string): boolean {
  return useQuery(accountQuery(uid)).data?.orgAdmin ?? false;
}
