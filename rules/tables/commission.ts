import {
  bookedEntrySchema,
  commissionTermsSchema,
  dealSchema,
  payerSchema,
  payoutSchema,
  statementSchema,
  storedBalanceSchema,
  taxProfileSchema,
} from '@wbd/domain/commission';
import { moneyChangeSchema } from '@wbd/domain/money-changes';
import { sponsorSchema } from '@wbd/domain/accounts';
import { query } from '../engine/request.ts';
import { gets, lists, listsUpTo, type Table } from '../engine/table.ts';
import { serverTable } from './server-table.ts';
import { PAST, type Documents } from './values.ts';

/** Deals of org-a and of no one's organisation, and what three advisors earned. */
export const commissionDocuments: Documents = [
  ['deals/of-owner', { advisor: 'owner', payer: 'org-a', customer: 'customer', partner: 'basic' }],
  ['deals/of-blocked', { advisor: 'blocked', payer: 'org-b', customer: 'customer', partner: null }],
  ['commissionTerms/org-a~0001', { payer: 'org-a', validFrom: '2027-01-01' }],
  ['commissionTerms/org-b~0001', { payer: 'org-b', source: 'subscriptions' }],
  ['commissionTerms/org-b~0002', { payer: 'org-b', source: 'deals' }],
  ['payers/org-a', { name: 'WBD GmbH', ibanEnd: '2051' }],
  ['payers/org-b', { name: 'Andere GmbH', ibanEnd: '2051' }],
  ['payouts/of-org-a', { payer: 'org-a', author: 'colleague', state: 'drafted' }],
  ['payouts/of-org-b', { payer: 'org-b', author: 'foreign', state: 'drafted' }],
  [
    'moneyChanges/of-basic',
    { kind: 'iban', by: 'basic', readers: ['basic', 'colleague'], at: PAST },
  ],
  ['moneyChanges/of-blocked', { kind: 'iban', by: 'blocked', readers: ['blocked'], at: PAST }],
  ['sponsors/owner', { sponsor: 'basic', createdAt: PAST }],
  ['sponsors/blocked', { sponsor: 'blocked', createdAt: PAST }],
  ...['basic', 'blocked'].flatMap((partner): Documents => [
    [`taxProfiles/${partner}`, { kind: 'private', ibanEnd: '2051' }],
    [`statements/of-${partner}`, { partner, payer: 'org-a', payout: null, issuedOn: '2027-02-01' }],
  ]),
  ...['basic', 'owner', 'blocked'].flatMap((partner): Documents => [
    [`ledgers/org-a/entries/of-${partner}`, { partner, payer: 'org-a', at: PAST }],
    [`ledgers/org-a/balances/${partner}`, { partner, payer: 'org-a', held: 12_000 }],
  ]),
];

const OF_OWNER = ['advisor', 'owner'] as const;
const OF_BLOCKED = ['advisor', 'blocked'] as const;

/** Who sees deals, terms and commission; no one but the server writes them. */
export const commissionTables: readonly Table[] = [
  serverTable('deals/of-owner', [dealSchema], { advisor: 'owner', payer: 'org-a' }, [
    gets("the owner's", [], 'deals/of-owner'),
    ...listsUpTo(500, "the owner's", ['owner'], query('deals', null, OF_OWNER)),
    ...listsUpTo(500, "an organisation's", ['colleague'], query('deals', null, ['payer', 'org-a'])),
    lists("another organisation's", [], query('deals', 10, ['payer', 'org-b'])),
    lists("a blocked advisor's", [], query('deals', 10, OF_BLOCKED)),
    lists('of a partner', [], query('deals', 10, ['partner', 'basic'])),
    lists('all', [], query('deals', 10)),
  ]),
  serverTable('commissionTerms/org-a~0001', [commissionTermsSchema], { payer: 'org-b' }, [
    gets("an organisation's", [], 'commissionTerms/org-a~0001'),
    ...listsUpTo(
      100,
      "an organisation's",
      ['owner', 'colleague'],
      query('commissionTerms', null, ['payer', 'org-a']),
    ),
    ...listsUpTo(
      100,
      "the operator's about packages",
      ['basic', 'owner', 'colleague', 'foreign', 'lite', 'pro', 'admin', 'internaltesting'],
      query('commissionTerms', null, ['source', 'subscriptions']),
    ),
    lists('of deals', [], query('commissionTerms', 10, ['source', 'deals'])),
    lists('all', [], query('commissionTerms', 10)),
  ]),
  serverTable('sponsors/owner', [sponsorSchema], { sponsor: 'foreign' }, [
    gets('of an advisor', ['owner'], 'sponsors/owner'),
    gets('of a blocked advisor', [], 'sponsors/blocked'),
    ...listsUpTo(500, 'whom one brought', ['basic'], query('sponsors', null, ['sponsor', 'basic'])),
    lists('whom a blocked advisor brought', [], query('sponsors', 10, ['sponsor', 'blocked'])),
    lists('all', [], query('sponsors', 10)),
  ]),
  serverTable('taxProfiles/basic', [taxProfileSchema], { kind: 'business' }, [
    gets("a partner's", ['basic'], 'taxProfiles/basic'),
    gets("a blocked partner's", [], 'taxProfiles/blocked'),
    lists('all', [], query('taxProfiles', 1)),
  ]),
  serverTable('payers/org-a', [payerSchema], { name: 'Meine GmbH' }, [
    gets("an organisation's", ['colleague'], 'payers/org-a'),
    gets("another organisation's", [], 'payers/org-b'),
    lists('all', [], query('payers', 1)),
  ]),
  serverTable('statements/of-basic', [statementSchema], { partner: 'foreign' }, [
    gets("a partner's", [], 'statements/of-basic'),
    ...listsUpTo(500, "a partner's", ['basic'], query('statements', null, ['partner', 'basic'])),
    ...listsUpTo(
      500,
      "an organisation's",
      ['colleague'],
      query('statements', null, ['payer', 'org-a']),
    ),
    ...[['month', '2027-01'] as const, ['objection.answer', null] as const].flatMap((filter) => [
      ...listsUpTo(
        500,
        `an organisation's by ${filter[0]}`,
        ['colleague'],
        query('statements', null, ['payer', 'org-a'], filter),
      ),
      lists(
        `another organisation's by ${filter[0]}`,
        [],
        query('statements', 10, ['payer', 'org-b'], filter),
      ),
    ]),
    lists("another organisation's", [], query('statements', 10, ['payer', 'org-b'])),
    lists("a blocked partner's", [], query('statements', 10, ['partner', 'blocked'])),
    lists('all', [], query('statements', 10)),
  ]),
  serverTable('payouts/of-org-a', [payoutSchema], { author: 'foreign' }, [
    gets("an organisation's", [], 'payouts/of-org-a'),
    ...listsUpTo(
      100,
      "an organisation's",
      ['colleague'],
      query('payouts', null, ['payer', 'org-a']),
    ),
    lists("another organisation's", [], query('payouts', 10, ['payer', 'org-b'])),
    lists('all', [], query('payouts', 10)),
  ]),
  serverTable('moneyChanges/of-basic', [moneyChangeSchema], { stoppedAt: PAST }, [
    gets('one', [], 'moneyChanges/of-basic'),
    ...listsUpTo(
      50,
      'those that were told to an advisor',
      ['basic'],
      query('moneyChanges', null, ['readers', 'array-contains', 'basic']),
    ),
    lists(
      'those that were told to a blocked advisor',
      [],
      query('moneyChanges', 10, ['readers', 'array-contains', 'blocked']),
    ),
    lists('all', [], query('moneyChanges', 10)),
  ]),
  ...(['entries', 'balances'] as const).map((name) => {
    const path =
      name === 'entries' ? 'ledgers/org-a/entries/of-basic' : 'ledgers/org-a/balances/basic';
    const schema = name === 'entries' ? bookedEntrySchema : storedBalanceSchema;
    const most = name === 'entries' ? 500 : 100;
    const own = (partner: string) => ({
      collection: name,
      group: true,
      where: ['partner', partner] as const,
    });
    return serverTable(path, [schema], { partner: 'foreign' }, [
      gets("a partner's", [], path),
      ...listsUpTo(most, "a partner's, of any payer", ['basic'], own('basic')),
      lists("a blocked partner's", [], { ...own('blocked'), limit: 1 }),
      lists("a payer's", [], query(`ledgers/org-a/${name}`, 1)),
      lists('all', [], { collection: name, group: true, limit: 1 }),
    ]);
  }),
];
