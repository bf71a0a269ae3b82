import { getEnv } from './env.ts';

/** URL of an HTTP function, or of a part of one: `function/part`. */
export function functionUrl(name: string): string {
  const { emulators, firebase, region } = getEnv();
  return emulators
    ? `http://127.0.0.1:${emulators.functions}/${firebase.projectId}/${region}/${name}`
    : `https://${region}-${firebase.projectId}.cloudfunctions.net/${name}`;
}
