import '../../../test/own-project.ts';
import { anAccount, anAdvisor, anOffer, store } from '../../../test/data.ts';
import type { Advisor } from '@wbd/domain/advisors';
import type { PublicConfig } from '@wbd/domain/content';
import { expect, test } from 'vitest';
import { asHost, requireOwner } from './host.ts';
import { peopleRepository } from './people.repository.ts';

const DENIED = { code: 'permission/denied' };

function configured(changes: Partial<PublicConfig>) {
  return store('config', {
    id: 'public',
    specialAdvisor: null,
    seminarRedirects: {},
    founderSchedulingLink: 'https://x.example',
    ...changes,
  });
}

const host = (advisor: Advisor, session: { id: string }) =>
  asHost(peopleRepository, advisor, session.id);

test('who sees a seminar in the portal invites to it: special advisor, owner, colleagues unless it is excluded', async () => {
  const { advisor: owner, seminar, session } = await anOffer();
  const excluded = await anOffer({ advisor: { org: owner.org } });
  const colleague = await store('advisors', anAdvisor({ org: owner.org }));
  const foreign = await store('advisors', anAdvisor({ org: 'org-other' }));
  const special = await store('advisors', anAdvisor({ org: 'org-special' }));

  // without a configuration no advisor is special and nothing excluded
  await expect(host(special, session)).rejects.toMatchObject(DENIED);
  expect(await host(colleague, excluded.session)).toMatchObject({ seminar: excluded.seminar });

  await configured({ specialAdvisor: special.id });
  await store('seminars', { ...excluded.seminar, excluded: true });
  for (const [who, where] of [
    [owner, session],
    [colleague, session],
    [special, session],
    [excluded.advisor, excluded.session],
    [special, excluded.session],
  ] as const) {
    expect((await host(who, where)).advisor.id).toBe(who.id);
  }
  for (const [who, where] of [
    [colleague, excluded.session],
    [owner, excluded.session],
    [foreign, session],
    [foreign, excluded.session],
  ] as const) {
    await expect(host(who, where)).rejects.toMatchObject(DENIED);
  }
  // they see it and invite to it; it stays its owner's
  const hosted = await host(special, session);
  expect(hosted.seminar.id).toBe(seminar.id);
  expect(() => requireOwner(hosted)).toThrow(expect.objectContaining(DENIED));
});

test('ROUTE-13 a hidden seminar is there for its owner alone', async () => {
  const { advisor: owner, seminar, session } = await anOffer({ seminar: { hidden: true } });
  const colleague = await store('advisors', anAdvisor({ org: owner.org }));
  const special = await store('advisors', anAdvisor({ org: 'org-special' }));
  await configured({ specialAdvisor: special.id });
  expect((await host(owner, session)).seminar.id).toBe(seminar.id);
  for (const who of [colleague, special]) {
    await expect(host(who, session)).rejects.toMatchObject({ code: 'session/not-found' });
  }
});

test('TEAM-05.5 a seminar for a team is hosted by its owner and the members, of any organisation; for others its sessions do not exist', async () => {
  const seminar = { audience: 'team:nord' };
  const { advisor: owner, session } = await anOffer({ seminar, session: seminar });
  const member = await store('advisors', anAdvisor({ org: 'org-other' }));
  await store('accounts', anAccount({ id: member.id, audiences: ['team:nord'] }));
  const colleague = await store('advisors', anAdvisor({ org: owner.org }));
  await store('accounts', anAccount({ id: colleague.id, audiences: ['team:sued'] }));
  const special = await store('advisors', anAdvisor({ org: 'org-special' }));
  await configured({ specialAdvisor: special.id });
  expect((await host(owner, session)).advisor.id).toBe(owner.id);
  expect((await host(member, session)).advisor.id).toBe(member.id);
  for (const one of [colleague, special]) {
    await expect(host(one, session)).rejects.toMatchObject({ code: 'session/not-found' });
  }
});
