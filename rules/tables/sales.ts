import {
  filmEntitlementSchema,
  filmFileSchema,
  filmOfferSchema,
  filmPaperSchema,
  filmSaleSchema,
  filmSellerSchema,
} from '@wbd/domain/sales';
import { CONFIRMED } from '../roles.ts';
import { query } from '../engine/request.ts';
import { gets, lists, listsUpTo, type Table } from '../engine/table.ts';
import { serverTable } from './server-table.ts';
import { PAST, type Documents } from './values.ts';

const offer = (advisor: string, state: string) => ({
  advisor,
  title: 'Erbrecht',
  state,
  endsAt: null,
  createdAt: PAST,
});

/** Films of two sellers; `basic` has bought the withdrawn one of the owner, and `blocked` too. */
export const salesDocuments: Documents = [
  ['filmOffers/on-sale', offer('owner', 'sale')],
  ['filmOffers/ending', { ...offer('owner', 'sale'), endsAt: PAST }],
  ['filmOffers/draft', offer('owner', 'draft')],
  ['filmOffers/bought', offer('owner', 'withdrawn')],
  ['filmOffers/of-blocked', offer('blocked', 'draft')],
  ['filmFiles/on-sale', { advisor: 'owner', url: 'paid_videos/video/a.mp4', captions: null }],
  ['filmFiles/bought', { advisor: 'owner', url: 'paid_videos/video/b.mp4', captions: null }],
  ['filmFiles/of-blocked', { advisor: 'blocked', url: 'paid_videos/video/c.mp4' }],
  ['filmSellers/owner', { legalForm: 'person', bornOn: '1980-02-03', stripeAccount: 'acct_1' }],
  ['filmSellers/blocked', { legalForm: 'person', bornOn: '1980-02-03', stripeAccount: null }],
  ...(['owner', 'blocked'] as const).flatMap((seller): Documents => [
    [`filmSales/of-${seller}`, { seller, buyer: 'basic', offer: 'bought', paidAt: PAST }],
    [`filmPapers/of-${seller}`, { seller, buyer: 'basic', number: 1 }],
  ]),
  ...(['basic', 'blocked'] as const).map((advisor): Documents[number] => [
    `filmEntitlements/${advisor}.bought`,
    { advisor, offer: 'bought', seller: 'owner', state: 'open', boughtAt: PAST },
  ]),
];

const ON_SALE = [
  ['state', 'sale'],
  ['endsAt', null],
] as const;

/** Who sees what advisors sell each other; no one but the server writes it. */
export const salesTables: readonly Table[] = [
  serverTable('filmOffers/on-sale', [filmOfferSchema], { advisor: 'foreign', netCents: 1 }, [
    gets('one on sale', CONFIRMED, 'filmOffers/on-sale'),
    gets('a draft', ['owner'], 'filmOffers/draft'),
    gets('a withdrawn one that was bought', ['owner', 'basic'], 'filmOffers/bought'),
    gets("a blocked seller's", [], 'filmOffers/of-blocked'),
    ...listsUpTo(200, 'what is on sale', CONFIRMED, query('filmOffers', null, ...ON_SALE)),
    ...listsUpTo(200, "the owner's", ['owner'], query('filmOffers', null, ['advisor', 'owner'])),
    lists('what is on sale and ends', [], query('filmOffers', 10, ['state', 'sale'])),
    lists('what ends', [], query('filmOffers', 10, ['state', 'sale'], ['endsAt', PAST])),
    lists('drafts', [], query('filmOffers', 10, ['state', 'draft'], ['endsAt', null])),
    lists("a blocked seller's", [], query('filmOffers', 10, ['advisor', 'blocked'])),
    lists('all', [], query('filmOffers', 10)),
  ]),
  serverTable('filmFiles/on-sale', [filmFileSchema], { advisor: 'foreign' }, [
    gets("a seller's", ['owner'], 'filmFiles/on-sale'),
    gets('of a film that was bought', ['owner'], 'filmFiles/bought'),
    gets("a blocked seller's", [], 'filmFiles/of-blocked'),
    lists("the owner's", [], query('filmFiles', 1, ['advisor', 'owner'])),
  ]),
  serverTable('filmSellers/owner', [filmSellerSchema], { canCharge: true }, [
    gets("a seller's", ['owner'], 'filmSellers/owner'),
    gets("a blocked seller's", [], 'filmSellers/blocked'),
    lists('all', [], query('filmSellers', 1)),
  ]),
  serverTable('filmSales/of-owner', [filmSaleSchema], { seller: 'foreign' }, [
    gets('one', [], 'filmSales/of-owner'),
    ...listsUpTo(500, "a seller's", ['owner'], query('filmSales', null, ['seller', 'owner'])),
    lists("a blocked seller's", [], query('filmSales', 10, ['seller', 'blocked'])),
    lists("a buyer's", [], query('filmSales', 10, ['buyer', 'basic'])),
    lists('all', [], query('filmSales', 10)),
  ]),
  serverTable(
    'filmEntitlements/basic.bought',
    [filmEntitlementSchema],
    { advisor: 'basic', state: 'open' },
    [
      gets("a buyer's", ['basic'], 'filmEntitlements/basic.bought'),
      gets("a blocked buyer's", [], 'filmEntitlements/blocked.bought'),
      ...listsUpTo(
        500,
        "a buyer's",
        ['basic'],
        query('filmEntitlements', null, ['advisor', 'basic']),
      ),
      lists("a blocked buyer's", [], query('filmEntitlements', 10, ['advisor', 'blocked'])),
      lists('of a film', [], query('filmEntitlements', 10, ['offer', 'bought'])),
      lists('all', [], query('filmEntitlements', 10)),
    ],
  ),
  serverTable('filmPapers/of-owner', [filmPaperSchema], { seller: 'foreign' }, [
    gets('one', [], 'filmPapers/of-owner'),
    ...listsUpTo(500, "a seller's", ['owner'], query('filmPapers', null, ['seller', 'owner'])),
    ...listsUpTo(500, "a buyer's", ['basic'], query('filmPapers', null, ['buyer', 'basic'])),
    lists(
      'between two others',
      ['foreign', 'lite'],
      query('filmPapers', 10, ['seller', 'foreign'], ['buyer', 'lite']),
    ),
    lists("a blocked seller's", [], query('filmPapers', 10, ['seller', 'blocked'])),
    lists('all', [], query('filmPapers', 10)),
  ]),
];
