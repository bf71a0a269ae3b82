import {
  teamFiguresSchema,
  type Figure,
  type MoneyFigure,
  type MonthlyFigures,
  type MonthlyMoney,
  type TeamFigures,
} from '@wbd/domain/teams';
import type { Deal } from '@wbd/domain/commission';
import { berlinDay, type Month } from '@wbd/domain/time';
import { AggregateField, type DocumentSnapshot, type Query } from 'firebase-admin/firestore';
import { db, isOutdated, parseDocuments } from '../../../core/firestore.ts';

/** Figures as they were read. */
export interface ReadFigures {
  figures: TeamFigures;
  snapshot: DocumentSnapshot;
}

export interface FiguresRepository {
  /** of a member who shares them */
  read(uid: string): Promise<ReadFigures | null>;
  /** those that are to be counted again, the longest due first */
  due(now: Date, most: number): Promise<ReadFigures[]>;
  /** of all members of these teams who share them */
  ofTeams(teams: readonly string[]): Promise<TeamFigures[]>;
  /** How many of a member there are in a month, as of now. */
  count(uid: string, figure: Figure, month: Month): Promise<number>;
  /** Cents of a member in a month, of the deals that are confirmed as of now. */
  sum(uid: string, figure: MoneyFigure, month: Month): Promise<number>;
  /** @returns false when they have changed since they were read, or are gone: then nothing is written */
  keep(
    read: ReadFigures,
    counted: {
      months: MonthlyFigures;
      money: MonthlyMoney | null;
      countedAt: Date;
      dueAt: Date;
    },
  ): Promise<boolean>;
}

const readAll = (snapshots: readonly DocumentSnapshot[]): ReadFigures[] =>
  snapshots.flatMap((snapshot) =>
    parseDocuments(teamFiguresSchema, [snapshot]).map((figures) => ({ figures, snapshot })),
  );

const seatsOf = (uid: string) => db.collectionGroup('registrations').where('advisor', '==', uid);

function counted(uid: string, figure: Figure, { from, to }: Month): Query {
  switch (figure) {
    case 'registrations':
      return seatsOf(uid)
        .where('registeredAt', '>=', from)
        .where('registeredAt', '<', to)
        .orderBy('registeredAt', 'desc');
    case 'attendances':
      return seatsOf(uid)
        .where('attended', '==', true)
        .where('registeredAt', '>=', from)
        .where('registeredAt', '<', to)
        .orderBy('registeredAt', 'desc');
    case 'customers':
      return db
        .collection('customers')
        .where('advisor', '==', uid)
        .where('proven', '==', true)
        .where('registered', '>=', from)
        .where('registered', '<', to)
        .orderBy('registered', 'desc');
    case 'referrals':
      return db
        .collection('referrals')
        .where('referrer', '==', uid)
        .where('createdAt', '>=', from)
        .where('createdAt', '<', to)
        .orderBy('createdAt', 'desc');
  }
}

/** Confirmed deals that the member reported, or for whose customers the member earns. */
function paid(uid: string, figure: MoneyFigure, { from, to }: Month): Query {
  const deals = db.collection('deals');
  const whose =
    figure === 'revenue' ? deals.where('advisor', '==', uid) : deals.where('partner', '==', uid);
  return whose
    .where('state', '==', 'confirmed')
    .where('on', '>=', berlinDay(from))
    .where('on', '<', berlinDay(to));
}

const CENTS = { revenue: 'netCents', commission: 'commission' } as const satisfies Record<
  MoneyFigure,
  keyof Deal
>;

export const figuresRepository: FiguresRepository = {
  async read(uid) {
    const [found = null] = readAll([await db.doc(`teamFigures/${uid}`).get()]);
    return found;
  },
  async due(now, most) {
    const waiting = db.collection('teamFigures').where('dueAt', '<=', now);
    return readAll((await waiting.orderBy('dueAt').limit(most).get()).docs);
  },
  async ofTeams(teams) {
    if (teams.length === 0) return [];
    const { docs } = await db.collection('teamFigures').where('team', 'in', teams).get();
    return parseDocuments(teamFiguresSchema, docs);
  },
  async count(uid, figure, month) {
    return (await counted(uid, figure, month).count().get()).data().count;
  },
  async sum(uid, figure, month) {
    const cents = AggregateField.sum(CENTS[figure]);
    return (await paid(uid, figure, month).aggregate({ cents }).get()).data().cents;
  },
  async keep({ snapshot: { ref, updateTime } }, counted) {
    try {
      const asRead = updateTime ? { lastUpdateTime: updateTime } : {};
      await ref.update({ ...counted }, asRead);
      return true;
    } catch (error) {
      if (isOutdated(error)) return false;
      throw error;
    }
  },
};
