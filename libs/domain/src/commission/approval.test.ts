import fc from 'fast-check';
import { expect, test } from 'vitest';
import { approvalBy, mayApprove, needsOperator } from './approval.ts';

const ADMINS = ['one', 'two', 'three'];
const aLine = (partner: string, number: number) => ({
  id: `of-${String(number)}`,
  number,
  partner,
  name: partner,
  ibanEnd: '2051',
  total: 100,
});

test('NET-06.3 an approver releases neither their own nor disputed statements, and no statement is lost', () => {
  const lines = fc.array(fc.constantFrom(...ADMINS, 'partner'), { maxLength: 20 });
  fc.assert(
    fc.property(lines, fc.constantFrom(...ADMINS), fc.nat(20), (partners, approver, disputed) => {
      const statements = partners.map(aLine);
      const objected = new Set([`of-${String(disputed)}`]);
      const { pays, own, objected: waiting } = approvalBy({ statements }, approver, objected);
      expect(pays.some(({ partner }) => partner === approver)).toBe(false);
      expect([...pays, ...own].some(({ id }) => objected.has(id))).toBe(false);
      expect(own.every(({ partner }) => partner === approver)).toBe(true);
      const all = [...pays, ...own, ...waiting].map(({ number }) => number);
      expect(all.toSorted((a, b) => a - b)).toEqual(statements.map(({ number }) => number));
    }),
  );
});

test('NET-06.3 two administrators can always release everything, whoever is paid', () => {
  const lines = fc.array(fc.constantFrom('one', 'two', 'partner'), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(lines, fc.constantFrom('one', 'two'), (partners, author) => {
      const released: string[] = [];
      let drafts = [{ author, statements: partners.map(aLine) }];
      for (let round = 0; drafts.length > 0 && round < 4; round++) {
        drafts = drafts.flatMap((draft) => {
          const approver = draft.author === 'one' ? 'two' : 'one';
          expect(mayApprove({ state: 'drafted', author: draft.author }, approver)).toBe(true);
          expect(mayApprove({ state: 'drafted', author: draft.author }, draft.author)).toBe(false);
          const { pays, own } = approvalBy(draft, approver, new Set());
          released.push(...pays.map(({ id }) => id));
          // the approver's own lines become a draft of the approver
          return own.length > 0 ? [{ author: approver, statements: own }] : [];
        });
      }
      expect(drafts).toEqual([]);
      expect(released.toSorted()).toEqual(
        partners.map((_, index) => `of-${String(index)}`).toSorted(),
      );
    }),
  );
});

test('NET-06.3 a single administrator and the operator release everything, whoever of them is paid', () => {
  const lines = fc.array(fc.constantFrom('one', 'operator', 'partner'), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(lines, (partners) => {
      const released: string[] = [];
      let drafts = [{ author: 'one', statements: partners.map(aLine) }];
      for (let round = 0; drafts.length > 0 && round < 3; round++) {
        drafts = drafts.flatMap((draft) => {
          const waits = { state: 'drafted', author: draft.author } as const;
          const approver = needsOperator(waits, ['one']) ? 'operator' : 'one';
          expect(mayApprove(waits, approver)).toBe(true);
          const { pays, own } = approvalBy(draft, approver, new Set());
          released.push(...pays.map(({ id }) => id));
          return own.length > 0 ? [{ author: approver, statements: own }] : [];
        });
      }
      expect(drafts).toEqual([]);
      expect(released).toHaveLength(partners.length);
    }),
  );
});

test('NET-06.3 the operator is needed only while no other administrator can approve a draft', () => {
  const drafted = { state: 'drafted', author: 'one' } as const;
  expect(needsOperator(drafted, ['one'])).toBe(true);
  expect(needsOperator(drafted, [])).toBe(true);
  expect(needsOperator(drafted, ['one', 'two'])).toBe(false);
  expect(needsOperator({ ...drafted, author: 'gone' }, ['one'])).toBe(false);
  expect(needsOperator({ ...drafted, state: 'approved' }, ['one'])).toBe(false);
});
