import type { ChangePlanForInput } from '@wbd/domain/plans';
import { mutationOptions, queryOptions } from '@wbd/query';
import { accountKeys } from '../accounts/accounts.queries.ts';
import { adminActionKeys } from '../admin-actions/admin-actions.queries.ts';
import { changePlanFor } from './change-plan-for.repository.ts';

type Order = Omit<ChangePlanForInput, 'reason'>;

/** What a change of an advisor's plan costs and when it begins; for admins. Asked again each time, because the rest of a term gets shorter. */
export const planOfferQuery = (order: Order) =>
  queryOptions({
    queryKey: ['billing', 'offer', order] as const,
    queryFn: () => changePlanFor({ ...order, reason: null }),
    staleTime: 0,
    // a refusal is the answer
    retry: false,
  });

/** Changes the plan of an advisor through the payment provider; the account follows its event. */
export const changePlanForMutation = () =>
  mutationOptions({
    mutationKey: ['billing', 'change-plan-for'],
    mutationFn: (order: Order & { reason: string }) => changePlanFor(order),
    onSettled: async (_answer, _error, _input, _before, { client }) => {
      const changed = [accountKeys.all, adminActionKeys.all];
      await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
