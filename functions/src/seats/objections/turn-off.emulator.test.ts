import { expect, test } from 'vitest';
import { anAdvisor, newId, store } from '../../../test/data.ts';
import { functionsOrigin, projectId } from '../../../test/environment.ts';
import { db } from '../../core/firestore.ts';
import { readSettings } from '../../mail/notifications/settings.repository.ts';
import { oneClickTurnOff } from '../../mail/notifications/turn-off-link.ts';

/** Sends what a mail program sends, to the function that hosting hands the address to. */
function oneClick(address: string, { method = 'POST', more = '' } = {}): Promise<Response> {
  const { search } = new URL(address);
  return fetch(
    `${functionsOrigin}/${projectId}/europe-west3/links/action/objection${search}${more}`,
    {
      method,
      redirect: 'manual',
      ...(method === 'POST' && { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
    },
  );
}

test('one click turns off what the mail told of, and nothing else; the same link takes it back', async () => {
  const { id: uid } = await store('advisors', anAdvisor());
  const link = oneClickTurnOff({ uid, kinds: ['full', 'registration', 'full'] });
  const before = await readSettings(uid);

  const asked = await oneClick(link, { method: 'GET' });
  expect(asked.status).toBe(303);
  const page = new URL(asked.headers.get('location') ?? '');
  expect(page.pathname).toBe('/action/abbestellen');
  expect(page.searchParams.get('n')).toBe('full,registration');
  expect(await readSettings(uid)).toEqual(before);

  expect((await oneClick(link)).status).toBe(200);
  expect((await oneClick(link)).status).toBe(200);
  expect(await readSettings(uid)).toEqual({ ...before, full: 'off', registration: 'off' });
  expect((await oneClick(link, { more: '&allow=1' })).status).toBe(200);
  expect(await readSettings(uid)).toEqual(before);
});

test('a link that was changed is worth nothing, and one of a closed account stores nothing', async () => {
  const { id: uid } = await store('advisors', anAdvisor());
  const link = new URL(oneClickTurnOff({ uid, kinds: ['full'] }));
  const [body = '', signature = ''] = (link.searchParams.get('t') ?? '').split('.');
  const other = Buffer.from(JSON.stringify({ uid: newId('adv'), kinds: ['full'] }));
  for (const forged of [body, `${other.toString('base64url')}.${signature}`]) {
    expect((await oneClick(`http://portal/action/objection?t=${forged}`)).status).toBe(400);
  }
  await db.doc(`advisors/${uid}`).delete();
  expect((await oneClick(link.href)).status).toBe(200);
  expect((await db.doc(`notificationSettings/${uid}`).get()).exists).toBe(false);
});
