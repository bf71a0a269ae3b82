import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { unlessStopped } from '../../shared/maintenance.ts';
import { REGION } from '../../shared/settings.ts';
import { listedPages, storeSitemap, testAdvisors } from './sitemap.repository.ts';
import { writeSitemap as write } from './write-sitemap.service.ts';

/** Once a day: a page that is a day younger than the sitemap is found through links. */
export const writeSitemap = onSchedule(
  { schedule: 'every day 03:30', timeZone: 'Europe/Berlin', region: REGION, timeoutSeconds: 540 },
  unlessStopped(async () => {
    const count = await write({ pages: listedPages, testAdvisors, store: storeSitemap });
    logger.info(`The sitemap lists ${count} advisors' pages`);
  }),
);
