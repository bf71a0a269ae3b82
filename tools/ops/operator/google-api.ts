import { setTimeout as pause } from 'node:timers/promises';

export interface Answer {
  status: number;
  /** parsed JSON, null without a body */
  body: unknown;
}

/** Sends requests to Google's APIs, or to what speaks the same language. */
export interface GoogleApi {
  /** @returns every answer but those that are worth another try, which are tried again */
  send(method: string, address: string, body?: object): Promise<Answer>;
}

interface Settings {
  /** an access token of the operator's account */
  token: () => Promise<string>;
  /** the project that pays for the requests and whose quota they use */
  quotaProject?: string;
  /** where an address is really sent; the address itself unless it says otherwise */
  route?: (address: string) => string;
  pause?: (milliseconds: number) => Promise<unknown>;
}

const AGAIN = [429, 500, 503];
const MOST_TRIES = 5;
const FIRST_PAUSE_MS = 1_000;

export function googleApi({
  token,
  quotaProject,
  route = (address) => address,
  pause: wait = pause,
}: Settings): GoogleApi {
  return {
    async send(method, address, body) {
      for (let tries = 1; ; tries += 1) {
        const answer = await fetch(route(address), {
          method,
          headers: {
            authorization: `Bearer ${await token()}`,
            ...(body && { 'content-type': 'application/json' }),
            ...(quotaProject !== undefined && { 'x-goog-user-project': quotaProject }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        const text = await answer.text();
        if (tries < MOST_TRIES && AGAIN.includes(answer.status)) {
          await wait(FIRST_PAUSE_MS * 2 ** (tries - 1));
          continue;
        }
        return { status: answer.status, body: text === '' ? null : parsed(text) };
      }
    },
  };
}

/** A proxy on the way answers in words of its own. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** @throws Error with what the API said, unless the answer is a success */
export function expectSuccess({ status, body }: Answer, what: string): unknown {
  if (status >= 200 && status < 300) return body;
  throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
}
