import { firestoreHost, projectId } from './environment.ts';

/** Reads a document as a client does who skips the portal: the rules decide. @returns the HTTP status */
export async function readAs(idToken: string, path: string): Promise<number> {
  const documents = `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents`;
  const answer = await fetch(`${documents}/${path}`, {
    headers: { authorization: `Bearer ${idToken}` },
  });
  return answer.status;
}
