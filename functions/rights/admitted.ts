import type { CallName } from '@wbd/domain/calls';
import { RIGHTS } from '@wbd/domain/rights';
import { answerSchema } from '../test/calls.ts';

export const CALL_NAMES = Object.keys(RIGHTS).filter((name): name is CallName => name in RIGHTS);

/** Every call rejects this input, so an admitted caller changes nothing. */
const NO_INPUT = null;

/** @returns why the call refuses the caller; null when it admits them */
export async function refusalOf(
  origin: string,
  name: string,
  token: string | null,
): Promise<string | null> {
  const answer = await fetch(`${origin}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data: NO_INPUT }),
  });
  const { error } = answerSchema.parse(await answer.json());
  const code = error?.details?.code;
  return code === 'input/invalid' ? null : (code ?? 'answered');
}

/** The calls that admit a token's owner. */
export async function admittedCalls(origin: string, token: string | null): Promise<CallName[]> {
  const admitted: CallName[] = [];
  for (const name of CALL_NAMES) {
    if ((await refusalOf(origin, name, token)) === null) admitted.push(name);
  }
  return admitted;
}
