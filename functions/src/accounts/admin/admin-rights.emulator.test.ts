import '../../../test/own-project.ts';
import '../../../test/unverified-tokens.ts';
import '../../../fuzz/environment.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errorTexts, isErrorCode } from '@wbd/domain/errors';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tokenOf } from '../../../fuzz/logins.ts';
import { serveCallables, type FuzzServer } from '../../../fuzz/server.ts';
import { answerSchema } from '../../../test/calls.ts';
import { anAccount, anAdvisor, newId, store } from '../../../test/data.ts';
import { app } from '../../core/firestore.ts';
import { resendMail } from './resend/resend-mail.callable.ts';
import { decideNotice } from '../notices/decide-notice.callable.ts';
import { forgetReporter } from '../notices/forget-reporter.callable.ts';
import { noticeDetails } from '../notices/notice-details.callable.ts';
import { accountDetails } from './account-details.callable.ts';
import { failedMails } from './failed-mails.callable.ts';
import { operations } from './operations/operations.callable.ts';
import { listOrganisations } from './organisations/list-organisations.callable.ts';
import { organisationMembers } from './organisations/organisation-members.callable.ts';
import { renameOrganisation } from './organisations/rename-organisation.callable.ts';
import { setAccountBlock } from './blocking/set-account-block.callable.ts';
import { setOrgAdmin } from './org-admins/set-org-admin.callable.ts';
import { endSupportView } from './support-view/end-support-view.callable.ts';
import { startSupportView } from './support-view/start-support-view.callable.ts';
import { supportView } from './support-view/support-view.callable.ts';
import { resetSecondFactor } from './second-factor/reset-second-factor.callable.ts';
import { setTestAccount } from './set-test-account.callable.ts';

let server: FuzzServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wbd-admin-'));
  vi.stubEnv('WBD_MODULES_FOLDER', folder);
  server = await serveCallables({
    accountDetails,
    failedMails,
    operations,
    resendMail,
    setAccountBlock,
    setOrgAdmin,
    setTestAccount,
    resetSecondFactor,
    endSupportView,
    listOrganisations,
    organisationMembers,
    renameOrganisation,
    startSupportView,
    supportView,
    decideNotice,
    forgetReporter,
    noticeDetails,
  });
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function refusalOf(name: string, input: object, idToken: string) {
  const answer = await fetch(`${server.origin}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ data: input }),
  });
  const { error } = answerSchema.parse(await answer.json());
  const code = error?.details?.code;
  if (isErrorCode(code)) expect(error?.message).toBe(errorTexts[code]);
  return code;
}

/** Every call that needs admin rights, and its answer to an admin about a missing object. */
const CALLS = [
  ['accountDetails', { uid: 'missing' }, 'advisor/not-found'],
  ['setTestAccount', { uid: 'missing', isTest: true }, 'advisor/not-found'],
  ['setAccountBlock', { uid: 'missing', reason: null }, 'advisor/not-found'],
  ['setOrgAdmin', { uid: 'missing', isOrgAdmin: true }, 'advisor/not-found'],
  ['resetSecondFactor', { uid: 'missing', reason: 'Anruf' }, 'advisor/not-found'],
  ['startSupportView', { uid: 'missing', reason: 'Anruf' }, 'advisor/not-found'],
  ['supportView', { uid: 'missing' }, 'support/ended'],
  ['endSupportView', {}, undefined],
  ['listOrganisations', {}, undefined],
  ['organisationMembers', { id: 'missing', after: null }, undefined],
  ['renameOrganisation', { id: 'missing', name: 'Orga' }, 'organisation/unknown'],
  ['failedMails', { after: null, advisorEmail: '' }, undefined],
  ['operations', {}, undefined],
  ['resendMail', { mailId: 'missing' }, 'mail/not-failed'],
  ['noticeDetails', { noticeId: 'missing' }, 'notice/not-found'],
  ['forgetReporter', { noticeId: 'missing', reportId: 'missing' }, 'notice/not-found'],
  [
    'decideNotice',
    {
      decisionId: 'decision',
      noticeId: 'missing',
      revision: 1,
      outcome: 'restricted',
      basis: 'law',
      ground: '§ 5 UWG',
      facts: 'Verspricht Gewinne.',
    },
    'notice/not-found',
  ],
] as const;

test.each(CALLS)(
  'ADMIN-04 %s refuses an admin without a confirmed address or a second factor',
  async (name, input, answered) => {
    const uid = newId('admin');
    const { email } = await store('accounts', anAccount({ id: uid, admin: true }));
    await store('advisors', anAdvisor({ id: uid }));
    await getAuth(app).createUser({ uid, email });
    const as = (token: Partial<Parameters<typeof tokenOf>[0]>) =>
      refusalOf(name, input, tokenOf({ uid, email, secondFactor: true, ...token }));
    expect(await as({ emailConfirmed: false })).toBe('auth/email-unconfirmed');
    expect(await as({ secondFactor: false })).toBe('auth/second-factor-required');
    expect(await as({})).toBe(answered);
    const { id } = await store('accounts', anAccount({ id: newId('advisor') }));
    expect(await as({ uid: id })).toBe('permission/denied');
  },
);
