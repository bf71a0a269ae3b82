import { hubHost } from './environment.ts';

/** Runs something while no trigger listens: thousands of documents that concern none would keep them busy. */
export async function withoutTriggers(run: () => Promise<void>): Promise<void> {
  await setTriggers('disable');
  try {
    await run();
  } finally {
    await setTriggers('enable');
  }
}

async function setTriggers(wish: 'disable' | 'enable'): Promise<void> {
  const url = `http://${hubHost}/functions/${wish}BackgroundTriggers`;
  const answer = await fetch(url, { method: 'PUT' });
  if (!answer.ok) throw new Error(`The triggers could not be switched: ${await answer.text()}`);
}
