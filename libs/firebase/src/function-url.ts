import { getEnv } from './env.ts';

/** The URL of an HTTP function, or of one of its parts: `function/part`. */
export function functionUrl(name: string): string {
  const { emulators, firebase, region } = getEnv();
  return emulators
    ? `http://127.0.0.1:${emulators.functions}/${firebase.projectId}/${region}/${name}`
    : `https://${region}-${firebase.projectId}.cloudfunctions.net/${name}`;
}
