interface ProjectPlace {
  project: string;
  /** host and port */
  firestore: string;
  auth: string;
}

/**
 * Forgets the documents and logins of a project. For each query the emulator reads every document that has been stored,
 * and what was deleted one by one is read, too.
 */
export async function emptyProject({ project, firestore, auth }: ProjectPlace): Promise<void> {
  const of = `emulator/v1/projects/${project}`;
  await Promise.all([
    remove(`http://${firestore}/${of}/databases/(default)/documents`),
    remove(`http://${auth}/${of}/accounts`),
  ]);
}

async function remove(address: string): Promise<void> {
  const headers = { authorization: 'Bearer owner' };
  const answer = await fetch(address, { method: 'DELETE', headers });
  if (answer.status !== 200) throw new Error(`${address} was not emptied: ${await answer.text()}`);
}
