import type { Selection } from '@wbd/domain/seminars';
import { mutationOptions, type QueryClient } from '@wbd/query';
import { publicPageKeys } from '../keys/index.ts';
import { movesOf, withChoices, withoutChoices } from './choices.ts';
import { selectionKeys, selectionsQuery } from './selections.queries.ts';
import { storeSelections, type SelectionKind } from './selections.repository.ts';

const mutationKey = (kind: SelectionKind, uid: string) => ['selections', 'store', kind, uid];

/** Puts choices into the list that is shown. @returns the list as it was, so that they can be taken back */
async function showAtOnce(
  client: QueryClient,
  kind: SelectionKind,
  uid: string,
  choices: readonly Selection[],
): Promise<readonly Selection[]> {
  const { queryKey } = selectionsQuery(kind, uid);
  await client.cancelQueries({ queryKey });
  const earlier = client.getQueryData(queryKey) ?? [];
  client.setQueryData(queryKey, (list) => list && withChoices(list, choices));
  return earlier;
}

/**
 * The one way to store choices: they show at once, and are taken back when they cannot be stored.
 * @param writesOf what is stored together, one write after the other
 */
function storing<Input>(
  kind: SelectionKind,
  uid: string,
  writesOf: (input: Input) => readonly (readonly Selection[])[],
) {
  // an item's state after the last write
  const choicesOf = (input: Input) => [
    ...new Map(writesOf(input).flatMap((write) => write.map((one) => [one.id, one]))).values(),
  ];
  const { queryKey } = selectionsQuery(kind, uid);
  return mutationOptions({
    mutationKey: mutationKey(kind, uid),
    // one after the other: of two choices for the same item the later one is to stay
    scope: { id: mutationKey(kind, uid).join('/') },
    mutationFn: async (input: Input) => {
      for (const choices of writesOf(input)) await storeSelections(kind, uid, choices);
    },
    onMutate: (input, { client }) => showAtOnce(client, kind, uid, choicesOf(input)),
    onError: (_error, input, earlier, { client }) => {
      client.setQueryData(
        queryKey,
        (list) => list && withoutChoices(list, choicesOf(input), earlier ?? []),
      );
    },
    onSettled: (_nothing, _error, _input, _earlier, { client }) => {
      // data read during another change would revert it on the screen
      if (client.isMutating({ mutationKey: mutationKey(kind, uid) }) > 1) return;
      void client.invalidateQueries({ queryKey: selectionKeys.ofAdvisor(kind, uid) });
      void client.invalidateQueries({ queryKey: publicPageKeys.own(uid) });
    },
  });
}

/** Shows or hides an item on the advisor's page. */
export const chooseMutation = (kind: SelectionKind, uid: string) =>
  storing(kind, uid, (choice: Selection) => [[choice]]);

/** One of the items on the advisor's page goes to another place. */
export interface Move {
  /** in their order */
  items: readonly Selection[];
  from: number;
  to: number;
}

/** Brings an item to another place on the advisor's page; two neighbours exchange theirs. */
export const moveMutation = (kind: SelectionKind, uid: string) =>
  storing(kind, uid, ({ items, from, to }: Move) => movesOf(items, from, to));
