import { createHash } from 'node:crypto';
import type { Env } from '@wbd/firebase';
import { HOST } from '../../base/workspace.ts';

const POLICY_PLACE = '<!-- policy -->';
/** An inline script; data blocks have a type and never run. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** Where pictures and films come from: Cloud Storage, under plain addresses and under signed ones. */
const FILES = ['https://firebasestorage.googleapis.com', 'https://storage.googleapis.com'];
/** What App Check and phone codes load, when a person asks for something that needs them. */
const RECAPTCHA = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

interface Sources {
  scripts: string[];
  files: string[];
  connections: string[];
  frames: string[];
}

/** Everything but the portal's own origin that its pages take something from. */
function sourcesOf(env: Env): Sources {
  const { emulators, firebase, region, remotesUrl } = env;
  const local = (port: number) => `http://${HOST}:${port}`;
  // the folder of the list, because the bucket's host serves other people's buckets, too
  const modules = remotesUrl.startsWith('https:') ? [new URL('.', remotesUrl).href] : [];
  if (emulators) {
    const { auth, firestore, functions, storage, media = storage } = emulators;
    return {
      scripts: modules,
      files: [local(storage), local(media)],
      connections: [...modules, ...[auth, firestore, functions, storage, media].map(local)],
      frames: [],
    };
  }
  return {
    scripts: [...modules, ...RECAPTCHA.scripts],
    files: FILES,
    connections: [
      ...modules,
      ...FILES,
      'https://firestore.googleapis.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://content-firebaseappcheck.googleapis.com',
      'https://www.google.com/recaptcha/',
      `https://${region}-${firebase.projectId}.cloudfunctions.net`,
    ],
    frames: RECAPTCHA.frames,
  };
}

/** The policy of a page whose scripts are all in place, as the value of a header or of a `meta` element. */
export function policyOf(page: string, env: Env): string {
  const { scripts, files, connections, frames } = sourcesOf(env);
  const hashes = [...page.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...scripts],
    // the component library writes its styles into the page
    'style-src': ["'self'", "'unsafe-inline'"],
    // data: the icon; blob: a file that was chosen and is not uploaded yet
    'img-src': ["'self'", 'data:', 'blob:', ...files],
    'media-src': ["'self'", 'blob:', ...files],
    'connect-src': ["'self'", ...connections],
    // the preview of an advisor's page, which no other page can be framed in
    'frame-src': ["'self'", ...frames],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}

/**
 * The page with its policy, before anything that the policy is about.
 * @throws Error when the page has no place for it
 */
export function withPolicy(page: string, env: Env): string {
  if (!page.includes(POLICY_PLACE)) throw new Error('The page has no place for its policy');
  const policy = policyOf(page, env).replaceAll('"', '&quot;');
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  return page.replace(POLICY_PLACE, () => element);
}
