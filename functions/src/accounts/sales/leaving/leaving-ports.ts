import { db, toData } from '../../../core/firestore.ts';
import { offersRepository } from '../offers.repository.ts';
import type { EndFilmsPorts } from './end-films.service.ts';

const AT_ONCE = 400;

export const endFilmsPorts: EndFilmsPorts = {
  offers: offersRepository,
  async storeNews(news) {
    for (let at = 0; at < news.length; at += AT_ONCE) {
      const batch = db.batch();
      for (const one of news.slice(at, at + AT_ONCE)) {
        batch.set(db.doc(`notifications/${one.id}`), toData(one));
      }
      await batch.commit();
    }
  },
  now: () => new Date(),
};
