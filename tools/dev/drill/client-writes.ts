import { PROJECT_ID, STORAGE_BUCKET } from '../../base/workspace.ts';
import { ADVISOR } from './world.ts';

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** What the emulators take for a signed-in advisor's token: they do not check who signed it. */
function token(): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    aud: PROJECT_ID,
    sub: ADVISOR.uid,
    user_id: ADVISOR.uid,
    email: ADVISOR.email,
    email_verified: true,
    auth_time: now,
    iat: now,
    exp: now + 3600,
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
}

/**
 * Writes like an advisor's browser: the headline of the page, and a file.
 * @returns the statuses of the answers
 */
export async function writeAsAdvisor(
  hosts: { firestore: string; storage: string },
  headline: string,
): Promise<{ document: number; file: number }> {
  const authorization = `Bearer ${token()}`;
  const documents = `http://${hosts.firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  const address = `${documents}/advisors/${ADVISOR.uid}?updateMask.fieldPaths=heroText`;
  const document = await fetch(address, {
    method: 'PATCH',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ fields: { heroText: { stringValue: headline } } }),
  });
  const name = `hero/logo/${Date.now()}.png`;
  const parts = [
    `--drill\r\ncontent-type: application/json\r\n\r\n${JSON.stringify({
      name,
      contentType: 'image/png',
      metadata: { owner: ADVISOR.uid },
    })}`,
    '--drill\r\ncontent-type: image/png\r\n\r\npicture',
    '--drill--',
  ];
  const objects = `http://${hosts.storage}/v0/b/${STORAGE_BUCKET}/o`;
  const file = await fetch(`${objects}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'multipart/related; boundary=drill',
      'x-goog-upload-protocol': 'multipart',
    },
    body: parts.join('\r\n'),
  });
  await Promise.all([document.arrayBuffer(), file.arrayBuffer()]);
  return { document: document.status, file: file.status };
}
