import { defineSweep } from '../../../core/sweeps/define-sweep.ts';
import { listedPages, storeSitemap, testAdvisors } from './sitemap.repository.ts';
import { writeSitemap as write } from './write-sitemap.service.ts';

/** Once a day: a page that is a day younger than the sitemap is found through links. */
export const writeSitemap = defineSweep('writeSitemap', { timeoutSeconds: 540 }, () =>
  write({ pages: listedPages, testAdvisors, store: storeSitemap }),
);
