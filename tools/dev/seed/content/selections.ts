import type { Selection } from '@wbd/domain/seminars';
import { DEMO_ADVISORS, DEMO_EXPERTS, DEMO_SEMINARS } from '../demo.ts';

export interface Choice {
  uid: string;
  section: 'seminars' | 'experts';
  selections: Selection[];
}

const choice = (uid: string, section: Choice['section'], selections: Selection[]): Choice => ({
  uid,
  section,
  selections,
});

/** Choices whose sort keys follow the order given. */
function inOrder(ids: readonly string[], visible = true): Selection[] {
  return ids.map((id, index) => ({ id, visible, dateForOrder: (index + 1) * 1000 }));
}

const { trailer, plain, online, past, full, colleague } = DEMO_SEMINARS;
const { plan, house, pension, ownLink, colleague: founding } = DEMO_EXPERTS;
const { pro, wbd, internaltesting, fremd, admin } = DEMO_ADVISORS;
const usual = inOrder([trailer, online, plain, past, full]);

/** What advisors who joined before the content chose to show; the colleague joined after all of it and chose nothing. */
export const choices: readonly Choice[] = [
  choice(pro.uid, 'seminars', [...usual, ...inOrder([colleague], false)]),
  choice(wbd.uid, 'seminars', inOrder([trailer, online, plain, past, full, colleague])),
  choice(internaltesting.uid, 'seminars', inOrder(Object.values(DEMO_SEMINARS))),
  choice(fremd.uid, 'seminars', inOrder([online, trailer])),
  choice(admin.uid, 'seminars', inOrder([trailer])),
  choice(pro.uid, 'experts', inOrder([plan, house, pension, ownLink])),
  choice(wbd.uid, 'experts', inOrder([plan, founding, house])),
  choice(internaltesting.uid, 'experts', inOrder(Object.values(DEMO_EXPERTS))),
  choice(fremd.uid, 'experts', inOrder([pension])),
];
