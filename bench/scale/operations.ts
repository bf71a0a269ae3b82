import { anAdvisor, aSeminar, aTestimonial } from '../../libs/domain/testing/factories.ts';
import { toData } from '../../functions/src/core/firestore.ts';
import { moreOfPage } from '../../functions/src/content/pages/more-of-page.service.ts';
import { readAdvisor } from '../../functions/src/core/people.repository.ts';
import { ownLook, signInAs, visit } from './browser.ts';
import { countBrowser } from './count-browser.ts';
import { countServer } from './count-server.ts';
import { advisorId, JOINED, seminarId, write, type Size } from './network.ts';
import type { Operation } from './operation.ts';

const DAY = 24 * 60 * 60_000;
const me = advisorId(0);
/** seminars and owners that are on no page's first view */
const FAR = 24;
const ADDED = 'seminaradded00000000';

const choose = (choices: Readonly<Record<string, object>>) =>
  write(`advisors/${me}/selections/seminars`, { choices, changed: Object.keys(choices) });
const choice = (visible: boolean, dateForOrder: number) => ({ visible, dateForOrder });

/** What the first advisor's page shows of their own: four testimonials, a seminar, an expert video. */
const SHOWN_OWN = 6;

export const OPERATIONS: readonly Operation<Size>[] = [
  { name: 'a visit', most: 1, run: () => countBrowser(() => visit(me)) },
  {
    name: `an advisor's look at the own page, with ${SHOWN_OWN} own videos and testimonials on it`,
    most: 5 + SHOWN_OWN,
    run: async () => {
      await signInAs(me);
      return countBrowser(() => ownLook(me));
    },
  },
  {
    name: '"Mehr anzeigen", 24 seminars',
    run: () =>
      countServer(async () => {
        const page = await visit(me);
        const { id, order } = page?.seminars.at(-1) ?? { id: 'none', order: 0 };
        const ports = {
          advisor: readAdvisor,
          limit: { take: () => Promise.resolve(true) },
          now: () => new Date(),
        };
        const visitor = { caller: null, emailConfirmed: false, address: '' };
        const after = { id, order };
        await moreOfPage(ports, { uid: me, section: 'seminars', after }, visitor);
      }),
  },
  { name: 'editing the hero', most: 5, run: () => write(`advisors/${me}`, { heroText: 'Neu' }) },
  {
    name: 'hiding a seminar that shows',
    lookups: 2,
    most: 10,
    run: () => choose({ [seminarId(3)]: choice(false, 1) }),
  },
  {
    name: 'showing it again',
    lookups: 2,
    most: 10,
    run: () => choose({ [seminarId(3)]: choice(true, 1) }),
  },
  {
    name: 'moving a seminar from the very end to the front',
    lookups: 2,
    most: 10,
    run: ({ seminars }) => choose({ [seminarId(seminars - 1)]: choice(true, 2) }),
  },
  {
    name: 'two seminars changing places',
    lookups: 3,
    most: 10,
    run: ({ seminars }) =>
      choose({ [seminarId(3)]: choice(true, 2), [seminarId(seminars - 1)]: choice(true, 1) }),
  },
  {
    name: 'publishing a testimonial',
    lookups: 1,
    run: () =>
      write(
        'testimonials/testimonialadded0000',
        toData(aTestimonial(me, { id: 'testimonialadded0000', displayOrder: 9 })),
      ),
  },
  {
    name: 'publishing a seminar',
    lookups: 1,
    run: () => {
      const createdAt = new Date(JOINED.getTime() + DAY);
      const seminar = aSeminar(me, { id: ADDED, video: null, createdAt });
      return write(`seminars/${ADDED}`, toData(seminar));
    },
  },
  {
    name: 'editing a seminar that is on no first view',
    lookups: 1,
    run: () => write(`seminars/${seminarId(FAR + 30)}`, { title: 'Neu' }),
  },
  {
    name: 'deleting a seminar that is on no first view',
    run: () => write(`seminars/${ADDED}`, null),
  },
  {
    name: 'renaming an owner who is on no first view',
    run: () => write(`advisors/${advisorId(FAR)}`, { lastName: 'Weiß' }),
  },
  {
    name: 'a new advisor',
    run: ({ advisors }) => {
      const id = advisorId(advisors);
      return write(`advisors/${id}`, toData(anAdvisor({ id, code: id, createdAt: JOINED })));
    },
  },
  {
    name: 'the operator hides a seminar that is on no first view',
    run: () => write(`seminars/${seminarId(FAR + 30)}`, { hidden: true }),
  },
  {
    name: 'editing a seminar that every page shows',
    onlySmall: true,
    lookups: 1,
    run: () => write(`seminars/${seminarId(1)}`, { title: 'Neu' }),
  },
  {
    name: 'renaming an owner whom every page shows',
    onlySmall: true,
    run: () => write(`advisors/${advisorId(1)}`, { lastName: 'Weiß' }),
  },
  {
    name: 'deleting a seminar that every page shows',
    onlySmall: true,
    run: () => write(`seminars/${seminarId(1)}`, null),
  },
];
