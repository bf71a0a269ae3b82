import { mutationOptions, type QueryClient } from '@wbd/query';

/**
 * The options of a write that succeeds or fails as a whole.
 * @param mutationKey resource and verb, e.g. `['expert-videos', 'create']`
 * @param afterwards makes the queries that show what was written read it again
 */
export function writeOptions<Input, Output>(
  mutationKey: readonly [resource: string, verb: string],
  mutationFn: (input: Input) => Promise<Output>,
  afterwards: (client: QueryClient, input: Input, output: Output) => Promise<void> | void,
) {
  return mutationOptions({
    mutationKey,
    mutationFn,
    onSuccess: (output, input, _before, { client }) => afterwards(client, input, output),
  });
}
