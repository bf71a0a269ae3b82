import type { Advisor } from '@wbd/domain/advisors';
import type { ServedRegistration } from '@wbd/domain/pages';
import { SIGN_UP_PATH } from '@wbd/domain/plans';
import { SEAT_PATH } from '@wbd/domain/seats';
import { aSeminar, aSession } from '@wbd/domain/testing';
import {
  shownAddress,
  shownRegistration,
} from '../../functions/src/content/pages/first-view/shown.ts';
import { withData } from '../../functions/src/content/pages/preview/served-page.ts';
import { shellIn, withView } from '../page/served-page.ts';

export interface FormPage {
  name: string;
  pathname: string;
  /** as the function `page` serves it, and the same without what it begins with */
  html: string;
  plain: string;
}

const DAY_MS = 86_400_000;

/** The pages that registration depends on. */
export function formPages(www: string, owner: Advisor): FormPage[] {
  const shell = shellIn(www);
  const addresses = [
    ['sign-in', '/auth'],
    ['sign-up', SIGN_UP_PATH],
    ['a seat', SEAT_PATH],
  ] as const;
  const same = addresses.map(([name, pathname]): FormPage => ({
    name,
    pathname,
    html: withView(www, shell, shownAddress(pathname)),
    plain: shell,
  }));
  return [registrationPage(www, shell, owner), ...same];
}

/** With as many sessions as a seminar usually has. The data comes along in both cases, so that neither waits for it. */
function registrationPage(www: string, shell: string, owner: Advisor): FormPage {
  const item = aSeminar(owner.id, {
    title: 'Vermögen aufbauen',
    description: 'Wie du mit kleinen Beträgen beginnst, und was du dafür wissen solltest.',
  });
  const now = Date.now();
  const sessions = [20, 5, 0].map((maxParticipants, index) =>
    aSession(item, { maxParticipants, time: new Date(now + (index + 7) * DAY_MS) }),
  );
  const content: ServedRegistration = {
    kind: 'registration',
    item,
    owner,
    advisor: owner,
    sessions,
  };
  const pathname = `/action/${owner.id}/seminar/${item.id}`;
  const plain = withData(shell, { data: null, content: { readAt: now, content } });
  return {
    name: 'a registration',
    pathname,
    html: withView(www, plain, shownRegistration(content, pathname)),
    plain,
  };
}
